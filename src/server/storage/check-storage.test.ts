import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkStorage } from './check-storage.ts'

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const freeBytes = (bytes: number) => ({ statfs: async () => ({ bavail: bytes / 4096, bsize: 4096 }) })

test('a folder with free space is ok and stays empty', async () => {
  const folder = await newFolder()
  expect(await checkStorage(folder, freeBytes(10 ** 10))).toBe('ok')
  expect(await readdir(folder)).toEqual([])
})

test('reports low space before it is full', async () => {
  expect(await checkStorage(await newFolder(), freeBytes(10 ** 8))).toBe('low')
})

test('reports a folder that cannot be created or written', async () => {
  const file = join(await newFolder(), 'file')
  await writeFile(file, '')
  expect(await checkStorage(join(file, 'data'))).toBe('not writable')
  const nowhere = join(await newFolder(), 'nowhere')
  await symlink('/proc/self/nothing', nowhere)
  expect(await checkStorage(nowhere)).toBe('not writable')
})
