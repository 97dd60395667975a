import { readStoredFile } from '#core/files/index.server.ts'
import { campaignsRules } from '#features/campaigns/i18n/index.ts'
import { HEADER_BYTES, sizeInHeader } from '#media/picture-header.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

const unreadable = ruleText(campaignsRules, 'unreadable')

/** Size of a stored picture, with its rotation applied. */
export async function measurePicture(
  deps: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  url: string,
) {
  const head = await readStoredFile(deps, workspaceId, url, { start: 0, end: HEADER_BYTES - 1 })
  // The claim that follows reports an invalid URL.
  if (!head) return { width: 0, height: 0, bytes: 0 }
  const bytes = head.size
  const size = sizeInHeader(head.bytes)
  if (size) return { ...size, bytes }
  const whole = async () => (await readStoredFile(deps, workspaceId, url))?.bytes ?? Buffer.alloc(0)
  try {
    return { ...(await runPictureTask('measurePicture', whole, { workspaceId })), bytes }
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'picture_unreadable') throw cause
    throw new AppError('refused', { fields: { url: unreadable }, cause })
  }
}
