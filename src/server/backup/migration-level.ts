import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { tableExists } from './catalog.ts'
import type { Migration } from './manifest.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The migrations this release brings, oldest first. */
export const ownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis }) => ({
    hash,
    createdAt: folderMillis,
  }))

/** The migrations a database has gone through, oldest first. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Migration[]> {
  if (!(await tableExists(client, 'drizzle.__drizzle_migrations'))) return []
  const { rows } = await client.query<{ hash: string; createdAt: string }>(
    `select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at, id`,
  )
  return rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }))
}
