import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { quoteColumns, quoteTable, type Table } from './catalog.ts'
import type { ArchivedSequence, ArchivedTable } from './manifest.ts'

type Named = { table: string; name: string }
type Constraint = Named & { definition: string }

const OURS = `select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss')`

/**
 * Empties the tables and disables foreign keys and triggers: rows arrive in any order, and counters are part of the
 * data. The returned function restores both, and PostgreSQL then checks every reference. A rollback undoes all of it.
 */
export async function openTables(client: pg.Client, tables: readonly Table[]): Promise<() => Promise<void>> {
  await client.query(
    `lock table ${tables.map(({ name }) => quoteTable(name)).join(', ')} in access exclusive mode`,
  )
  const keys = await listForeignKeys(client)
  const triggers = await listTriggers(client)
  for (const { table, name } of triggers)
    await client.query(`alter table ${table} disable trigger ${pg.escapeIdentifier(name)}`)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  await client.query(`truncate ${tables.map(({ name }) => quoteTable(name)).join(', ')}`)

  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
    for (const { table, name } of triggers)
      await client.query(`alter table ${table} enable trigger ${pg.escapeIdentifier(name)}`)
  }
}

/** Answers the number of rows. */
export async function loadPart(
  client: pg.Client,
  { name, columns }: ArchivedTable,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const rows = client.query(copyFrom(`copy ${quoteTable(name)} (${quoteColumns(columns)}) from stdin`))
  await pipeline(content, rows)
  return rows.rowCount
}

/** Not with setval, which survives a rollback. */
export async function restartSequences(client: pg.Client, sequences: readonly ArchivedSequence[]) {
  for (const { name, next } of sequences) {
    const { rows } = await client.query(
      `select 1 from pg_sequences where schemaname || '.' || sequencename = $1 and schemaname = 'public'`,
      [name],
    )
    if (rows.length) await client.query(`alter sequence ${quoteTable(name)} restart with ${BigInt(next)}`)
  }
}

async function listForeignKeys(client: pg.Client): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and (conrelid in (${OURS}) or confrelid in (${OURS}))
     order by 1, 2`,
  )
  return rows
}

/** Only enabled ones: a trigger that was disabled on purpose stays off. */
async function listTriggers(client: pg.Client): Promise<Named[]> {
  const { rows } = await client.query<Named>(
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger
     where not tgisinternal and tgparentid = 0 and tgenabled = 'O' and tgrelid in (${OURS})
     order by 1, 2`,
  )
  return rows
}
