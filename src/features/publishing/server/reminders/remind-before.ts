import { notify, recipientsFor } from '#core/notifications/index.server.ts'
import type { Deps } from '#server/deps.ts'
import { listPostsForPerson } from './list-posts-for-person.ts'
import { remind } from './remind.ts'
import { findChoice, listComingUp } from './reminders.repository.ts'

/** Reminds people who asked for it, some minutes before the posts that they publish themselves. */
export async function remindBefore(deps: Pick<Deps, 'db' | 'queue' | 'clock'>): Promise<void> {
  for (const { workspaceId, campaignId, scheduledFor, title, createdBy, minutesLeft } of await listComingUp(
    deps.db,
  )) {
    if (!scheduledFor) continue
    const about = { workspaceId, campaignId, at: scheduledFor, kind: 'before' } as const
    if ((await listPostsForPerson(deps.db, about)).length === 0) continue
    await deps.db.transaction(async (db) => {
      for (const userId of await recipientsFor(db, workspaceId, createdBy)) {
        const { minutesBefore } = await findChoice(db, { workspaceId, userId })
        if (minutesBefore === null || minutesLeft > minutesBefore) continue
        const told = await notify(db, workspaceId, [userId], {
          type: 'post_coming_up',
          values: { campaign: title, minutes: String(minutesBefore) },
          link: `/campaigns/${campaignId}`,
          once: `post_coming_up ${campaignId} ${scheduledFor.toISOString()}`,
        })
        await remind(deps, db, about, told)
      }
    })
  }
}
