import type { PictureSize } from '#connectors/social/channel.ts'
import { keepFile, readStoredFile } from '#core/files/index.server.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

export type Crop = PictureSize & { url: string; bytes: number }

/** Cuts an image of the library to these sizes and stores the results, in the same order. */
export async function cropImage(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>,
  workspaceId: WorkspaceId,
  { url, focus }: Pick<MediaItem, 'url' | 'focus'>,
  sizes: readonly PictureSize[],
): Promise<Crop[]> {
  const read = async () => {
    const stored = await readStoredFile(deps, workspaceId, url)
    if (!stored) throw notFound()
    return { bytes: stored.bytes, focus, sizes }
  }
  const cropped = await runPictureTask('cropPicture', read, { workspaceId })
  const crops: Crop[] = []
  for (const [index, size] of sizes.entries()) {
    const bytes = Buffer.from(cropped[index] ?? [])
    const kept = await keepFile(deps, workspaceId, 'image/jpeg', bytes, size)
    crops.push({ ...size, url: kept, bytes: bytes.length })
  }
  return crops
}
