import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type MediaTurn, runPictureTask } from '#media/pool/media-pool.ts'
import { drawPoster } from '#media/video/draw-poster.ts'
import { notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import { newToken } from '#server/tenancy/actor.ts'
import { type StoredType, THUMBNAIL_TYPE } from '../files.contract.ts'
import * as repository from './files.repository.ts'
import { isPictureType } from './files.service.ts'

const VIDEO = 'video/mp4'
const POSTER_SIDE = 960
const isShowable = (type: StoredType | null) => type !== null && (isPictureType(type) || type === VIDEO)

function posterOf(path: string | null): Promise<Buffer> {
  if (path === null) throw notFound()
  return drawPoster(path, POSTER_SIDE)
}

/** Drawn when it is first shown, then stored. A stored one may be missing after a restore, and is drawn again. */
export async function openThumbnail(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  turn: MediaTurn,
  name: string,
): Promise<FileAnswer> {
  const { workspaceId } = turn
  const file = await repository.find(db, workspaceId, name)
  if (!file?.objectName || !isShowable(file.contentType)) throw notFound()
  const { objectName, thumbnailName, contentType } = file
  const stored = thumbnailName === null ? null : await storage.get(thumbnailName)
  if (stored) return { type: THUMBNAIL_TYPE, body: stored.stream, length: stored.size }
  const read = async () => {
    if (contentType === VIDEO) return storage.withFile(objectName, posterOf)
    const object = await storage.get(objectName)
    if (!object) throw notFound()
    return buffer(object.stream)
  }
  const drawn = Buffer.from(await runPictureTask('drawThumbnail', read, turn))
  const newName = newToken()
  await storage.put(newName, Readable.from([drawn]))
  const isKept = await repository.setThumbnail(db, workspaceId, name, thumbnailName, newName)
  if (!isKept) await storage.remove(newName)
  return { type: THUMBNAIL_TYPE, body: drawn, length: drawn.length }
}
