import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { AppError, notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { type Actor, newToken } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { mediaTypes } from '../files.contract.ts'
import { CHUNK_BYTES, MAX_IMAGE_BYTES, MAX_VIDEO_BYTES, type Upload } from '../uploads.contract.ts'
import { detectType, HEAD_BYTES } from './detect-type.ts'
import { explainStorageError } from './explain-storage-error.ts'
import { bytesWithin } from './request-bytes.ts'
import { refuseBeyondQuota } from './storage-quota.ts'
import * as repository from './uploads.repository.ts'

export type { UploadRow } from './uploads.repository.ts'

const HOUR_MS = 3_600_000
const KEPT_HOURS = 24
/** A phone sends a few dozen photos at once; more than this is a mistake. */
const MOST_OPEN = 200

type Stored = Pick<Deps, 'db' | 'storage'>

const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS)

const present = ({ id, size }: repository.UploadRow, received: number): Upload => ({
  id,
  size,
  received,
  chunkBytes: CHUNK_BYTES,
})

/** Refuses what would be refused at the end, before a byte is sent. */
export async function start(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  { workspaceId, userId }: Actor,
  { name, size, type }: { name: string; size: number; type: string },
): Promise<Upload> {
  if (size > (type.startsWith('image/') ? MAX_IMAGE_BYTES : MAX_VIDEO_BYTES))
    throw new AppError('upload_too_large')
  const open = await repository.sumOpen(deps.db, workspaceId)
  if (open.uploads >= MOST_OPEN) throw new AppError('too_many_uploads')
  await refuseBeyondQuota(deps, workspaceId, open.bytes + size)
  const now = deps.clock.now()
  const row = await repository.insert(deps.db, workspaceId, {
    name,
    size,
    startedBy: userId,
    objectName: newToken(),
    fileName: newToken(),
    createdAt: now,
    expiresAt: hoursFrom(now, KEPT_HOURS),
  })
  return present(row, 0)
}

/** A finished upload has no bytes left, but all have arrived. */
async function sizeArrived(storage: Deps['storage'], row: repository.UploadRow): Promise<number> {
  if (row.finishedAt) return row.size
  const { objectName, size } = row
  // The whole one first: a late write of a lost request may leave a partial object next to it.
  const whole = await storage.sizeOf(objectName)
  if (whole !== null) return whole
  const part = await storage.sizeOfPart(objectName)
  // Another request may have made it whole between the two looks.
  return part === size ? part : ((await storage.sizeOf(objectName)) ?? part)
}

/** One of another workspace looks like a missing one. */
async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<repository.UploadRow> {
  const row = await repository.find(db, workspaceId, id)
  if (!row) throw notFound()
  return row
}

export async function get({ db, storage }: Stored, { workspaceId }: Actor, id: string): Promise<Upload> {
  const row = await find(db, workspaceId, id)
  return present(row, await sizeArrived(storage, row))
}

/** Streams a chunk to the storage. What has arrived when the connection is lost stays. */
export async function receiveChunk(
  { db, storage, clock }: Pick<Deps, 'db' | 'storage' | 'clock'>,
  { workspaceId }: Actor,
  { id, offset }: { id: string; offset: number },
  request: IncomingMessage,
): Promise<Upload> {
  const row = await find(db, workspaceId, id)
  if (offset !== (await sizeArrived(storage, row)) || offset >= row.size)
    throw new AppError('upload_out_of_step')
  const bytes = bytesWithin(request, Math.min(CHUNK_BYTES, row.size - offset))
  try {
    const written = await storage.append(row.objectName, offset, bytes).catch(explainStorageError)
    await repository.change(db, workspaceId, id, { expiresAt: hoursFrom(clock.now(), KEPT_HOURS) })
    return present(row, offset + written)
  } finally {
    await bytes.return(undefined)
  }
}

/** Its bytes go first: without a row, they would stay until the next sweep. */
export async function remove({ db, storage }: Stored, workspaceId: WorkspaceId, id: string): Promise<void> {
  const row = await repository.find(db, workspaceId, id)
  if (!row) return
  await removeBytes(storage, row)
  await repository.remove(db, workspaceId, id)
}

export async function cancel(deps: Stored, { workspaceId }: Actor, id: string): Promise<void> {
  const row = await find(deps.db, workspaceId, id)
  // A file or a conversion has it now.
  if (row.finishedAt || (await deps.storage.sizeOf(row.objectName)) !== null) return
  await remove(deps, workspaceId, id)
}

async function removeBytes(storage: Deps['storage'], { objectName }: { objectName: string }): Promise<void> {
  await storage.removePart(objectName)
  await storage.remove(objectName)
}

export async function removeExpiredUploads({
  db,
  storage,
  clock,
}: Pick<Deps, 'db' | 'storage' | 'clock'>): Promise<void> {
  for (const row of await repository.removeExpired(db, clock.now())) await removeBytes(storage, row)
}

/** Makes the bytes one object; refused unless they are as many as declared. */
export async function completeUpload(
  { storage }: Pick<Deps, 'storage'>,
  row: repository.UploadRow,
): Promise<void> {
  if ((await sizeArrived(storage, row)) !== row.size) throw new AppError('upload_out_of_step')
  if (!row.finishedAt) await storage.complete(row.objectName, row.size)
}

export async function typeOfUpload({ storage }: Stored, { objectName }: repository.UploadRow) {
  const head = await storage.get(objectName, { start: 0, end: HEAD_BYTES - 1 })
  return head && detectType(await buffer(head.stream), mediaTypes)
}

/** For bytes that are still needed after the upload, for example by a conversion. */
export const keepUpload = (db: Db, workspaceId: WorkspaceId, id: string, expiresAt: Date) =>
  repository.change(db, workspaceId, id, { expiresAt })

/** Its bytes were stored as a file. The row stays for a day, so that a repeated request finds what became of it. */
export async function finishUpload(
  { db, storage, clock }: Pick<Deps, 'db' | 'storage' | 'clock'>,
  row: repository.UploadRow,
): Promise<void> {
  const now = clock.now()
  const changes = { finishedAt: now, expiresAt: hoursFrom(now, KEPT_HOURS) }
  await repository.change(db, row.workspaceId, row.id, changes)
  await storage.remove(row.objectName)
}

export const findUpload = repository.find
