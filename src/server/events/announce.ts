import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Actor } from '../tenancy/actor.ts'
import type { WorkspaceId } from '../tenancy/workspaces.table.ts'

export const CHANNEL = 'workspace_events'

/** Path prefixes of the reads that are out of date, for example "/api/customers". */
export type Announcement = { workspaceId: WorkspaceId; paths: string[]; by?: string | undefined }

/** Told to every open screen of the workspace when the transaction commits, and never if it does not. */
export async function announce(
  db: Db,
  to: Pick<Actor, 'workspaceId' | 'clientId'>,
  ...paths: string[]
): Promise<void> {
  const announcement: Announcement = { workspaceId: to.workspaceId, paths, by: to.clientId }
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`)
}
