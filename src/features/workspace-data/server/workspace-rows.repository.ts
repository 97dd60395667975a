import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceTable } from '#server/tenancy/workspace-tables.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

const BATCH = 500

/** The rows of a table that belong to the workspace. */
function belongs(table: string, workspaceId: WorkspaceId): SQL {
  if (table === 'workspaces') return sql`id = ${workspaceId}`
  if (table === 'users')
    return sql`id in (select user_id from memberships where workspace_id = ${workspaceId})`
  return sql`workspace_id = ${workspaceId}`
}

/** The tables with rows of the workspace: most have none, and one query is cheaper than three per table. */
export async function findFilled(
  db: Db,
  tables: readonly WorkspaceTable[],
  workspaceId: WorkspaceId,
): Promise<Set<string>> {
  const questions = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name where exists (select from ${sql.identifier(name)} where ${belongs(name, workspaceId)})`,
  )
  const { rows } = await db.execute<{ name: string }>(sql.join(questions, sql` union all `))
  return new Set(rows.map(({ name }) => name))
}

/** The rows as JSON, in batches within a transaction, so that a table need not fit into memory. */
export async function* readRows(
  db: Db,
  { name, columns }: WorkspaceTable,
  workspaceId: WorkspaceId,
): AsyncGenerator<string> {
  const chosen = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const rows = sql`select ${chosen} from ${sql.identifier(name)} where ${belongs(name, workspaceId)}`
  await db.execute(
    sql`declare export_rows no scroll cursor for select to_json(r)::text as row from (${rows}) r`,
  )
  for (;;) {
    const batch = await db.execute<{ row: string }>(sql`fetch ${sql.raw(String(BATCH))} from export_rows`)
    for (const { row } of batch.rows) yield row
    if (batch.rows.length < BATCH) break
  }
  await db.execute(sql`close export_rows`)
}
