import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AppError } from '#platform/errors.ts'
import { systemClock } from '../clock.ts'
import { describeError } from '../describe-error.ts'
import { type FakeS3, fakeKeys, startFakeS3 } from './s3/fake-s3.fixture.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { listAll, readAll, testStorage } from './storage-conformance.fixture.ts'

const name = 'an-object-name-of-our-own'
const MB = 1024 * 1024
const PARTS_BYTES = 17 * MB

const storageOf = ({ settings }: FakeS3, changes: Partial<FakeS3['settings']> = {}) =>
  openS3Storage({ settings: { ...settings, ...changes }, clock: systemClock, firstWaitMs: 1 })

async function start(options: Parameters<typeof startFakeS3>[0] = {}) {
  const fake = await startFakeS3(options)
  onTestFinished(fake.close)
  return { fake, storage: storageOf(fake) }
}

async function* bytesOf(...parts: (Buffer | string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part
    yield Buffer.from(part)
  }
}

const large = Buffer.alloc(PARTS_BYTES, 'large content ')
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

describe('an S3 store', () =>
  testStorage(async () => {
    const fake = await startFakeS3()
    return { storage: storageOf(fake), close: fake.close }
  }))

describe('a part of a bucket, listed in short pages', () =>
  testStorage(async () => {
    const fake = await startFakeS3({ pageSize: 1 })
    return { storage: storageOf(fake, { prefix: 'shop/files/' }), close: fake.close }
  }))

test('two prefixes of one bucket do not see each other', async () => {
  const { fake, storage } = await start({ pageSize: 2 })
  const other = storageOf(fake, { prefix: 'other/' })
  for (const digit of '12345') await storage.put(`${name}-${digit}`, bytesOf(digit))
  await other.put(name, bytesOf('other'))
  expect((await listAll(storage)).map((object) => object.name)).toEqual(
    [...'12345'].map((digit) => `${name}-${digit}`),
  )
  expect((await listAll(other)).map((object) => object.name)).toEqual([name])
})

test.each([
  ['PUT objects/', (storage: Storage) => storage.put(name, bytesOf('new'))],
  ['POST objects/', (storage: Storage) => storage.put(name, bytesOf(large))],
  ['partNumber=2', (storage: Storage) => storage.put(name, bytesOf(large))],
  ['GET objects/', (storage: Storage) => readAll(storage, name)],
  ['HEAD objects/', (storage: Storage) => storage.sizeOf(name)],
  ['DELETE objects/', (storage: Storage) => storage.remove(name)],
  ['list-type', (storage: Storage) => listAll(storage)],
  ['PUT partial/', (storage: Storage) => storage.append(name, 0, bytesOf('x'))],
])('a call that fails once in passing is repeated: %s', async (call, work) => {
  const { fake, storage } = await start()
  for (const fault of [{ status: 500 }, { status: 503, code: 'SlowDown' }, { status: 429 }, 'cut'] as const) {
    await storage.put(name, bytesOf('old'))
    fake.fail(call, fault)
    expect(await codeOf(work(storage))).toBe('done')
  }
})

test('a store that keeps failing is away, and is not asked forever', async () => {
  const { fake, storage } = await start()
  fake.fail('GET objects/', { status: 500 }, 100)
  expect(await codeOf(storage.get(name))).toBe('files_away')
  expect(fake.calls).toHaveLength(4)
})

test('a body that is cut once is read on from there', async () => {
  const { fake, storage } = await start()
  await storage.put(name, bytesOf(large))
  fake.fail('GET objects/', 'half')
  expect((await readAll(storage, name)) === large.toString()).toBe(true)
  expect(fake.calls.filter((call) => call.startsWith('GET objects/'))).toHaveLength(2)
})

test('a body that is cut again and again is an error, never a shorter file', async () => {
  const { fake, storage } = await start()
  await storage.put(name, bytesOf(large))
  fake.fail('GET objects/', 'half', 100)
  expect(await codeOf(readAll(storage, name))).toBe('files_away')
  expect(await codeOf(storage.withFile(name, async () => 'used'))).toBe('files_away')
})

test('an answer that is lost changes nothing, whichever it is', async () => {
  const { fake, storage } = await start()
  for (const call of ['POST objects/', 'partNumber=1', 'POST objects/an-object-name-of-our-own?uploadId']) {
    fake.fail(call, 'lost')
    await storage.put(name, bytesOf(large))
    expect(await storage.sizeOf(name)).toBe(PARTS_BYTES)
    await storage.remove(name)
  }
})

test.each([
  [{ status: 507, code: 'InsufficientStorage' }, 'files_no_space', 'full'],
  [{ status: 403, code: 'QuotaExceeded' }, 'files_no_space', 'full'],
  [{ status: 507, code: 'XMinioStorageFull' }, 'files_no_space', 'full'],
  [{ status: 403, code: 'AccessDenied' }, 'files_refused', 'refused'],
  [{ status: 404, code: 'NoSuchBucket' }, 'files_refused', 'refused'],
  [{ status: 301, code: 'PermanentRedirect' }, 'files_refused', 'refused'],
  [{ status: 503, code: 'ServiceUnavailable' }, 'files_away', 'not answering'],
  ['cut', 'files_away', 'not answering'],
] as const)('a store that answers %o is told plainly', async (fault, code, state) => {
  const { fake, storage } = await start()
  fake.fail('', fault, 1000)
  expect(await codeOf(storage.put(name, bytesOf('x')))).toBe(code)
  expect(await codeOf(storage.put(name, bytesOf(large)))).toBe(code)
  expect(await codeOf(storage.append(name, 0, bytesOf('x')))).toBe(code)
  expect(await storage.check()).toBe(state)
  fake.heal()
  expect(await listAll(storage)).toEqual([])
  expect(fake.bucket.uploads.size).toBe(0)
})

test('nothing that is logged has a key or a signature', async () => {
  const { fake } = await start()
  const storage = storageOf(fake, { secretAccessKey: 'a wrong secret' })
  const error = await storage.get(name).catch((error: unknown) => error)
  const logged = JSON.stringify(describeError(error))
  expect(logged).toContain('SignatureDoesNotMatch')
  for (const secret of ['a wrong secret', ...Object.values(fakeKeys), 'AWS4', 'Signature='])
    expect(logged).not.toContain(secret)
})

test('a store that does not answer at all is given up', async () => {
  const { fake } = await start()
  const storage = openS3Storage({ settings: fake.settings, clock: systemClock, firstWaitMs: 1, answerMs: 20 })
  fake.fail('', 'hang', 1000)
  expect(await codeOf(storage.sizeOf(name))).toBe('files_away')
  await fake.close()
  expect(await codeOf(storage.sizeOf(name))).toBe('files_away')
})

test.each([3_600_000, -3_600_000])('a clock that is off by %i ms is no obstacle', async (skewMs) => {
  const { fake, storage } = await start()
  fake.skewMs = skewMs
  await storage.put(name, bytesOf('x'))
  expect(await readAll(storage, name)).toBe('x')
  expect(fake.calls).toHaveLength(3)
})

test('an address of the store is readable for a while, by anyone, for one object', async () => {
  const { fake, storage } = await start()
  await storage.put(name, bytesOf('a film'))
  const url = storage.publicUrl?.(name, { expiresInSeconds: 60, type: 'video/mp4' })
  const read = async (address: string) => {
    const answer = await fetch(address)
    return answer.status === 200 ? await answer.text() : answer.status
  }
  expect(await read(url ?? '')).toBe('a film')
  expect(new URL(url ?? '').searchParams.get('response-content-type')).toBe('video/mp4')
  expect(url).not.toContain(fakeKeys.secretAccessKey)
  expect(await read((url ?? '').replace(name, `${name}-2`))).toBe(403)
  fake.skewMs = 61_000
  expect(await read(url ?? '')).toBe(403)
})

test('the bucket is in the host where the store wants that', async () => {
  const { fake } = await start()
  const storage = storageOf(fake, {
    publicEndpoint: 'https://s3.eu-west-1.amazonaws.com',
    isPathStyle: false,
    prefix: 'shop/',
  })
  const url = storage.publicUrl?.(name, { expiresInSeconds: 60, type: 'image/png' }) ?? ''
  expect(url.split('?')[0]).toBe(`https://shop-files.s3.eu-west-1.amazonaws.com/shop/objects/${name}`)
})

test('a store that only we reach has no addresses for others', async () => {
  const { fake } = await start()
  expect(storageOf(fake, { publicEndpoint: null }).publicUrl).toBeUndefined()
})

/** A process that is killed after this many calls: nothing it sends later arrives. */
function killAfter(fake: FakeS3, calls: number) {
  const until = fake.calls.length + calls
  const original = fake.calls.push.bind(fake.calls)
  fake.calls.push = (call) => {
    if (fake.calls.length >= until) fake.fail('', 'cut', 1)
    return original(call)
  }
  return () => {
    fake.calls.push = original
    fake.heal()
  }
}

test('killed between any two calls of a large put: nothing is visible, and a new one works', async () => {
  const { fake, storage } = await start()
  for (let calls = 0; ; calls += 1) {
    const revive = killAfter(fake, calls)
    const outcome = await codeOf(storage.put(name, bytesOf(large)))
    revive()
    if (outcome === 'done') break
    expect(await listAll(storage)).toEqual([])
    await storage.removeUnfinished(new Date(Date.now() + 1000))
    expect(fake.bucket.uploads.size).toBe(0)
  }
  expect(await readAll(storage, name)).toBe(large.toString())
})

test('killed between any two calls of an upload in chunks: another process goes on, nothing is lost', async () => {
  const { fake, storage } = await start()
  const [film, chunk] = [large.subarray(0, 5 * MB), 3 * MB]
  for (let calls = 0; ; calls += 1) {
    const killed = storageOf(fake)
    const revive = killAfter(fake, calls)
    const work = async () => {
      await killed.append(name, 0, bytesOf(film.subarray(0, chunk)))
      await killed.append(name, chunk, bytesOf(film.subarray(chunk)))
      await killed.complete(name, film.length)
    }
    const outcome = await codeOf(work())
    revive()
    if (outcome !== 'done') {
      expect([null, film.length]).toContain(await storage.sizeOf(name))
      const arrived = (await storage.sizeOf(name)) ?? (await storage.sizeOfPart(name))
      if (arrived < film.length) await storage.append(name, arrived, bytesOf(film.subarray(arrived)))
      await storage.complete(name, film.length)
    }
    expect(await storage.sizeOfPart(name)).toBe(0)
    expect((await readAll(storage, name)) === film.toString()).toBe(true)
    await storage.remove(name)
    if (outcome === 'done') break
  }
})

test('old uploads in parts are aborted, page by page; young ones may still be running', async () => {
  const { fake, storage } = await start({ pageSize: 1 })
  for (const id of ['a', 'b', 'c'])
    fake.bucket.uploads.set(id, {
      key: `objects/${name}`,
      startedAt: new Date('2026-03-01'),
      parts: new Map(),
    })
  fake.bucket.uploads.set('d', {
    key: 'another/program',
    startedAt: new Date('2026-03-01'),
    parts: new Map(),
  })
  fake.bucket.uploads.set('e', {
    key: `objects/${name}`,
    startedAt: new Date('2026-03-03'),
    parts: new Map(),
  })
  await storage.removeUnfinished(new Date('2026-03-02'))
  expect([...fake.bucket.uploads.keys()]).toEqual(['d', 'e'])
})

test('a store that lists no unfinished uploads is accepted', async () => {
  const { fake, storage } = await start()
  fake.fail('uploads=', { status: 501, code: 'NotImplemented' }, 100)
  expect(await codeOf(storage.removeUnfinished(new Date()))).toBe('done')
})

test('64 MB pass through with little memory, in and out and in chunks', async () => {
  const { storage } = await start({ keepsBytes: false })
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    // Buffers that the first collection finds unused are freed in the background; the second waits for that.
    collect()
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const size = 64 * MB
  let most = 0
  async function* watched(content: AsyncIterable<Uint8Array>) {
    let seen = 0
    for await (const chunk of content) {
      if (seen % (8 * MB) === 0) most = Math.max(most, used())
      seen += chunk.length
      yield chunk
    }
  }
  async function* film() {
    for (let sent = 0; sent < size; sent += 64 * 1024) yield Buffer.alloc(64 * 1024, sent)
  }
  // Loads what the first call loads.
  await storage.put(name, bytesOf('x'))
  const before = used()
  expect(await storage.put(name, watched(film()))).toEqual({ size })
  const object = await storage.get(name)
  for await (const _chunk of watched(object?.stream ?? bytesOf()));
  await storage.append(`${name}-2`, 0, watched(film()))
  await storage.complete(`${name}-2`, size)
  expect(await storage.sizeOf(`${name}-2`)).toBe(size)
  expect((most - before) / MB).toBeLessThan(30)
})
