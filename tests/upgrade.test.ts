import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { jobs } from '#app/server/features.ts'
import { done } from '#platform/job.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { defineJob, type Job } from '#server/jobs/define-job.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { createTestApp } from './test-app.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** The schema as it was before that migration. */
async function migrateUntil(pool: pg.Pool, following: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(migrations, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number; tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${following}`))
  expect(end).toBeGreaterThan(0)
  const entries = journal.entries.slice(0, end)
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  await migrate(drizzle({ client: pool }), { migrationsFolder: folder })
}

/** Empty, and gone when the test is over. */
async function openDatabase(name: string) {
  const at = await createTestApp()
  const database = `upgrade_${name}_${process.pid}`
  await at.query(`create database ${database}`)
  const connection = { ...at.connection, database }
  const pool = new pg.Pool(connection)
  onTestFinished(async () => {
    await pool.end()
    await at.query(`drop database ${database}`)
    await at.close()
  })
  return { at, connection, pool }
}

test('what waited in the queue for posts, before they were their own jobs, does not keep the program from starting', async () => {
  const { at, connection, pool } = await openDatabase('queue')
  const start = (known: readonly Job[]) => startQueue(pool, known, at.deps.log, { works: true })

  await migrateUntil(pool, 'publishing-engine')
  const payload = z.object({})
  const of = (name: string, cron?: string) =>
    defineJob({
      name,
      payload,
      maxAttempts: 3,
      turnOf: () => name,
      run: async () => done,
      ...(cron && { cron }),
    })
  const old = [of('campaigns.publish-post'), of('campaigns.watch-posts', '* * * * *')]
  const before = await start(old)
  for (const job of old) await before.enqueue(drizzle({ client: pool }), job, {})
  await before.stop()

  await migrateDatabase(connection)
  const after = await start(jobs)
  await after.work(at.deps)
  await after.stop()
  const { rows } = await pool.query(
    "select name from pgboss.schedule where name like 'campaigns.watch-posts'",
  )
  expect(rows).toEqual([])
})

test('a business that still has its owner’s name has none for customers, and its first brand follows it', async () => {
  const { connection, pool } = await openDatabase('names')
  await migrateUntil(pool, 'business-name')
  const add = async (name: string, ...brands: string[]) => {
    const { rows } = await pool.query(
      `with person as (
         insert into users (first_name, last_name, email, password_hash, locale)
         values ('Ana', 'Ruiz', $1 || '@example.com', '', 'en') returning id
       ), workspace as (insert into workspaces (name) values ($1) returning id)
       insert into memberships (workspace_id, user_id, role)
       select workspace.id, person.id, 'owner' from workspace, person returning workspace_id as id`,
      [name],
    )
    for (const [order, brand] of brands.entries())
      await pool.query(
        `insert into brands (workspace_id, name, created_at) values ($1, $2, now() + $3 * interval '1 second')`,
        [rows[0].id, brand, order],
      )
  }
  await add('Ana Ruiz', 'Ana Ruiz', 'Bakery')
  await add('Café Luna', 'Ana Ruiz')
  await add('Café Sol', 'Sol')
  await migrateDatabase(connection)
  const { rows } = await pool.query(
    `select w.name, is_named_after_owner as "isUnnamed", b.name as brand, follows_business as follows
     from workspaces w join brands b on b.workspace_id = w.id order by w.name, b.name`,
  )
  expect(rows).toEqual([
    { name: 'Ana Ruiz', isUnnamed: true, brand: 'Ana Ruiz', follows: true },
    { name: 'Ana Ruiz', isUnnamed: true, brand: 'Bakery', follows: false },
    { name: 'Café Luna', isUnnamed: false, brand: 'Café Luna', follows: true },
    { name: 'Café Sol', isUnnamed: false, brand: 'Sol', follows: false },
  ])
})
