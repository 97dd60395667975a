import type { FastifyInstance } from 'fastify'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

const GATHER_MS = 200

/** Announces a change of this workspace's feed. */
export type AnnounceFeed = (workspaceId: WorkspaceId) => void

/**
 * Notifies open screens once for all changes within a fifth of a second. Notifications in each post's own commit would
 * serialize thousands of commits: PostgreSQL lets only one notifying transaction commit at a time.
 */
export function createFeedAnnouncer(app: FastifyInstance): AnnounceFeed {
  const { db, log } = app.deps
  const waiting = new Map<WorkspaceId, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    for (const timer of waiting.values()) clearTimeout(timer)
    await Promise.all(underWay)
  })

  function announceSoon(workspaceId: WorkspaceId) {
    waiting.delete(workspaceId)
    const pending = announce(db, { workspaceId }, 'sandbox')
      .catch((err: unknown) => log.warn({ err }, 'could not tell screens of a post in the sandbox'))
      .finally(() => underWay.delete(pending))
    underWay.add(pending)
  }

  return (workspaceId) => {
    if (waiting.has(workspaceId)) return
    waiting.set(workspaceId, setTimeout(announceSoon, GATHER_MS, workspaceId))
  }
}
