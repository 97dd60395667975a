import * as z from 'zod'
import { notifyMaker } from '#core/notifications/index.server.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { remindBefore } from '../reminders/remind-before.ts'
import { resumeHeldPosts } from '../schedule/resume-held.ts'
import { sweep } from '../workers/publishing-workers.repository.ts'
import { markOverduePosts } from './overdue-posts.repository.ts'

/** Marks and notifies in one transaction, so that a concurrent run finds nothing left. */
const notifyOverdue = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  db.transaction(async (db) => {
    const late = await markOverduePosts(db)
    for (const { id, workspaceId, title, createdBy, isFirst } of late) {
      const notice = { type: 'post_overdue', values: { campaign: title }, link: `/campaigns/${id}` } as const
      if (isFirst) await notifyMaker(db, workspaceId, createdBy, notice)
    }
    for (const workspaceId of new Set(late.map((campaign) => campaign.workspaceId)))
      await announce(db, { workspaceId }, 'campaigns')
    return late.length
  })

/** Every minute: notifies people of overdue posts, reminds them of those to come, resumes posts of reconnected channels, removes dead workers. */
export const watchPublishing = defineJob({
  name: 'publishing-health.watch',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '* * * * *',
  run: async (_payload, deps) => {
    let notified: number
    do notified = await notifyOverdue(deps)
    while (notified > 0)
    await resumeHeldPosts(deps)
    await remindBefore(deps)
    await sweep(deps.db)
    return done
  },
})
