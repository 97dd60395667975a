import pg from 'pg'
import { tableExists } from '../db/table-exists.ts'
import type { ArchivedSequence } from './manifest.ts'

/**
 * The tables of the job queue that hold data. The others belong to its release (version, bam) or are daily statistics.
 */
const QUEUE_TABLES = ['job', 'job_dependency', 'queue', 'schedule', 'subscription']

export type Table = {
  name: string
  /** Without generated columns. */
  columns: string[]
  /** Not null and without a default. */
  required: string[]
}

export const quoteTable = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.')
export const quoteColumns = (columns: readonly string[]) => columns.map(pg.escapeIdentifier).join(', ')

/** Every table with our data; a partitioned table includes its partitions. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname || '.' || c.relname as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
               and a.attnotnull and not a.atthasdef and a.attidentity = ''
             order by a.attnum) as required
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any($1)))
       and not exists (select from pg_depend d
                       where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [QUEUE_TABLES],
  )
  return rows
}

/** Read after the snapshot began, so that every number in the snapshot has been handed out. */
export async function listSequences(client: pg.ClientBase): Promise<ArchivedSequence[]> {
  const { rows } = await client.query<ArchivedSequence>(
    `select schemaname || '.' || sequencename as name,
       coalesce(last_value + increment_by, start_value)::text as next
     from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

export async function readQueueVersion(client: pg.ClientBase): Promise<number | null> {
  if (!(await tableExists(client, 'pgboss.version'))) return null
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? null
}
