import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { ReminderKind } from './list-posts-for-person.ts'
import { sendReminder } from './send-reminder.job.ts'

const GATHER_MS = 60_000

type Reminder = { workspaceId: WorkspaceId; campaignId: string; at: Date; kind: ReminderKind }

/** In the transaction that notified these people: each gets one reminder for all posts of that moment. */
export async function remind(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  db: Db,
  { workspaceId, campaignId, at: moment, kind }: Reminder,
  userIds: readonly string[],
): Promise<void> {
  const at = moment.toISOString()
  const gatherUntil = new Date(clock.now().getTime() + GATHER_MS).toISOString()
  for (const userId of userIds)
    await queue.enqueue(
      db,
      sendReminder,
      { workspaceId, userId, campaignId, at, kind, gatherUntil },
      { once: `${kind} ${campaignId} ${at} ${userId}` },
    )
}
