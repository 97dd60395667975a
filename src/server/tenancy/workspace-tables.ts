import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

export type WorkspaceTable = { name: string; columns: string[] }

/** Hashes and sealed values: of no use outside this database, and of use to a thief. */
const isSecret = sql`(c.data_type = 'bytea' or c.column_name in ('password_hash', 'token_hash', 'secret'))`

/**
 * The tables that hold rows of workspaces, with the columns that may be shown to their owner. Read from the database itself: a
 * table that a feature adds tomorrow is in it without anybody remembering to list it.
 */
export async function listWorkspaceTables(db: Db): Promise<WorkspaceTable[]> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) filter (where not ${isSecret}) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by c.table_name
    having bool_or(c.column_name = 'workspace_id') or c.table_name in ('workspaces', 'users')
    order by c.table_name`)
  return rows
}
