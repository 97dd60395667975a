import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adoptAppSecret, findAppSecret } from './app-secret.ts'
import { newFolder } from './backup.fixture.ts'

const nothingSet = { appSecret: undefined }

test('looking up the secret does not create one', async () => {
  const dataDir = await newFolder()
  expect(await findAppSecret({ ...nothingSet, dataDir })).toBeNull()
  expect(await readdir(dataDir)).toEqual([])
})

test('the secret of an archive replaces the one in the data folder, readable only by its owner', async () => {
  const dataDir = await newFolder()
  await writeFile(join(dataDir, 'app-secret'), 'the old one')
  expect(await adoptAppSecret({ ...nothingSet, dataDir }, 'the archived one')).toBe('adopted')
  expect(await readFile(join(dataDir, 'app-secret'), 'utf8')).toBe('the archived one')
  expect((await stat(join(dataDir, 'app-secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['app-secret'])
  expect(await adoptAppSecret({ ...nothingSet, dataDir }, 'the archived one')).toBe('same')
})

test('a configured secret stays, and a difference is reported', async () => {
  const dataDir = await newFolder()
  expect(await adoptAppSecret({ appSecret: 'configured', dataDir }, 'configured')).toBe('same')
  expect(await adoptAppSecret({ appSecret: 'configured', dataDir }, 'archived')).toBe('configured-differs')
  expect(await readdir(dataDir)).toEqual([])
})
