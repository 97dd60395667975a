import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openZip } from './zip-writer.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigner-zip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('entries round-trip', async () => {
  const path = join(folder, 'whole.zip')
  const zip = openZip(path)
  await zip.add('a.json', ['[1,', '2]'])
  await zip.add('ñ/b.txt', ['Hola'])
  await zip.end()
  const entries = unzipSync(await readFile(path))
  expect(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.json', '[1,2]'],
    ['ñ/b.txt', 'Hola'],
  ])
})

test('interrupted content fails its entry, and every later one', async () => {
  const zip = openZip(join(folder, 'broken.zip'))
  async function* broken() {
    yield 'first'
    throw new Error('The table is gone.')
  }
  await expect(zip.add('a.json', broken())).rejects.toThrow('The table is gone.')
  await expect(zip.add('b.json', ['[]'])).rejects.toThrow('The table is gone.')
})

test('a disk that accepts nothing fails the entry instead of hanging', async () => {
  const zip = openZip(join(folder, 'no-such-folder', 'x.zip'))
  async function* endless() {
    for (;;) yield 'x'.repeat(65_536)
  }
  await expect(zip.add('a.json', endless())).rejects.toThrow('ENOENT')
})
