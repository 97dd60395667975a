import { mailerFor } from '#core/settings/index.server.ts'
import type { ReminderChoice, ReminderSettings } from '#features/publishing/reminders.contract.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { findChoice, saveChoice } from './reminders.repository.ts'

type Needed = Pick<Deps, 'db' | 'secrets' | 'env' | 'mailer'>

export async function getReminders(deps: Needed, actor: Actor): Promise<ReminderSettings> {
  const { isConfigured } = await mailerFor(deps, actor.workspaceId)
  return { ...(await findChoice(deps.db, actor)), canMail: isConfigured }
}

export const saveReminders = (
  deps: Needed,
  actor: Actor,
  choice: ReminderChoice,
): Promise<ReminderSettings> =>
  deps.db.transaction(async (db) => {
    await saveChoice(db, actor, choice)
    await announce(db, actor, 'reminders')
    return getReminders({ ...deps, db }, actor)
  })
