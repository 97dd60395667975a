import { inPickerOrder } from '#connectors/social/platforms.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { waitsForAccount } from '#features/campaigns/post-reasons.ts'
import { accountFor } from '#features/social-accounts/account-for.ts'
import { listSendingAccounts } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { listPlannedFor } from './reminders.repository.ts'

/** `due`: its time has come. `before`: it comes soon. */
export const reminderKinds = ['due', 'before'] as const
export type ReminderKind = (typeof reminderKinds)[number]

export type Reminded = { workspaceId: WorkspaceId; campaignId: string; at: Date; kind: ReminderKind }

/** What a person posts at that moment: nothing that goes out by itself, and nothing that the sandbox took. */
export async function listPostsForPerson(db: Db, { workspaceId, campaignId, at, kind }: Reminded) {
  const planned = await listPlannedFor(db, workspaceId, campaignId, at)
  planned.sort((a, b) => inPickerOrder(a.platform, b.platform))
  if (kind === 'due')
    return planned.filter(
      ({ state, reason, adapter }) =>
        state === 'needs_you' && !waitsForAccount(reason) && !(adapter !== null && isTestAdapter(adapter)),
    )
  const scheduled = planned.filter(({ state }) => state === 'scheduled')
  if (scheduled.length === 0) return []
  const accounts = await listSendingAccounts(db, workspaceId)
  return scheduled.filter((post) => !accountFor(accounts, post))
}

/** Whether posts of that moment are still on their way, so that more may soon need a person. */
export async function hasPostsUnderway(db: Db, { workspaceId, campaignId, at }: Reminded): Promise<boolean> {
  const planned = await listPlannedFor(db, workspaceId, campaignId, at)
  return planned.some(({ state }) => state === 'scheduled' || state === 'sending')
}
