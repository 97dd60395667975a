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
  // Objects carry the time of the disk, so the clock starts there too.
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

test('a file that nothing refers to is removed after a day, not before', async () => {
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

test('a file that a record refers to stays for ever; once released it goes', async () => {
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

test('a file that is being claimed while the sweep runs is kept', async () => {
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

/** Until the database itself says that somebody waits for a row. */
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

test('a place that was never used is forgotten; its late link is still refused as expired', async () => {
  const url = await askForUrl(ana)
  at.clock.advance(10 * 60 + SLACK)
  await sweep()
  // An upload that began in time may be under way.
  expect(await rows()).toHaveLength(1)
  at.clock.advance(HOUR)
  await sweep()
  expect(await rows()).toEqual([])
  expect((await putBytes(ana, url, png)).statusCode).toBe(403)
})

test('an object whose row was never written, and half an object, are removed after a day', async () => {
  await at.deps.storage.put('an-object-of-a-process-that-died', content())
  await writeFile(join(at.deps.env.dataDir, 'partial', 'half'), png)
  at.clock.advance(24 * HOUR - SLACK)
  await sweep()
  expect(await onDisk(at)).toEqual({ objects: ['an-object-of-a-process-that-died'], partial: ['half'] })
  at.clock.advance(2 * SLACK)
  await sweep()
  expect(await onDisk(at)).toEqual(nothing)
})

test('more objects than one batch holds are all looked at, and those with a row stay', async () => {
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

test('beside a database that nobody uses yet, files without a row are kept: they belong to another one', async () => {
  await upload(ana)
  await at.query('truncate workspaces, users cascade')
  at.clock.advance(48 * HOUR)
  await sweep()
  expect((await onDisk(at)).objects).toHaveLength(1)
  await at.person()
  await sweep()
  expect(await onDisk(at)).toEqual(nothing)
})
