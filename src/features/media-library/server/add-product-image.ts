import { claimFile, keepFile } from '#core/files/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { clip } from '#platform/clip.ts'
import { locales } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { MAX_NAME } from '../media-library.contract.ts'
import * as repository from './media-items.repository.ts'

type FetchedImage = {
  bytes: Buffer
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/heic'
  /** Of the product; also its alt text. */
  name: string
}

/** Treated like an upload. `onAdded` runs in the transaction that adds it. */
export async function addProductImage(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>,
  workspaceId: WorkspaceId,
  { bytes, type, name: product }: FetchedImage,
  onAdded: (db: Db, itemId: string) => Promise<void>,
): Promise<void> {
  const fitted = await runPictureTask('fitPicture', { bytes, type }, { workspaceId })
  const { contentType, width, height, preview } = fitted
  const content = fitted.bytes ? Buffer.from(fitted.bytes) : bytes
  const focus = await runPictureTask('findFocus', content, { workspaceId })
  const url = await keepFile(deps, workspaceId, contentType, content, { width, height }, { preview })
  const name = clip(product, MAX_NAME)
  await deps.db.transaction(async (db) => {
    const { size } = await claimFile(db, workspaceId, url, { isPicture: true })
    const itemId = await repository.insert(db, workspaceId, {
      ...{ url, name, width, height, bytes: size, isProduct: true },
      alts: Object.fromEntries(locales.map((locale) => [locale, name])),
      focusX: focus.x,
      focusY: focus.y,
      createdAt: deps.clock.now(),
    })
    if (!itemId) throw new Error('The name of a new file was in use.')
    await onAdded(db, itemId)
    await announce(db, { workspaceId, clientId: undefined }, 'media')
    await announce(db, { workspaceId, clientId: undefined }, 'integrations')
  })
}
