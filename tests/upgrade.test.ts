import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { jobs } from '#app/server/jobs.ts'
import { done } from '#platform/job.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { defineJob, type Job } from '#server/jobs/define-job.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { createTestApp } from './test-app.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** The schema as it was after that migration. */
async function migrateUntil(pool: pg.Pool, last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(migrations, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number }[] }
  const entries = journal.entries.filter(({ idx }) => idx <= last)
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  await migrate(drizzle({ client: pool }), { migrationsFolder: folder })
}

test('what waited in the queue for posts, before they were their own jobs, does not keep the program from starting', async () => {
  const at = await createTestApp()
  const database = `upgrade_${process.pid}`
  await at.query(`create database ${database}`)
  const connection = { ...at.connection, database }
  const pool = new pg.Pool(connection)
  onTestFinished(async () => {
    await pool.end()
    await at.query(`drop database ${database}`)
    await at.close()
  })
  const start = (known: readonly Job[]) => startQueue(pool, known, at.deps.log, { works: true })

  await migrateUntil(pool, 16)
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
