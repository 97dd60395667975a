import { sql } from 'drizzle-orm'
import type { ChangedTopic } from '#platform/topics.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../tenancy/actor.ts'
import type { WorkspaceId } from '../tenancy/workspaces.table.ts'

export const CHANNEL = 'workspace_events'

/** Progress of one item: its path and the changed fields. */
export type Progress = { path: string; fields: Record<string, unknown> }

/** `topics`: what has changed; empty for progress only. */
export type Announcement = {
  workspaceId: WorkspaceId
  topics: ChangedTopic[]
  by?: string | undefined
  progress?: Progress | undefined
}

/** Notifies every open screen of the workspace when the transaction commits, and never if it rolls back. */
export async function announce(
  db: Db,
  to: Pick<Actor, 'workspaceId' | 'clientId'>,
  ...topics: ChangedTopic[]
): Promise<void> {
  const announcement: Announcement = { workspaceId: to.workspaceId, topics, by: to.clientId }
  await notify(db, announcement)
}

/**
 * Sends progress to open screens with its figures, so nothing is refetched. The last step, and any other change, is
 * announced.
 */
export const announceProgress = (
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  progress: Progress,
): Promise<void> => notify(db, { workspaceId, topics: [], progress })

async function notify(db: Db, announcement: Announcement): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`)
}
