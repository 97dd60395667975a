import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Reminded } from './list-posts-for-person.ts'
import { pushReminder } from './push-reminder.job.ts'
import { listSubscriptionsOf } from './push-subscriptions.repository.ts'
import { sendReminder } from './send-reminder.job.ts'

const GATHER_MS = 60_000

/**
 * In the transaction that notified these people: each gets one mail, and one message per device, for all posts of
 * that moment.
 */
export async function remind(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  db: Db,
  { workspaceId, campaignId, at: moment, kind }: Reminded,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  const at = moment.toISOString()
  const gatherUntil = new Date(clock.now().getTime() + GATHER_MS).toISOString()
  const about = (userId: string) => ({ workspaceId, userId, campaignId, at, kind, gatherUntil })
  const once = (whom: string) => ({ once: `${kind} ${campaignId} ${at} ${whom}` })
  for (const userId of userIds) await queue.enqueue(db, sendReminder, about(userId), once(userId))
  for (const { id, userId } of await listSubscriptionsOf(db, workspaceId, userIds))
    await queue.enqueue(db, pushReminder, { ...about(userId), subscriptionId: id }, once(id))
}
