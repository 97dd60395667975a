import * as z from 'zod'
import { notifyMaker } from '#core/notifications/index.server.ts'
import { announceCampaigns, sweepWorkers, takeOverduePosts } from '#features/campaigns/index.server.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'

/** Marked in the transaction that tells of them: whoever does the same at the same time finds nothing left to tell. */
const tellOverdue = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  db.transaction(async (db) => {
    const late = await takeOverduePosts(db)
    for (const { id, workspaceId, title, createdBy, isNews } of late) {
      const notice = { type: 'post_overdue', values: { campaign: title }, link: `/campaigns/${id}` } as const
      if (isNews) await notifyMaker(db, workspaceId, createdBy, notice)
    }
    for (const workspaceId of new Set(late.map((campaign) => campaign.workspaceId)))
      await announceCampaigns(db, { workspaceId })
    return late.length
  })

/** Every minute: tells of posts that should be out by now, and forgets processes that are long gone. */
export const watchPublishing = defineJob({
  name: 'publishing-health.watch',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '* * * * *',
  run: async (_payload, deps) => {
    let told: number
    do told = await tellOverdue(deps)
    while (told > 0)
    await sweepWorkers(deps.db)
    return done
  },
})
