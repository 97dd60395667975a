import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { type CopyProgress, copyStorage } from './copy-storage.ts'
import { openLocalStorage } from './local-storage.ts'
import { startFakeS3 } from './s3/fake-s3.fixture.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { listAll, readAll } from './storage-conformance.fixture.ts'

const never = new AbortController().signal
const nameOf = (number: number) => `an-object-name-of-our-own-${number}`

async function open() {
  const path = await mkdtemp(join(tmpdir(), 'campaigner-storage-'))
  const fake = await startFakeS3({ pageSize: 3 })
  onTestFinished(async () => {
    await fake.close()
    await rm(path, { recursive: true, force: true })
  })
  const store = openS3Storage({ settings: fake.settings, clock: systemClock, firstWaitMs: 1 })
  return { folder: await openLocalStorage(path), store, fake }
}

async function* oneOf(bytes: Buffer) {
  yield bytes
}

async function fill(storage: Storage, count: number) {
  for (let number = 0; number < count; number += 1)
    await storage.put(nameOf(number), oneOf(Buffer.alloc(number * 200_000, `content ${number} `)))
}

async function contentOf(storage: Storage) {
  const content: Record<string, string | null> = {}
  for (const { name } of await listAll(storage)) content[name] = await readAll(storage, name)
  return content
}

test.each(['s3', 'folder'] as const)(
  'copies everything to the %s and leaves the source as it is',
  async (to) => {
    const { folder, store } = await open()
    const [source, target] = to === 's3' ? [folder, store] : [store, folder]
    await fill(source, 11)
    const before = await contentOf(source)
    const seen: CopyProgress[] = []
    const result = await copyStorage({ source, target, signal: never, onProgress: (each) => seen.push(each) })
    expect(result).toEqual({ copied: 11, skipped: 0, bytes: 11_000_000 })
    expect(seen).toHaveLength(11)
    expect(await contentOf(target)).toEqual(before)
    expect(await contentOf(source)).toEqual(before)
    expect(await copyStorage({ source, target, signal: never })).toEqual({ copied: 0, skipped: 11, bytes: 0 })
  },
)

test('goes on after an interruption with what is missing', async () => {
  const { folder, store } = await open()
  await fill(folder, 11)
  const interruption = new AbortController()
  const interrupted = copyStorage({
    source: folder,
    target: store,
    signal: interruption.signal,
    onProgress: ({ copied }) => copied === 3 && interruption.abort(new Error('Interrupted.')),
  })
  await expect(interrupted).rejects.toThrow('Interrupted.')
  const done = (await listAll(store)).length
  expect(done).toBeLessThan(11)
  const { copied, skipped } = await copyStorage({ source: folder, target: store, signal: never })
  expect([copied, skipped]).toEqual([11 - done, done])
  expect(await contentOf(store)).toEqual(await contentOf(folder))
})

test('a copy that differs from its original is removed', async () => {
  const { folder, store } = await open()
  await fill(folder, 2)
  const target: Storage = {
    ...store,
    async put(name, content) {
      const { size } = await store.put(name, content)
      if (size > 0) await store.put(name, oneOf(Buffer.alloc(size, 'x')))
      return { size }
    },
  }
  await expect(copyStorage({ source: folder, target, signal: never })).rejects.toThrow('differs')
  expect(await store.sizeOf(nameOf(1))).toBeNull()
  expect(await folder.sizeOf(nameOf(1))).toBe(200_000)
})

test('a store that fails ends the copy with its reason', async () => {
  const { folder, store, fake } = await open()
  await fill(folder, 3)
  fake.fail('PUT', { status: 507 }, 100)
  await expect(copyStorage({ source: folder, target: store, signal: never })).rejects.toMatchObject({
    code: 'files_no_space',
  })
})
