import { sql } from 'drizzle-orm'
import type { ChangedTopic } from '#platform/topics.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../tenancy/actor.ts'
import type { WorkspaceId } from '../tenancy/workspaces.table.ts'

export const CHANNEL = 'workspace_events'

/** How far one thing is: its own path, and the fields of it that are different now. */
export type Progress = { path: string; fields: Record<string, unknown> }

/** `topics`: what has changed; none where something is only further. */
export type Announcement = {
  workspaceId: WorkspaceId
  topics: ChangedTopic[]
  by?: string | undefined
  progress?: Progress | undefined
}

/** Told to every open screen of the workspace when the transaction commits, and never if it does not. */
export async function announce(
  db: Db,
  to: Pick<Actor, 'workspaceId' | 'clientId'>,
  ...topics: ChangedTopic[]
): Promise<void> {
  const announcement: Announcement = { workspaceId: to.workspaceId, topics, by: to.clientId }
  await notify(db, announcement)
}

/**
 * Tells open screens how far something is, with the figures themselves: nothing is read again because of it. The last step, and
 * whatever else changes, is announced.
 */
export const announceProgress = (
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  progress: Progress,
): Promise<void> => notify(db, { workspaceId, topics: [], progress })

async function notify(db: Db, announcement: Announcement): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`)
}
