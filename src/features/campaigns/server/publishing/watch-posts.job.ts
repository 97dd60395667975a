import * as z from 'zod'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { lookUpPost } from './look-up-post.ts'
import { publishPost } from './publish-post.job.ts'
import { listForsaken, listOverdue } from './publishing.repository.ts'
import { putInQueue } from './send-queue.ts'

const BATCH = 500
/** A network that hangs must not keep the rest waiting: so many are asked side by side, and for no longer than this. */
const AT_ONCE = 8
const PATIENCE_MS = 45_000

/** Posts whose sender died, or never learnt what came of it. One that cannot be looked up now waits for the next round. */
async function lookUpForsaken(deps: Deps): Promise<void> {
  const forsaken = await listForsaken(deps.db, deps.env.publishing.leaseMs, BATCH)
  const begun = performance.now()
  const lookUpNext = async () => {
    for (let post = forsaken.shift(); post; post = forsaken.shift()) {
      if (performance.now() - begun > PATIENCE_MS) return
      try {
        await lookUpPost(deps, post.workspaceId, post.id)
      } catch (err) {
        deps.log.warn({ err, post: post.id }, 'a post could not be looked up')
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookUpNext))
}

/**
 * Posts that are due but wait in no queue: their job was lost, or died before it had claimed them. A job too many does no harm,
 * since the claim lets one through.
 */
async function sendOverdue(deps: Deps): Promise<void> {
  const { db, queue } = deps
  let last: Awaited<ReturnType<typeof listOverdue>>[number] | null = null
  do {
    const overdue = await listOverdue(db, deps.env.publishing.leaseMs, BATCH, last)
    const ids = overdue.flatMap(({ jobId }) => jobId ?? [])
    const waiting = await queue.waiting(db, publishPost, ids)
    const lost = overdue.filter(({ jobId }) => jobId === null || !waiting.has(jobId))
    for (const { workspaceId, id } of lost)
      await db.transaction((db) => putInQueue(queue, db, { workspaceId, postId: id }))
    last = overdue.length === BATCH ? (overdue.at(-1) ?? null) : null
  } while (last)
}

/** Nothing that was promised is left lying: every minute, and at the start of a process for what the one before left. */
export const watchPosts = defineJob({
  name: 'campaigns.watch-posts',
  payload: z.object({ isStart: z.boolean().optional() }),
  maxAttempts: 3,
  cron: '* * * * *',
  run: async ({ isStart }, deps) => {
    await sendOverdue(deps)
    await lookUpForsaken(deps)
    if (isStart) {
      // By then every lease of the process before is over.
      const runAt = new Date(deps.clock.now().getTime() + deps.env.publishing.leaseMs + 1000)
      await deps.queue.enqueue(deps.db, watchPosts, {}, { runAt })
    }
    return done
  },
})
