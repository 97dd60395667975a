import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '#core/files/server/uploads.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { openStorage } from '../storage/open-storage.ts'
import { type FakeS3, startFakeS3 } from '../storage/s3/fake-s3.fixture.ts'
import { backUp, filesOf, lastingContentOf, newInstallation, restore } from './backup.fixture.ts'

let fake: FakeS3
let at: TestApp
beforeAll(async () => {
  fake = await startFakeS3({ pageSize: 1 })
  at = await createTestApp({ s3: fake.settings })
  const ana = await at.person()
  await upload(ana)
  await upload(ana)
})
afterAll(async () => {
  await at.close()
  await fake.close()
})

test('files of an S3 store are restored into a folder', async () => {
  const { target, summary } = await backUp(at)
  expect(summary).toMatchObject({ files: 2, missingFiles: [] })
  const folder = await newInstallation()
  await restore(folder, target)
  const files = await filesOf(at.deps.storage)
  expect(Object.keys(files)).toHaveLength(2)
  expect(await filesOf(folder.storage)).toEqual(files)
})

test('files of a folder are restored into an S3 store', async () => {
  const { target } = await backUp(at)
  const folder = await newInstallation()
  await restore(folder, target)
  const again = await backUp({ ...at, ...folder, deps: { ...at.deps, storage: folder.storage } })
  const { connection } = await newInstallation()
  const settings = { ...fake.settings, prefix: 'restored/' }
  const storage = await openStorage({ dataDir: '', s3: settings })
  await restore({ connection, storage }, again.target)
  expect(await filesOf(storage)).toEqual(await filesOf(at.deps.storage))
  expect(await lastingContentOf(connection)).toEqual(await lastingContentOf(folder.connection))
})

test('a store that goes away leaves no archive and no half of a restore', async () => {
  const { target } = await backUp(at)
  fake.fail('GET objects/', { status: 403, code: 'AccessDenied' }, 100)
  await expect(backUp(at, { target: `${target}.second` })).rejects.toMatchObject({ code: 'files_refused' })
  fake.heal()
  const { connection } = await newInstallation()
  const storage = await openStorage({ dataDir: '', s3: { ...fake.settings, prefix: 'failed/' } })
  fake.fail('PUT failed/', { status: 507 }, 100)
  await expect(restore({ connection, storage }, target)).rejects.toMatchObject({ code: 'files_no_space' })
  fake.heal()
  expect((await lastingContentOf(connection))['public.users']).toMatch(/^0 /)
  await restore({ connection, storage }, target)
  expect(await filesOf(storage)).toEqual(await filesOf(at.deps.storage))
})
