import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { examineStore } from '#server/doctor/examine-store.ts'
import { formatReport } from '#server/doctor/finding.ts'
import type { S3Settings } from '#server/storage/s3/s3-settings.ts'
import { openS3Storage } from '#server/storage/s3-storage.ts'
import { listAll, testStorage } from '#server/storage/storage-conformance.fixture.ts'
import { type Swift, startSwift } from './swift-server.ts'

const name = 'an-object-name-of-our-own'
const MB = 1024 * 1024
let swift: Swift
beforeAll(async () => {
  swift = await startSwift()
})
afterAll(() => swift?.close())

/** Each test has a folder of its own in the bucket. */
const open = (changes: Partial<S3Settings> = {}) => {
  const settings = { ...swift.settings, prefix: `${randomUUID()}/`, ...changes }
  return { settings, storage: openS3Storage({ settings, clock: systemClock }) }
}

async function* film(bytes: number) {
  for (let sent = 0; sent < bytes; sent += MB) yield Buffer.alloc(Math.min(MB, bytes - sent), `${sent} `)
}

describe('a real store', () => testStorage(async () => ({ ...open(), close: async () => undefined })))

test('a film of many parts arrives, whole and in ranges', async () => {
  const { storage } = open()
  const size = 40 * MB + 123
  expect(await storage.put(name, film(size))).toEqual({ size })
  expect(await storage.sizeOf(name)).toBe(size)
  const part = await storage.get(name, { start: 9 * MB, end: 9 * MB + 6 })
  expect(part && (await buffer(part.stream)).toString()).toBe(`${9 * MB}`.slice(0, 7))
  let bytes = 0
  for await (const chunk of (await storage.get(name))?.stream ?? []) bytes += chunk.length
  expect(bytes).toBe(size)
  expect((await listAll(storage)).map((object) => object.size)).toEqual([size])
})

test('an interrupted film leaves nothing after the sweep', async () => {
  const { storage } = open()
  async function* broken() {
    yield* film(20 * MB)
    throw new Error('gone')
  }
  await expect(storage.put(name, broken())).rejects.toThrow('gone')
  await storage.removeUnfinished(new Date(Date.now() + 60_000))
  expect(await listAll(storage)).toEqual([])
})

test('its signed addresses are readable by anyone, for this object only', async () => {
  const { storage } = open()
  await storage.put(name, film(10))
  const url = storage.publicUrl?.(name, { expiresInSeconds: 60, type: 'video/mp4' }) ?? ''
  const answer = await fetch(url)
  expect([answer.status, (await answer.text()).length]).toEqual([200, 10])
  expect((await fetch(url.replace(name, `${name}-2`))).status).toBe(403)
})

test('a wrong key and a missing bucket are refused, and the doctor says what to fix', async () => {
  const wrong = open({ secretAccessKey: 'wrong' })
  await expect(wrong.storage.put(name, film(10))).rejects.toMatchObject({ code: 'files_refused' })
  expect(formatReport(await examineStore(wrong.settings))).toContain('Correct S3_SECRET_ACCESS_KEY')
  const missing = open({ bucket: 'another-bucket' })
  await expect(missing.storage.get(name)).rejects.toMatchObject({ code: 'files_refused' })
  expect(formatReport(await examineStore(missing.settings))).toContain('Create the bucket')
  expect(formatReport(await examineStore(open().settings))).not.toMatch(/[✗!]/)
})
