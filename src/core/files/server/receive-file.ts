import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText, translateRule } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import { type Actor, newToken } from '#server/tenancy/actor.ts'
import {
  MAX_FILE_BYTES,
  type PictureType,
  pictureTypes,
  type SmallFileType,
  type StoredType,
  smallFileTypes,
} from '../files.contract.ts'
import { filesRules } from '../i18n/index.ts'
import { detectType, HEAD_BYTES } from './detect-type.ts'
import { explainStorageError } from './explain-storage-error.ts'
import type { Measures } from './files.repository.ts'
import * as repository from './files.repository.ts'
import { urlOfFile } from './files.service.ts'
import { bytesWithin, readHead } from './request-bytes.ts'
import { refuseWhenFull, reserveStorage } from './storage-quota.ts'
import { hasExpired, isGivenTo, type UploadLink } from './upload-link.ts'

const emptyText = ruleText(filesRules, 'empty')

/**
 * Receives a file at its upload URL. The link is used up only when the file is stored: after a failed or refused upload
 * the same session may retry until it expires.
 */
export async function receiveFile(
  deps: Deps,
  actor: Actor,
  link: UploadLink,
  request: IncomingMessage,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
) {
  await checkLink(deps, actor, link)
  await refuseWhenFull(deps, actor.workspaceId)
  const bytes = bytesWithin(request, MAX_FILE_BYTES)
  try {
    const head = await readHead(bytes, HEAD_BYTES)
    if (head.length === 0)
      throw new AppError('invalid_input', { fields: { body: translateRule(emptyText, locale) } })
    const contentType = await detectType(head, smallFileTypes)
    if (!contentType) throw new AppError('file_type_refused')
    const arrived = await putBytes(deps, joined(head, bytes))
    const kept = await keep(deps, actor, link.name, contentType, arrived, signal)
    return { url: urlOfFile(link.name), contentType: kept.contentType, size: kept.size }
  } finally {
    await bytes.return(undefined)
  }
}

async function checkLink({ db, secrets, clock }: Deps, actor: Actor, link: UploadLink): Promise<void> {
  const place = await repository.find(db, actor.workspaceId, link.name)
  const isOwn = isGivenTo(secrets, actor, link)
  // A name of another workspace looks like a missing one.
  if (!place && !isOwn) throw notFound()
  if (place?.state !== 'issued' || !isOwn || hasExpired(link, clock.now()))
    throw new AppError('upload_link_invalid')
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head
  yield* rest
}

type Arrived = { objectName: string; size: number }
type Kept = Arrived & { contentType: StoredType } & Partial<Measures & { preview: string }>

async function putBytes({ storage }: Deps, content: AsyncIterable<Buffer>): Promise<Arrived> {
  const objectName = newToken()
  const { size } = await storage.put(objectName, content).catch(explainStorageError)
  return { objectName, size }
}

const isPicture = (type: SmallFileType): type is PictureType =>
  pictureTypes.some((accepted) => accepted === type)

/** The object first, then its row: a crash in between leaves an object for the sweep, never a row without one. */
async function keep(
  deps: Deps,
  actor: Actor,
  name: string,
  type: SmallFileType,
  arrived: Arrived,
  signal: AbortSignal,
): Promise<Kept> {
  let object = arrived
  try {
    const kept = isPicture(type)
      ? await fitted(deps, actor, type, arrived, signal)
      : { ...arrived, contentType: type }
    object = kept
    await markStored(deps, actor, name, kept)
    return kept
  } catch (error) {
    // If the database does not answer, the row may have been written, so the object stays for the sweep.
    if (error instanceof AppError) await deps.storage.remove(object.objectName)
    throw error
  }
}

/** Resizes a picture once; later drawings read the small one. */
async function fitted(
  deps: Deps,
  { workspaceId }: Actor,
  type: PictureType,
  arrived: Arrived,
  signal: AbortSignal,
): Promise<Kept> {
  const { storage } = deps
  const read = async () => {
    const object = await storage.get(arrived.objectName)
    return { bytes: object ? await buffer(object.stream) : Buffer.alloc(0), type }
  }
  const { bytes, ...found } = await runPictureTask('fitPicture', read, { workspaceId, signal })
  if (!bytes) return { ...arrived, ...found }
  const kept = await putBytes(deps, Readable.from([bytes]))
  await storage.remove(arrived.objectName)
  return { ...kept, ...found }
}

const markStored = (
  { db, clock, env }: Deps,
  { workspaceId }: Actor,
  name: string,
  kept: Kept,
): Promise<void> =>
  db.transaction(async (db) => {
    await reserveStorage(db, workspaceId, env.storageQuota, kept.size)
    if (!(await repository.markStored(db, workspaceId, name, { ...kept, storedAt: clock.now() })))
      throw new AppError('upload_link_invalid')
  })
