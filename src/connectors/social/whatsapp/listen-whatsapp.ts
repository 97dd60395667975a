import * as z from 'zod'
import { outsideLine } from '#server/outside-text.ts'
import type { ChannelAccount } from '../adapter.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import type { Listening } from '../incoming.ts'
import { reasonOf } from '../meta/graph-error.ts'
import { whatsappAccountOf } from './whatsapp.account.ts'
import { deliverTo, listSubscriptions, subscribeApp, subscribeBusiness } from './whatsapp.api.ts'

type Place = { url: string; token: string }

const OBJECT = 'whatsapp_business_account'
const FIELD = 'messages'

const subscriptionsSchema = z.object({
  data: z
    .array(
      z.object({
        object: outsideLine,
        active: z.boolean().nullish(),
        fields: z.array(z.object({ name: outsideLine })).max(500),
      }),
    )
    .max(100),
})
const successSchema = z.object({ success: z.literal(true) })

const failureOf = (answer: Answer): Listening | null => {
  if (successSchema.safeParse(bodyOf(answer)).success) return null
  const isAway = answer.kind !== 'answer' || answer.status >= 500 || answer.status === 429
  return { kind: isAway ? 'unreachable' : 'refused', reason: reasonOf(answer) }
}

/**
 * Has Meta deliver what happens to one number. The app has to be subscribed to messages at all, which we only ask for if
 * it is not: another program may use it. Then the business account is, and the number gets an address of its own.
 */
export async function listenToNumber(
  reach: Reach,
  channel: ChannelAccount,
  place: Place,
): Promise<Listening> {
  const account = whatsappAccountOf(channel)
  const { appSecret } = account ?? {}
  if (!account || appSecret === undefined) return { kind: 'key-missing' }
  const app = { appId: account.appId, appSecret }
  const listed = await listSubscriptions(reach, app)
  const { data } = subscriptionsSchema.safeParse(bodyOf(listed))
  if (!data) return failureOf(listed) ?? { kind: 'refused', reason: reasonOf(listed) }
  const known = data.data.find(({ object, active }) => object === OBJECT && active !== false)
  const fields = known?.fields.map(({ name }) => name) ?? []
  if (!fields.includes(FIELD)) {
    const subscription = { object: OBJECT, fields: [...fields, FIELD].join(','), ...place }
    const failure = failureOf(await subscribeApp(reach, app, subscription))
    if (failure) return failure
  }
  return (
    failureOf(await subscribeBusiness(reach, account)) ??
    failureOf(await deliverTo(reach, account, place)) ?? { kind: 'listening' }
  )
}

/** The number goes back to the address of the app. */
export async function stopListening(reach: Reach, channel: ChannelAccount): Promise<void> {
  const account = whatsappAccountOf(channel)
  if (account?.appSecret !== undefined) await deliverTo(reach, account, null)
}
