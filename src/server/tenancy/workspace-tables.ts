import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

export type WorkspaceTable = { name: string; columns: string[] }

/** Hashes and sealed values: useless outside this database, except to a thief. */
const isSecret = sql`(a.atttypid = 'bytea'::regtype or a.attname in ('password_hash', 'token_hash', 'secret'))`

/**
 * Tables with rows of workspaces, and the columns that their owner may see. Read from the database, so that a new table
 * is included automatically. From the catalog, because the views of information_schema are a hundred times slower.
 */
export async function listWorkspaceTables(db: Db): Promise<WorkspaceTable[]> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select t.relname as name, array_agg(a.attname::text order by a.attnum) filter (where not ${isSecret}) as columns
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    group by t.relname
    having bool_or(a.attname = 'workspace_id') or t.relname in ('workspaces', 'users')
    order by t.relname`)
  return rows
}
