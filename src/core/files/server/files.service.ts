import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { SQLWrapper } from 'drizzle-orm'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { pathOf } from '#platform/endpoint.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { readRange } from '#server/http/byte-range.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { ByteRange } from '#server/storage/storage.ts'
import { type Actor, newToken } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import {
  fileUrlSchema,
  getObject,
  type StoredPictureType,
  type StoredType,
  storedTypes,
} from '../files.contract.ts'
import { filesRules } from '../i18n/index.ts'
import * as repository from './files.repository.ts'
import { refuseWhenFull, reserveStorage } from './storage-quota.ts'
import { linkTo } from './upload-link.ts'

export { refuseWhenFull } from './storage-quota.ts'
export { findUsage } from './storage-usage.repository.ts'

const LINK_MINUTES = 10

const unknownText = ruleText(filesRules, 'unknown')

const noPictureText = ruleText(filesRules, 'noPicture')

export const urlOfFile = (name: string) => pathOf(getObject.path, { name })

export const isPictureType = (type: StoredType): type is StoredPictureType => type.startsWith('image/')

export function nameOfFile(url: string): string | null {
  return fileUrlSchema.safeParse(url).success ? url.slice(urlOfFile('').length) : null
}

export async function issueUpload(deps: Deps, actor: Actor) {
  const { db, secrets, clock } = deps
  await refuseWhenFull(deps, actor.workspaceId)
  const name = newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + LINK_MINUTES * 60_000)
  await repository.insert(db, actor.workspaceId, { name, issuedTo: actor.userId, createdAt, expiresAt })
  return { uploadURL: linkTo(secrets, actor, name, expiresAt) }
}

const endingOf = (type: StoredType) => storedTypes[type]

/** A name for people and other programs; it does not give the URL away. */
const shortNameOf = (name: string, type: StoredType) => `file-${name.slice(0, 8)}${endingOf(type)}`

export type StoredFile = { objectName: string; fileName: string }

/** Every file of the workspace, by the name that records use. */
export async function listStoredFiles(db: Db, workspaceId: WorkspaceId): Promise<StoredFile[]> {
  const rows = await repository.listStored(db, workspaceId)
  return rows.map(({ name, objectName, contentType }) => ({
    objectName,
    fileName: `${name}${endingOf(contentType)}`,
  }))
}

export type OpenFile = FileAnswer & { fileName: string }

/**
 * Stores a file of our own; answers its URL. It is swept after a day unless claimed. Refused if it exceeds the
 * workspace's storage. Of two files with the same name, the first stays.
 */
export async function keepFile(
  { db, storage, clock, env }: Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>,
  workspaceId: WorkspaceId,
  contentType: StoredType,
  content: Buffer | AsyncIterable<Uint8Array>,
  measures?: repository.Measures,
  known: { name?: string; preview?: string } = {},
): Promise<string> {
  const { name = newToken() } = known
  const objectName = newToken()
  const isDrawn = Buffer.isBuffer(content) && isPictureType(contentType)
  const drawPreview = () => (isDrawn ? runPictureTask('drawPreview', content, { workspaceId }) : null)
  const preview = known.preview ?? (await drawPreview())
  const { size } = await storage.put(objectName, Buffer.isBuffer(content) ? wholeAtOnce(content) : content)
  const storedAt = clock.now()
  try {
    const isKept = await db.transaction(async (db) => {
      await reserveStorage(db, workspaceId, env.storageQuota, size)
      const stored = { name, objectName, contentType, size, storedAt, preview, ...measures }
      return repository.insertStored(db, workspaceId, stored)
    })
    if (!isKept) await storage.remove(objectName)
  } catch (error) {
    // After any other error the row may have been written, so the object stays for the sweep.
    if (error instanceof AppError) await storage.remove(objectName)
    throw error
  }
  return urlOfFile(name)
}

async function* wholeAtOnce(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

/** The bytes of a stored file, or a range of it, and its total size; null if missing. */
export async function readStored(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  url: string,
  range?: ByteRange,
): Promise<{ type: StoredType; size: number; bytes: Buffer } | null> {
  const name = nameOfFile(url)
  const file = name === null ? null : await repository.find(db, workspaceId, name)
  if (!file?.objectName || !file.contentType || file.size === null) return null
  const object = await storage.get(file.objectName, range)
  return object && { type: file.contentType, size: file.size, bytes: await buffer(object.stream) }
}

export type StreamedFile = {
  objectName: string
  type: StoredType
  size: number
  fileName: string
  open(range?: ByteRange): Promise<Readable>
}

/** A stored file that is read piece by piece, and can be read again; null if missing. */
export async function streamStored(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  url: string,
): Promise<StreamedFile | null> {
  const name = nameOfFile(url)
  const file = name === null ? null : await repository.find(db, workspaceId, name)
  const { objectName, contentType, size } = file ?? {}
  if (!file || !objectName || !contentType || typeof size !== 'number') return null
  return {
    objectName,
    type: contentType,
    size,
    fileName: shortNameOf(file.name, contentType),
    open: async (range) => {
      const object = await storage.get(objectName, range)
      if (!object) throw notFound()
      return object.stream
    },
  }
}

/** Where stored files are on this machine while `work` runs, by URL; missing ones are left out. */
export async function withStoredFiles<T>(
  deps: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  urls: readonly string[],
  work: (paths: ReadonlyMap<string, string>) => Promise<T>,
): Promise<T> {
  const [url, ...others] = urls
  if (url === undefined) return work(new Map())
  const name = nameOfFile(url)
  const file = name === null ? null : await repository.find(deps.db, workspaceId, name)
  const withOthers = (path: string | null) =>
    withStoredFiles(deps, workspaceId, others, (paths) =>
      work(path ? new Map([...paths, [url, path]]) : paths),
    )
  return file?.objectName ? deps.storage.withFile(file.objectName, withOthers) : withOthers(null)
}

/** The size of a stored file; null if missing. */
export async function sizeOf(db: Db, workspaceId: WorkspaceId, url: string): Promise<number | null> {
  const name = nameOfFile(url)
  const file = name === null ? null : await repository.find(db, workspaceId, name)
  return file?.size ?? null
}

/**
 * A stored file, with its detected type and a name of ours; with a Range header only that part. Video players request
 * ranges, and some play nothing without them.
 */
export async function openFile(
  { db, storage, log }: Pick<Deps, 'db' | 'storage' | 'log'>,
  workspaceId: WorkspaceId,
  url: string,
  rangeHeader?: string,
): Promise<OpenFile> {
  const name = nameOfFile(url)
  const file = name === null ? null : await repository.find(db, workspaceId, name)
  if (!file?.objectName || !file.contentType || file.size === null) throw notFound()
  const range = readRange(rangeHeader, file.size)
  if (range === 'beyond') throw new AppError('range_beyond_end')
  const object = await storage.get(file.objectName, range ?? undefined)
  if (!object) {
    log.error({ file: name }, 'a stored file is gone from the storage')
    throw notFound()
  }
  const fileName = shortNameOf(file.name, file.contentType)
  const answer = { type: file.contentType, body: object.stream, fileName }
  if (!range) return { ...answer, length: object.size }
  return { ...answer, length: range.end - range.start + 1, part: { ...range, of: object.size } }
}

/** Headers of a stored file: shown inline, never executed, with ranges. */
export const fileHeaders = (fileName: string) => ({
  'accept-ranges': 'bytes',
  'cache-control': 'private, max-age=3600',
  'content-security-policy': "sandbox; default-src 'none'",
  'content-disposition': `inline; filename="${fileName}"`,
  'x-content-type-options': 'nosniff',
})

/**
 * Claims a file for a record, so that it is kept; in the transaction that writes the record. Refuses a URL that is not
 * a stored file of this workspace, or not a picture where one is required; `field` names the input in the error.
 */
export async function claim(
  db: Db,
  workspaceId: WorkspaceId,
  url: string,
  { field = 'fileUrl', isPicture = false }: { field?: string; isPicture?: boolean } = {},
): Promise<repository.ClaimedFile> {
  const name = nameOfFile(url)
  const file = name === null ? null : await repository.addClaim(db, workspaceId, name)
  if (!file) throw new AppError('refused', { fields: { [field]: unknownText } })
  if (isPicture && !isPictureType(file.contentType))
    throw new AppError('refused', { fields: { [field]: noPictureText } })
  return file
}

/** Releases the claim, in the transaction that changes or deletes the record. */
export async function release(db: Db, workspaceId: WorkspaceId, url: string): Promise<void> {
  const name = nameOfFile(url)
  if (name !== null) await repository.removeClaim(db, workspaceId, name)
}

/** A deleted file; its object is removed after the commit, otherwise by the sweep. */
export type FreedFile = { objectName: string; size: number }

/** As `release`, but an unclaimed file is deleted immediately, so that its space is free. */
export async function releaseAtOnce(
  db: Db,
  workspaceId: WorkspaceId,
  url: string,
): Promise<FreedFile | null> {
  const name = nameOfFile(url)
  if (name === null) return null
  await repository.removeClaim(db, workspaceId, name)
  return repository.deleteFile(db, workspaceId, name, { claims: 0 })
}

/** Deletes a file that only one record refers to; null if there are others. */
export async function removeWithOneClaim(
  db: Db,
  workspaceId: WorkspaceId,
  url: string,
): Promise<FreedFile | null> {
  const name = nameOfFile(url)
  return name === null ? null : repository.deleteFile(db, workspaceId, name, { claims: 1 })
}

/** URL and size of files with exactly one claim, to be joined with their records. */
export const filesWithOneClaim = (db: Db, workspaceId: WorkspaceId) =>
  repository.selectWithOneClaim(db, workspaceId, urlOfFile(''))

/** In a query: the preview of a stored picture, a data URL; null without one. */
export const previewOf = (workspaceId: SQLWrapper, url: SQLWrapper) =>
  repository.previewOf(workspaceId, url, urlOfFile(''))

/** The previews of stored pictures, by URL. */
export async function readPreviews(
  db: Db,
  workspaceId: WorkspaceId,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const names = urls.flatMap((url) => nameOfFile(url) ?? [])
  if (names.length === 0) return new Map()
  const rows = await repository.listPreviews(db, workspaceId, names)
  return new Map(rows.map(({ name, preview }) => [urlOfFile(name), preview]))
}
