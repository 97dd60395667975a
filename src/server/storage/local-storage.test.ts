import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openLocalStorage } from './local-storage.ts'
import type { Storage } from './storage.ts'
import { readAll, testStorage } from './storage-conformance.fixture.ts'

const name = 'an-object-name-of-our-own'
let folder: string
let storage: Storage

const open = async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigner-storage-'))
  storage = await openLocalStorage(folder)
  return { storage, close: () => rm(folder, { recursive: true, force: true }) }
}

describe('a folder', () => testStorage(open))

describe('its files', () => {
  beforeEach(async () => void (await open()))
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const partial = () => readdir(join(folder, 'partial'))

  /** An object that is half-written until the test ends it. */
  async function beginWriting() {
    const first = Promise.withResolvers<void>()
    const last = Promise.withResolvers<void>()
    async function* slow() {
      yield Buffer.from('alive')
      first.resolve()
      await last.promise
    }
    const writing = storage.put(name, slow())
    await first.promise
    return { writing, end: last.resolve }
  }

  test('interrupted content leaves no part of an object', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('gone')
    }
    await expect(storage.put(name, broken())).rejects.toThrow('gone')
    expect(await partial()).toEqual([])
  })

  test('a second process does not disturb an object that is being written', async () => {
    const { writing, end } = await beginWriting()
    await openLocalStorage(folder)
    expect(await partial()).toHaveLength(1)
    end()
    await writing
    expect(await readAll(storage, name)).toBe('alive')
  })

  test('removes only partial objects that were not touched for long', async () => {
    const { writing, end } = await beginWriting()
    const [draft = ''] = await partial()
    const path = join(folder, 'partial', draft)
    await utimes(path, new Date('2026-03-02'), new Date('2026-03-02'))
    await storage.removeUnfinished(new Date('2026-03-02'))
    expect(await readFile(path, 'utf8')).toBe('alive')
    await storage.removeUnfinished(new Date('2026-03-03'))
    expect(await partial()).toEqual([])
    end()
    await expect(writing).rejects.toThrow('ENOENT')
  })
})
