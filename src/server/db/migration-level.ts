import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { tableExists } from './table-exists.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export type Migration = { hash: string; createdAt: number }

/** The migrations of this release, oldest first. */
export const ownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({
    hash,
    createdAt: folderMillis,
  }))

/** The migrations applied to a database, oldest first. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Migration[]> {
  if (!(await tableExists(client, 'drizzle.__drizzle_migrations'))) return []
  const { rows } = await client.query<{ hash: string; createdAt: string }>(
    `select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at, id`,
  )
  return rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }))
}

/**
 * Levels are compared by timestamp, as the migrator does. Counts cannot be compared: the baseline has the timestamp of
 * the last of the 32 migrations that it replaced (decision 054).
 */
export const migrationLevel = (migrations: readonly Migration[]): number =>
  Math.max(0, ...migrations.map(({ createdAt }) => createdAt))

/** The tables are older than the baseline: no migration of this release fits them. */
export function isBeforeBaseline(applied: readonly Migration[], own: readonly Migration[]): boolean {
  const baseline = own[0]
  return applied.length > 0 && baseline !== undefined && migrationLevel(applied) < baseline.createdAt
}

export const beforeBaseline = {
  text: 'The database is older than this version can update',
  fix: 'Start the previous version once, then this one. docs/operations.md, "Update", says how.',
}
