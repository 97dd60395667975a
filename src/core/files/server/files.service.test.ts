import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { claim, release } from './files.service.ts'
import { files } from './files.table.ts'
import { askForUrl, upload, withoutQuery, workspaceOf } from './uploads.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function claimsOf(url: string): Promise<number | undefined> {
  const name = url.slice('/api/objects/'.length)
  const [row] = await at.deps.db.select().from(files).where(eq(files.name, name))
  return row?.claims
}

test('counts each record that refers to a file, and uncounts it', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const url = await upload(ana)
  await claim(at.deps.db, workspaceId, url)
  await claim(at.deps.db, workspaceId, url)
  expect(await claimsOf(url)).toBe(2)
  await release(at.deps.db, workspaceId, url)
  expect(await claimsOf(url)).toBe(1)
  await release(at.deps.db, workspaceId, url)
  await release(at.deps.db, workspaceId, url)
  expect(await claimsOf(url)).toBe(0)
})

test('only a stored file of the same workspace can be claimed', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const url = await upload(ana)
  const hers = await workspaceOf(at, eve)
  const refused = {
    code: 'refused',
    fields: { fileUrl: 'We can’t find this file. Upload it again' },
  }
  const notYetThere = withoutQuery(await askForUrl(eve))
  for (const bad of [url, notYetThere, `/api/objects/${'x'.repeat(43)}`, 'https://example.com/a.png', ''])
    await expect(claim(at.deps.db, hers, bad)).rejects.toMatchObject(refused)
  await release(at.deps.db, hers, url)
  await release(at.deps.db, hers, 'https://example.com/a.png')
  expect(await claimsOf(url)).toBe(0)
})

test('a claim belongs to the transaction of its record', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const url = await upload(ana)
  const failing = at.deps.db.transaction(async (db) => {
    await claim(db, workspaceId, url)
    throw new Error('the record was not written')
  })
  await expect(failing).rejects.toThrow('not written')
  expect(await claimsOf(url)).toBe(0)
})
