import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Connection } from './database.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))

// Any number, so long as every process of the product uses the same.
const LOCK = 7_264_011

/** Brings the schema up to date. Several processes may start at once: one works, the others wait for it. */
export async function migrateDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'campaigner migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
