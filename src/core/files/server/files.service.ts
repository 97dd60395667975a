import { buffer } from 'node:stream/consumers'
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
import { fileUrlSchema, getObject, pictureTypes, type StoredType, storedTypes } from '../files.contract.ts'
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

function nameOfFile(url: string): string | null {
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

const endingOf = (type: StoredType) => storedTypes[type][0]

export type StoredFile = { objectName: string; fileName: string }

/** Every file of the workspace, each under the name that records refer to. */
export async function listStoredFiles(db: Db, workspaceId: WorkspaceId): Promise<StoredFile[]> {
  const rows = await repository.listStored(db, workspaceId)
  return rows.map(({ name, objectName, contentType }) => ({
    objectName,
    fileName: `${name}${endingOf(contentType)}`,
  }))
}

export type OpenFile = FileAnswer & { fileName: string }

/**
 * Stores what we made ourselves; answers its address. Nothing refers to it until somebody claims it, and it is swept after a
 * day if nobody does. Refuses what no longer fits into the storage of the workspace.
 */
export async function keepFile(
  { db, storage, clock, env }: Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>,
  workspaceId: WorkspaceId,
  contentType: StoredType,
  content: Buffer | AsyncIterable<Uint8Array>,
): Promise<string> {
  const name = newToken()
  const objectName = newToken()
  const { size } = await storage.put(objectName, Buffer.isBuffer(content) ? wholeAtOnce(content) : content)
  const storedAt = clock.now()
  try {
    await db.transaction(async (db) => {
      await reserveStorage(db, workspaceId, env.storageQuota, size)
      await repository.insertStored(db, workspaceId, { name, objectName, contentType, size, storedAt })
    })
  } catch (error) {
    // After any other error the row may be written all the same, so the object stays for the sweep.
    if (error instanceof AppError) await storage.remove(objectName)
    throw error
  }
  return urlOfFile(name)
}

async function* wholeAtOnce(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

/** The bytes of a stored file of this workspace, or of a part of it, and the size of the whole; null when it is not there. */
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

/** How many bytes a stored file of this workspace has, or null when it is not there. */
export async function sizeOf(db: Db, workspaceId: WorkspaceId, url: string): Promise<number | null> {
  const name = nameOfFile(url)
  const file = name === null ? null : await repository.find(db, workspaceId, name)
  return file?.size ?? null
}

/**
 * A stored file of this workspace, of the type that was found in it, under a name made by us; of a Range header only that part.
 * Players of videos ask for parts, and some play nothing that cannot be asked for so.
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
  const fileName = `file-${file.name.slice(0, 8)}${endingOf(file.contentType)}`
  const answer = { type: file.contentType, body: object.stream, fileName }
  if (!range) return { ...answer, length: object.size }
  return { ...answer, length: range.end - range.start + 1, part: { ...range, of: object.size } }
}

/** The headers of a stored file: shown in place, never run, asked for in parts. */
export const fileHeaders = (fileName: string) => ({
  'accept-ranges': 'bytes',
  'cache-control': 'private, max-age=3600',
  'content-security-policy': "sandbox; default-src 'none'",
  'content-disposition': `inline; filename="${fileName}"`,
  'x-content-type-options': 'nosniff',
})

/**
 * Says that a record refers to this file, so that it is kept; in the transaction that writes the record. Refuses an
 * address that is no stored file of this workspace, or no picture where one is wanted; `field` is what then is at fault.
 */
export async function claim(
  db: Db,
  workspaceId: WorkspaceId,
  url: string,
  { field = 'fileUrl', isPicture = false }: { field?: string; isPicture?: boolean } = {},
): Promise<void> {
  const name = nameOfFile(url)
  const type = name === null ? null : await repository.addClaim(db, workspaceId, name)
  if (!type) throw new AppError('refused', { fields: { [field]: unknownText } })
  if (isPicture && !pictureTypes.some((accepted) => accepted === type))
    throw new AppError('refused', { fields: { [field]: noPictureText } })
}

/** The record refers to it no longer; in the transaction that changes or deletes the record. */
export async function release(db: Db, workspaceId: WorkspaceId, url: string): Promise<void> {
  const name = nameOfFile(url)
  if (name !== null) await repository.removeClaim(db, workspaceId, name)
}

/** What is gone from the rows; its object is removed when the transaction is through, else by the sweep. */
export type FreedFile = { objectName: string; size: number }

/** As `release`, and what nothing refers to any more is gone at once, so that its space is free. */
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

/** Removes a file that only one record refers to; null when others do, and then it stays. */
export async function removeWithOneClaim(
  db: Db,
  workspaceId: WorkspaceId,
  url: string,
): Promise<FreedFile | null> {
  const name = nameOfFile(url)
  return name === null ? null : repository.deleteFile(db, workspaceId, name, { claims: 1 })
}

/** The address and size of each file that one record alone refers to, to be joined with those records. */
export const filesWithOneClaim = (db: Db, workspaceId: WorkspaceId) =>
  repository.selectWithOneClaim(db, workspaceId, urlOfFile(''))
