import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Storage, StoredObject } from './storage.ts'

const name = 'an-object-name-of-our-own'

async function* chunks(...parts: (string | Buffer | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part
    yield Buffer.from(part)
  }
}

export async function listAll(storage: Storage): Promise<StoredObject[]> {
  const found: StoredObject[] = []
  for await (const object of storage.list()) found.push(object)
  return found
}

export async function readAll(storage: Storage, of: string): Promise<string | null> {
  const object = await storage.get(of)
  return object && (await buffer(object.stream)).toString()
}

export type StorageUnderTest = { storage: Storage; close(): Promise<void> }

/** What every storage has to do. */
export function testStorage(open: () => Promise<StorageUnderTest>): void {
  let storage: Storage
  let close: () => Promise<void>
  beforeEach(async () => {
    const opened = await open()
    storage = opened.storage
    close = opened.close
  })
  afterEach(() => close())

  test('an object exists with its size until it is removed', async () => {
    expect(await storage.put(name, chunks('one ', 'two'))).toEqual({ size: 7 })
    expect(await readAll(storage, name)).toBe('one two')
    expect(await storage.sizeOf(name)).toBe(7)
    expect(await listAll(storage)).toEqual([{ name, size: 7, modifiedAt: expect.any(Date) }])
    await storage.remove(name)
    await storage.remove(name)
    expect(await readAll(storage, name)).toBeNull()
    expect(await storage.sizeOf(name)).toBeNull()
    expect(await listAll(storage)).toEqual([])
  })

  test('an empty object is one, too', async () => {
    expect(await storage.put(name, chunks())).toEqual({ size: 0 })
    expect(await readAll(storage, name)).toBe('')
    const head = await storage.get(name, { start: 0, end: 31 })
    expect(head?.size).toBe(0)
    expect(head && (await buffer(head.stream))).toHaveLength(0)
  })

  test('a large object arrives as it is', async () => {
    const bytes = Buffer.alloc(20_000_000, 'every byte counts ')
    expect(await storage.put(name, chunks(bytes.subarray(0, 7), bytes.subarray(7)))).toEqual({
      size: bytes.length,
    })
    const object = await storage.get(name)
    expect(object && (await buffer(object.stream)).equals(bytes)).toBe(true)
  })

  test.each([
    [3, 5, '345'],
    [0, 0, '0'],
    [8, 31, '89'],
  ])(
    'reads the range %i to %i without the rest, with the size of the whole',
    async (start, end, expected) => {
      await storage.put(name, chunks('0123', '456789'))
      const object = await storage.get(name, { start, end })
      expect(object && (await buffer(object.stream)).toString()).toBe(expected)
      expect(object?.size).toBe(10)
    },
  )

  test('interrupted content leaves no object', async () => {
    await expect(storage.put(name, chunks('half', new Error('gone')))).rejects.toThrow('gone')
    expect(await readAll(storage, name)).toBeNull()
    expect(await listAll(storage)).toEqual([])
  })

  test('an object is invisible until complete', async () => {
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
    expect(await readAll(storage, name)).toBeNull()
    last.resolve()
    await writing
    expect(await readAll(storage, name)).toBe('first last')
  })

  test('parts become an object when they are complete, once', async () => {
    expect(await storage.sizeOfPart(name)).toBe(0)
    expect(await storage.append(name, 0, chunks('0123'))).toBe(4)
    expect(await storage.sizeOfPart(name)).toBe(4)
    expect(await storage.append(name, 4, chunks('45', '6789'))).toBe(6)
    expect(await storage.sizeOfPart(name)).toBe(10)
    expect(await readAll(storage, name)).toBeNull()
    await storage.complete(name, 10)
    await storage.complete(name, 10)
    expect(await readAll(storage, name)).toBe('0123456789')
    expect(await storage.sizeOfPart(name)).toBe(0)
  })

  test('two completions at once are one', async () => {
    await storage.append(name, 0, chunks('0123456789'))
    await Promise.all([storage.complete(name, 10), storage.complete(name, 10), storage.complete(name, 10)])
    expect(await readAll(storage, name)).toBe('0123456789')
    expect(await storage.sizeOfPart(name)).toBe(0)
  })

  test('bytes that are sent again, or late, change nothing', async () => {
    await storage.append(name, 0, chunks('0123'))
    await storage.append(name, 4, chunks('4567'))
    await storage.append(name, 0, chunks('01'))
    await storage.append(name, 2, chunks('234567'))
    expect(await storage.sizeOfPart(name)).toBe(8)
    await storage.append(name, 8, chunks('89'))
    await storage.complete(name, 10)
    expect(await readAll(storage, name)).toBe('0123456789')
  })

  test('what arrived before the source failed is kept', async () => {
    await expect(storage.append(name, 0, chunks('0123', new Error('gone')))).rejects.toThrow('gone')
    expect(await storage.sizeOfPart(name)).toBe(4)
    await storage.append(name, 4, chunks('4'))
    await storage.complete(name, 5)
    expect(await readAll(storage, name)).toBe('01234')
  })

  test('a partial object of another size never becomes an object', async () => {
    await storage.append(name, 0, chunks('0123'))
    await expect(storage.complete(name, 10)).rejects.toThrow()
    expect(await readAll(storage, name)).toBeNull()
    expect(await storage.sizeOfPart(name)).toBe(4)
  })

  test('a canceled upload leaves nothing', async () => {
    await storage.append(name, 0, chunks('0123'))
    await storage.removePart(name)
    await storage.removePart(name)
    expect(await storage.sizeOfPart(name)).toBe(0)
  })

  test('only partial objects that were not touched for long are removed', async () => {
    await storage.append(name, 0, chunks('0123'))
    await storage.removeUnfinished(new Date(Date.now() - 60_000))
    expect(await storage.sizeOfPart(name)).toBe(4)
    await storage.removeUnfinished(new Date(Date.now() + 60_000))
    expect(await storage.sizeOfPart(name)).toBe(0)
  })

  test('programs get a file while they need it', async () => {
    await storage.put(name, chunks('for ffmpeg'))
    expect(await storage.withFile(name, (path) => readFile(path ?? '', 'utf8'))).toBe('for ffmpeg')
    expect(await storage.withFile('there-is-no-such-object', async (path) => path)).toBeNull()
    await expect(storage.withFile(name, () => Promise.reject(new Error('ffmpeg failed')))).rejects.toThrow(
      'ffmpeg',
    )
  })

  test('says that it works', async () => {
    expect(['ok', 'low']).toContain(await storage.check())
    expect(await listAll(storage)).toEqual([])
  })

  test.each(['../../etc/passwd', 'a/b', 'short', `${'x'.repeat(20)}.png`, `${'x'.repeat(20)}\0`, ''])(
    'never turns a foreign name into a path: %j',
    async (bad) => {
      await expect(storage.put(bad, chunks('x'))).rejects.toThrow('not ours')
      await expect(storage.get(bad)).rejects.toThrow('not ours')
      await expect((async () => storage.remove(bad))()).rejects.toThrow('not ours')
      await expect((async () => storage.append(bad, 0, chunks('x')))()).rejects.toThrow('not ours')
      await expect(storage.complete(bad, 1)).rejects.toThrow('not ours')
    },
  )
}
