import { createHash } from 'node:crypto'
import { mailerFor } from '#core/settings/index.server.ts'
import type {
  PushSubscriptionInput,
  ReminderChoice,
  ReminderSettings,
} from '#features/publishing/reminders.contract.ts'
import { AppError } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { isPushKey } from './encrypt-push.ts'
import { publicPushKey } from './push-service.ts'
import { listSubscriptionsOf, removeByEndpoint, saveSubscription } from './push-subscriptions.repository.ts'
import { findChoice, saveChoice } from './reminders.repository.ts'

type Needed = Pick<Deps, 'db' | 'secrets' | 'env' | 'mailer'>

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

export async function getReminders(deps: Needed, actor: Actor): Promise<ReminderSettings> {
  const { isConfigured } = await mailerFor(deps, actor.workspaceId)
  const devices = await listSubscriptionsOf(deps.db, actor.workspaceId, [actor.userId])
  return {
    ...(await findChoice(deps.db, actor)),
    canMail: isConfigured,
    pushKey: publicPushKey(deps.secrets),
    devices: devices.map(({ endpoint }) => digestOf(endpoint)),
  }
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

/** Push services are on the open internet; others are for tests and closed networks. */
export async function addDevice(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  device: PushSubscriptionInput,
): Promise<void> {
  const isUsable = env.allowPrivateNetwork || device.endpoint.startsWith('https:')
  if (!isUsable || !isPushKey(device.p256dh)) throw new AppError('invalid_input')
  await db.transaction(async (db) => {
    await saveSubscription(db, actor, device)
    await announce(db, actor, 'reminders')
  })
}

export const removeDevice = (db: Db, actor: Actor, endpoint: string): Promise<void> =>
  db.transaction(async (db) => {
    await removeByEndpoint(db, actor, endpoint)
    await announce(db, actor, 'reminders')
  })
