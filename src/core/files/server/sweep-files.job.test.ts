import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { claim, release } from './files.service.ts'
import { files } from './files.table.ts'
import { sweepFiles } from './sweep-files.job.ts'
import { askForUrl, nothing, onDisk, png, putBytes, upload, workspaceOf } from './uploads.fixture.ts'

const HOUR = 3600
const SLACK = 60

let at: TestApp
let ana: Person
let workspaceId: WorkspaceId
beforeEach(async () => {
  at = await createTestApp()
  // Objects have real timestamps, so the clock starts now too.
  at.clock.set(new Date().toISOString())
  ana = await at.person()
  workspaceId = await workspaceOf(at, ana)
})
afterEach(() => at.close())

const sweep = () => sweepFiles.run({}, at.deps)
const rows = () => at.deps.db.select().from(files)

async function* content() {
  yield png
}

test('an unclaimed file is removed after a day, not before', async () => {
  await upload(ana)
  at.clock.advance(24 * HOUR - SLACK)
  await sweep()
  expect(await rows()).toHaveLength(1)
  expect((await onDisk(at)).objects).toHaveLength(1)
  at.clock.advance(2 * SLACK)
  await sweep()
  expect(await rows()).toEqual([])
  expect(await onDisk(at)).toEqual(nothing)
})

test('a claimed file stays; once released it is removed', async () => {
  const url = await upload(ana)
  await claim(at.deps.db, workspaceId, url)
  at.clock.advance(400 * 24 * HOUR)
  await sweep()
  expect(await rows()).toHaveLength(1)
  expect((await onDisk(at)).objects).toHaveLength(1)
  await release(at.deps.db, workspaceId, url)
  await sweep()
  expect(await onDisk(at)).toEqual(nothing)
})

test('a file claimed during the sweep is kept', async () => {
  const url = await upload(ana)
  at.clock.advance(25 * HOUR)
  const claimed = Promise.withResolvers<void>()
  const swept = Promise.withResolvers<void>()
  const writing = at.deps.db.transaction(async (db) => {
    await claim(db, workspaceId, url)
    claimed.resolve()
    await swept.promise
  })
  await claimed.promise
  const sweeping = sweep()
  await sweepWaitsForALock()
  swept.resolve()
  await writing
  await sweeping
  expect(await rows()).toMatchObject([{ claims: 1 }])
  expect((await onDisk(at)).objects).toHaveLength(1)
})

/** Until the database reports a waiting lock. */
async function sweepWaitsForALock(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await at.deps.db.execute(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    })
    .toBe(1)
}

test('an unused slot is removed; its late link is still refused as expired', async () => {
  const url = await askForUrl(ana)
  at.clock.advance(10 * 60 + SLACK)
  await sweep()
  // An upload that started in time may still be running.
  expect(await rows()).toHaveLength(1)
  at.clock.advance(HOUR)
  await sweep()
  expect(await rows()).toEqual([])
  expect((await putBytes(ana, url, png)).statusCode).toBe(403)
})

test('objects without a row, and partial objects, are removed after a day', async () => {
  await at.deps.storage.put('an-object-of-a-process-that-died', content())
  await writeFile(join(at.deps.env.dataDir, 'partial', 'half'), png)
  at.clock.advance(24 * HOUR - SLACK)
  await sweep()
  expect(await onDisk(at)).toEqual({ objects: ['an-object-of-a-process-that-died'], partial: ['half'] })
  at.clock.advance(2 * SLACK)
  await sweep()
  expect(await onDisk(at)).toEqual(nothing)
})

test('checks more objects than one batch contains, and keeps those with a row', async () => {
  const url = await upload(ana)
  await claim(at.deps.db, workspaceId, url)
  for (let i = 0; i < 501; i++)
    await writeFile(join(at.deps.env.dataDir, 'objects', `orphan-number-${10_000 + i}`), 'x')
  at.clock.advance(25 * HOUR)
  await sweep()
  expect((await onDisk(at)).objects).toHaveLength(1)
})

test('two processes may sweep at the same time', async () => {
  const kept = await upload(ana)
  await claim(at.deps.db, workspaceId, kept)
  for (let i = 0; i < 5; i++) await upload(ana)
  at.clock.advance(25 * HOUR)
  await Promise.all([sweep(), sweep()])
  expect(await rows()).toMatchObject([{ claims: 1 }])
  expect((await onDisk(at)).objects).toHaveLength(1)
})

test('keeps files without a row while the database has no users: they belong to another database', async () => {
  await upload(ana)
  await at.query('truncate workspaces, users cascade')
  at.clock.advance(48 * HOUR)
  await sweep()
  expect((await onDisk(at)).objects).toHaveLength(1)
  await at.person()
  await sweep()
  expect(await onDisk(at)).toEqual(nothing)
})
