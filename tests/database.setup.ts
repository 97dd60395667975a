import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { jobs } from '#app/server/features.ts'
import type { Connection } from '#server/db/database.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { createLog } from '#server/log.ts'
import { startEmbedded } from '#server/postgres/embedded.ts'

export const TEMPLATE = 'campaigner_template'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection
  }
}

/** One server for the whole run with one migrated template database; every test file clones that. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campaigner-test-'))
  // As root the server runs as another user, who could not enter a closed folder.
  await chmod(dataDir, 0o755)
  const server = await startEmbedded({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' },
  })
  const admin = new pg.Client(server.connection)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = { ...server.connection, database: TEMPLATE }
  await migrateDatabase(template)
  await installQueues(template)
  project.provide('postgres', server.connection)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function installQueues(connection: Connection): Promise<void> {
  const pool = new pg.Pool(connection)
  const queue = await startQueue(pool, jobs, createLog('silent'), { works: false })
  await queue.stop()
  await pool.end()
}
