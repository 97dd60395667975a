import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLocalStorage } from './local-storage.ts'
import type { Storage, StoredObject } from './storage.ts'

const name = 'an-object-name-of-our-own'
let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigner-storage-'))
  storage = await openLocalStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function* chunks(...parts: (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part
    yield Buffer.from(part)
  }
}

async function listed(): Promise<StoredObject[]> {
  const found: StoredObject[] = []
  for await (const object of storage.list()) found.push(object)
  return found
}

async function read(): Promise<string | null> {
  const object = await storage.get(name)
  if (!object) return null
  const parts: Buffer[] = []
  for await (const part of object.stream) parts.push(part)
  return Buffer.concat(parts).toString()
}

const partial = () => readdir(join(folder, 'partial'))

test('an object exists with its size until it is removed', async () => {
  expect(await storage.put(name, chunks('one ', 'two'))).toEqual({ size: 7 })
  expect(await read()).toBe('one two')
  expect(await listed()).toEqual([{ name, size: 7, modifiedAt: expect.any(Date) }])
  await storage.remove(name)
  await storage.remove(name)
  expect(await read()).toBeNull()
  expect(await listed()).toEqual([])
})

test('reads a range without the rest, with the size of the whole', async () => {
  await storage.put(name, chunks('0123', '456789'))
  const object = await storage.get(name, { start: 3, end: 5 })
  const parts: Buffer[] = []
  for await (const part of object?.stream ?? []) parts.push(part)
  expect(Buffer.concat(parts).toString()).toBe('345')
  expect(object?.size).toBe(10)
})

test('interrupted content leaves neither an object nor a part of one', async () => {
  await expect(storage.put(name, chunks('half', new Error('gone')))).rejects.toThrow('gone')
  expect(await read()).toBeNull()
  expect(await partial()).toEqual([])
})

test('an object is invisible until complete, and a second process does not disturb it', async () => {
  const first = Promise.withResolvers<void>()
  const last = Promise.withResolvers<void>()
  async function* slow() {
    yield Buffer.from('first ')
    first.resolve()
    await last.promise
    yield Buffer.from('last')
  }
  const writing = storage.put(name, slow())
  await first.promise
  expect(await read()).toBeNull()
  await openLocalStorage(folder)
  expect(await partial()).toHaveLength(1)
  last.resolve()
  await writing
  expect(await read()).toBe('first last')
})

test('removes only partial objects that were not touched for long', async () => {
  const first = Promise.withResolvers<void>()
  const last = Promise.withResolvers<void>()
  async function* slow() {
    yield Buffer.from('alive')
    first.resolve()
    await last.promise
  }
  const writing = storage.put(name, slow())
  await first.promise
  const [draft = ''] = await partial()
  const path = join(folder, 'partial', draft)
  await utimes(path, new Date('2026-03-02'), new Date('2026-03-02'))
  await storage.removeUnfinished(new Date('2026-03-02'))
  expect(await readFile(path, 'utf8')).toBe('alive')
  await storage.removeUnfinished(new Date('2026-03-03'))
  expect(await partial()).toEqual([])
  last.resolve()
  await expect(writing).rejects.toThrow('ENOENT')
})

test.each(['../../etc/passwd', 'a/b', 'short', `${'x'.repeat(20)}.png`, `${'x'.repeat(20)}\0`, ''])(
  'never turns a foreign name into a path: %j',
  async (bad) => {
    await expect(storage.put(bad, chunks('x'))).rejects.toThrow('not ours')
    await expect(storage.get(bad)).rejects.toThrow('not ours')
    expect(() => storage.remove(bad)).toThrow('not ours')
  },
)
