import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { posts } from '../posts.table.ts'
import { publishPost } from './publish-post.job.ts'

type Due = {
  workspaceId: WorkspaceId
  postId: string
  /** Absent: at once, whatever this process holds for the time. */
  runAt?: Date | undefined
}

const isIt = ({ workspaceId, postId }: Omit<Due, 'runAt'>) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.id, postId))

/** The job that will send a post at its time; in the transaction that schedules it. */
export async function putInQueue(queue: Queue, db: Db, due: Due): Promise<void> {
  const { workspaceId, postId, runAt } = due
  const jobId = await queue.enqueue(db, publishPost, { workspaceId, postId }, runAt ? { runAt } : {})
  await db.update(posts).set({ jobId }).where(isIt(due))
}

/** Another time for the same job; in the transaction that gives the post its new time. */
export async function moveInQueue(queue: Queue, db: Db, due: Due & { jobId: string | null }): Promise<void> {
  const { jobId, runAt } = due
  if (!runAt) await takeFromQueue(queue, db, jobId)
  const isMoved = runAt && jobId !== null && (await queue.move(db, publishPost, jobId, runAt))
  // It has begun already, or ended: the post's own state decides whether it may still go out.
  if (!isMoved) await putInQueue(queue, db, due)
}

/** The post will not go out; in the transaction that cancels or deletes it. */
export async function takeFromQueue(queue: Queue, db: Db, jobId: string | null): Promise<void> {
  if (jobId !== null) await queue.withdraw(db, publishPost, jobId)
}
