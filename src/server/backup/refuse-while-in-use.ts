import type pg from 'pg'
import { Refusal } from '../refusal.ts'

/**
 * The idle connection that keeps the embedded server alive does not count as use; the events connection of a process
 * does.
 */
export async function refuseWhileInUse(client: pg.ClientBase, task: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'campaigner%' and application_name <> 'campaigner-keeper' order by 1`,
  )
  if (rows.length)
    throw new Refusal(
      `CampAIgner is using this database (${rows.map(({ name }) => name).join(', ')}). Stop every process of it, then ${task}. Nothing was changed.`,
    )
}
