import { inArray } from 'drizzle-orm'
import type { ConsentChannel, ConsentSource, ConsentState } from '#features/customers/consent.contract.ts'
import type { Db } from '#server/db/database.ts'
import { demoCustomerEmail, demoCustomerKey, demoCustomers } from '#server/demo/demo-customers.ts'
import type { DemoShop } from '#server/demo/demo-part.ts'
import { customers } from '../customers.table.ts'
import { demoConsentNotes } from '../words/index.ts'
import { customerConsents } from './consent.table.ts'

type Note = keyof (typeof demoConsentNotes)['en']
type DemoConsent = {
  place: number
  channel: ConsentChannel
  state: ConsentState
  source: ConsentSource
  note?: Note
  daysAgo: number
}

const WITHDRAWN = 4
const PENDING = 5

/** Every second customer signed a sheet at the counter; some said it in a chat, one changed their mind, one was asked. */
const demoConsents: readonly DemoConsent[] = [
  ...demoCustomers.flatMap((_customer, place): DemoConsent[] =>
    place % 2 === 0
      ? [
          {
            place,
            channel: 'email',
            state: 'granted',
            source: place % 3 === 0 ? 'in_person' : 'form',
            note: place % 3 === 0 ? 'counter' : 'website',
            daysAgo: 80 - place,
          },
        ]
      : [],
  ),
  ...[0, 3, 8, 14, 20].map(
    (place): DemoConsent => ({
      place,
      channel: 'whatsapp',
      state: 'granted',
      source: 'message',
      note: 'chat',
      daysAgo: 60 - place,
    }),
  ),
  {
    place: WITHDRAWN,
    channel: 'email',
    state: 'withdrawn',
    source: 'in_person',
    note: 'tooMany',
    daysAgo: 12,
  },
  { place: PENDING, channel: 'email', state: 'pending', source: 'mail', daysAgo: 2 },
]

const agreedAt = (shop: DemoShop, daysAgo: number) => shop.daysAgo(daysAgo, '17:15')

/** Those who had agreed to email by then. */
export const listDemoReaders = (shop: DemoShop, moment: Date) =>
  demoConsents.flatMap(({ place, channel, state, daysAgo }) => {
    const customer = demoCustomers[place]
    const hadAgreed = channel === 'email' && state === 'granted' && agreedAt(shop, daysAgo) < moment
    if (!customer || !hadAgreed) return []
    return [{ customerId: shop.id(demoCustomerKey(place)), address: demoCustomerEmail(customer.name) }]
  })

/** They are deleted with the demo customers. */
export async function fillConsents(db: Db, shop: DemoShop): Promise<void> {
  const notes = demoConsentNotes[shop.locale]
  const rows = demoConsents.map(({ place, channel, state, source, note, daysAgo }) => ({
    id: shop.id(`consent ${place} ${channel} ${state}`),
    workspaceId: shop.workspaceId,
    customerId: shop.id(demoCustomerKey(place)),
    channel,
    state,
    source,
    note: note ? notes[note] : null,
    changedAt: agreedAt(shop, daysAgo),
  }))
  const added = await db.insert(customerConsents).values(rows).onConflictDoNothing().returning({
    customerId: customerConsents.customerId,
    channel: customerConsents.channel,
    state: customerConsents.state,
  })
  const set = async (channel: ConsentChannel, state: ConsentState) => {
    const ids = added
      .filter((row) => row.channel === channel && row.state === state)
      .map((row) => row.customerId)
    if (ids.length === 0) return
    await db
      .update(customers)
      .set(channel === 'email' ? { emailConsent: state } : { whatsappConsent: state })
      .where(inArray(customers.id, ids))
  }
  // In the order of time: who withdrew had agreed before.
  await set('email', 'granted')
  await set('email', 'pending')
  await set('email', 'withdrawn')
  await set('whatsapp', 'granted')
}
