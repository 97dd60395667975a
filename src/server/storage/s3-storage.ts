import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/errors.ts'
import { recently } from '../recently.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { checkObjectName, isObjectName } from './object-name.ts'
import { listObjects, listOpenUploads } from './s3/list-objects.ts'
import { appendPieces, joinPieces, removeOldPieces, removePieces, sizeOfPieces } from './s3/pieces.ts'
import { readObject, sizeOfObject, unlessMissing } from './s3/read-object.ts'
import { createS3Client, type S3Client, type S3Options } from './s3/s3-client.ts'
import { failureOf } from './s3/s3-failure.ts'
import { abort, writeObject } from './s3/write-object.ts'
import type { Storage, StorageState } from './storage.ts'

const FRESH_MS = 60_000
const FRESH_TROUBLE_MS = 10_000

const OBJECTS = 'objects/'
const keyOf = (name: string) => OBJECTS + checkObjectName(name)

/**
 * Objects in a bucket of any store that speaks S3. Partial uploads are objects in a folder next to them, so processes on
 * different machines can continue each other's work.
 */
export function openS3Storage(options: S3Options): Storage {
  const client = createS3Client(options)
  const { clock } = options
  const { presign } = client
  const get: Storage['get'] = async (name, range) => readObject(client, keyOf(name), range)

  return {
    put: async (name, content) => ({ size: await writeObject(client, keyOf(name), content) }),
    get,
    sizeOf: async (name) => sizeOfObject(client, keyOf(name)),
    async remove(name) {
      await unlessMissing(client.send({ method: 'DELETE', key: keyOf(name) }))
    },
    async *list() {
      for await (const object of listObjects(client, OBJECTS)) if (isObjectName(object.name)) yield object
    },
    append: async (name, offset, content) => appendPieces(client, checkObjectName(name), offset, content),
    sizeOfPart: async (name) => sizeOfPieces(client, checkObjectName(name)),
    complete: async (name, size) => joinPieces(client, name, keyOf(name), size),
    removePart: async (name) => removePieces(client, checkObjectName(name)),
    async withFile(name, work) {
      const object = await get(name)
      if (!object) return work(null)
      return withTemporaryFolder(clock, async (folder) => {
        const path = join(folder, name)
        await pipeline(object.stream, createWriteStream(path, { mode: 0o600 }))
        return work(path)
      })
    },
    async removeUnfinished(untouchedSince) {
      await removeOldPieces(client, untouchedSince)
      await abortOldUploads(client, untouchedSince)
    },
    // Anyone may ask for the health of the server, and each request to a store costs money.
    check: recently(
      () => probe(client),
      (state) => (state === 'ok' ? FRESH_MS : FRESH_TROUBLE_MS),
    ),
    ...(presign && {
      publicUrl: (name, { expiresInSeconds, type }) =>
        presign(keyOf(name), { 'response-content-type': type }, expiresInSeconds),
    }),
  }
}

/** Some stores do not list them, and clean up by themselves. */
const NOT_IMPLEMENTED = 501

async function abortOldUploads(client: S3Client, untouchedSince: Date): Promise<void> {
  try {
    for await (const { key, uploadId, startedAt } of listOpenUploads(client, OBJECTS))
      if (startedAt < untouchedSince) await unlessMissing(abort(client, key, uploadId))
  } catch (error) {
    if (failureOf(error)?.status !== NOT_IMPLEMENTED) throw error
  }
}

/** Always the same object, so that checks leave nothing behind. */
const PROBE = 'probe'
const states = { files_no_space: 'full', files_refused: 'refused' } as const

/** Writes, because a store that is full or read-only still answers. */
async function probe(client: S3Client): Promise<StorageState> {
  try {
    await client.send({
      method: 'PUT',
      key: PROBE,
      body: [Buffer.from('CampAIgner checks whether it may write here.\n')],
    })
    return 'ok'
  } catch (error) {
    const code = error instanceof AppError ? error.code : ''
    return code in states ? states[code as keyof typeof states] : 'not answering'
  }
}
