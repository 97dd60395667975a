import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { Refusal } from '../refusal.ts'
import type { Connection } from './database.ts'
import {
  appliedMigrations,
  beforeBaseline,
  isBeforeBaseline,
  migrationsFolder,
  ownMigrations,
} from './migration-level.ts'

// Arbitrary, but the same in every process.
const LOCK = 7_264_011

/** Migrates the schema. Several processes may start at once: one works, the others wait. */
export async function migrateDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'campaigner migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (isBeforeBaseline(await appliedMigrations(client), ownMigrations()))
      throw new Refusal(`${beforeBaseline.text}. ${beforeBaseline.fix} Nothing was changed.`)
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
