import type { FastifyInstance } from 'fastify'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

const GATHER_MS = 200

/** Says that the network has taken something of this workspace. */
export type TellFeed = (workspaceId: WorkspaceId) => void

/**
 * Tells open screens of a workspace soon, and once for all that came within a fifth of a second. Told in each post's own commit,
 * thousands of them at one instant would wait for each other: PostgreSQL lets only one commit at a time announce something.
 */
export function openFeedNews(app: FastifyInstance): TellFeed {
  const { db, log } = app.deps
  const waiting = new Map<WorkspaceId, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    for (const timer of waiting.values()) clearTimeout(timer)
    await Promise.all(underWay)
  })

  function tell(workspaceId: WorkspaceId) {
    waiting.delete(workspaceId)
    const told = announce(db, { workspaceId }, 'sandbox')
      .catch((err: unknown) => log.warn({ err }, 'could not tell screens of a post in the sandbox'))
      .finally(() => underWay.delete(told))
    underWay.add(told)
  }

  return (workspaceId) => {
    if (waiting.has(workspaceId)) return
    waiting.set(workspaceId, setTimeout(tell, GATHER_MS, workspaceId))
  }
}
