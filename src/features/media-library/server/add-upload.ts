import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PictureType } from '#core/files/files.contract.ts'
import {
  completeUpload,
  findUpload,
  finishUpload,
  keepFile,
  keepUpload,
  removeUpload,
  typeOfUpload,
  type UploadRow,
  urlOfFile,
} from '#core/files/index.server.ts'
import { MAX_IMAGE_BYTES } from '#core/files/uploads.contract.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { type FilmFacts, type FilmType, probeFilm } from '#media/video/probe-film.ts'
import { AppError, type ErrorCode, notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { convertFilm } from './convert-film.job.ts'
import * as conversions from './media-conversions.repository.ts'
import * as repository from './media-items.repository.ts'
import { add, findAgain, get, nameOf } from './media-library.service.ts'

const KEPT_DAYS = 7
const DAY_MS = 86_400_000

type Call = { signal: AbortSignal }

/**
 * Adds a complete upload to the library, by its content. Finishing twice answers the same item. A refused upload is
 * removed, because sending the same bytes again would not help.
 */
export async function addUpload(deps: Deps, actor: Actor, uploadId: string, call: Call): Promise<MediaItem> {
  const { workspaceId } = actor
  const upload = await findUpload(deps.db, workspaceId, uploadId)
  if (!upload) throw notFound()
  const findAdded = () => findAgain(deps.db, actor, urlOfFile(upload.fileName))
  const known = await findAdded()
  if (known) return known
  try {
    await completeUpload(deps, upload)
    return await addByType(deps, actor, upload, call)
  } catch (error) {
    // Another request added it meanwhile, and has its bytes.
    const added = await findAdded()
    if (added) return added
    if (error instanceof AppError && finalCodes.has(error.code))
      await removeUpload(deps, workspaceId, uploadId)
    throw error
  }
}

const finalCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'media_type_refused',
  'upload_too_large',
  'picture_too_large',
  'picture_unreadable',
  'film_unreadable',
  'film_too_long',
  'film_too_many_pixels',
])

async function addByType(deps: Deps, actor: Actor, upload: UploadRow, call: Call): Promise<MediaItem> {
  const type = await typeOfUpload(deps, upload)
  if (!type) throw new AppError('media_type_refused')
  if (type.startsWith('image/') && upload.size > MAX_IMAGE_BYTES) throw new AppError('upload_too_large')
  if (isStill(type)) return addPicture(deps, actor, upload, type, call)
  if (type !== 'image/gif') return addFilm(deps, actor, upload, type, await probe(deps, upload, type))
  const turn = { workspaceId: actor.workspaceId, signal: call.signal }
  const { isAnimated } = await runPictureTask('measureGif', () => readUpload(deps, upload), turn)
  if (!isAnimated) return addPicture(deps, actor, upload, type, call)
  return addFilm(deps, actor, upload, type, await probe(deps, upload, type))
}

type MediaType = NonNullable<Awaited<ReturnType<typeof typeOfUpload>>>
const isStill = (type: MediaType): type is PictureType => type.startsWith('image/') && type !== 'image/gif'

const probe = ({ storage }: Deps, { objectName }: UploadRow, type: FilmType) =>
  storage.withFile(objectName, (path) => {
    if (path === null) throw notFound()
    return probeFilm(path, type)
  })

async function readUpload({ storage }: Deps, { objectName }: UploadRow): Promise<Buffer> {
  const object = await storage.get(objectName)
  if (!object) throw notFound()
  return buffer(object.stream)
}

/** Decoded and encoded again, so that nothing but the picture is left of it. */
async function addPicture(
  deps: Deps,
  actor: Actor,
  upload: UploadRow,
  type: PictureType | 'image/gif',
  { signal }: Call,
): Promise<MediaItem> {
  const { workspaceId } = actor
  const read = async () => ({ bytes: await readUpload(deps, upload), type })
  const fitted = await runPictureTask('fitPicture', read, { workspaceId, signal })
  const { contentType, width, height, preview } = fitted
  const bytes = fitted.bytes ?? (await readUpload(deps, upload))
  const known = { name: upload.fileName, preview }
  const url = await keepFile(deps, workspaceId, contentType, Readable.from([bytes]), { width, height }, known)
  const item = await add(deps, actor, { url, name: upload.name, tags: [] })
  await finishUpload(deps, upload)
  return item
}

const addFilm = (
  deps: Deps,
  actor: Actor,
  upload: UploadRow,
  type: FilmType,
  { width, height, seconds }: FilmFacts,
): Promise<MediaItem> =>
  deps.db.transaction(async (db) => {
    const { workspaceId, userId } = actor
    const now = deps.clock.now()
    const url = urlOfFile(upload.fileName)
    const itemId = await repository.insert(db, workspaceId, {
      ...{ url, width, height, seconds, kind: 'video', bytes: upload.size },
      name: nameOf(upload.name, now.toISOString().slice(0, 10)),
      focusX: 0.5,
      focusY: 0.5,
      addedBy: userId,
      createdAt: now,
    })
    // Another request added it meanwhile.
    if (!itemId) return (await findAgain(db, actor, url)) ?? Promise.reject(notFound())
    await keepUpload(db, workspaceId, upload.id, new Date(now.getTime() + KEPT_DAYS * DAY_MS))
    await conversions.insert(db, workspaceId, { itemId, uploadId: upload.id, type, createdAt: now })
    await deps.queue.enqueue(db, convertFilm, { workspaceId, itemId })
    await announce(db, actor, 'media')
    return get(db, workspaceId, itemId)
  })
