import * as z from 'zod'
import { platformName } from '#connectors/social/platform-name.ts'
import { customerDetailsSchema } from '#features/customers/customers.contract.ts'
import {
  announceCustomers,
  createCustomer,
  findCustomerByEmail,
  holdCustomer,
} from '#features/customers/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { conversationMessages } from '../i18n/index.ts'
import { announceConversation } from './announce-inbox.ts'
import { get } from './conversation.service.ts'
import * as repository from './conversations.repository.ts'
import { languageOf } from './suggestion/customer-language.ts'

type Conversation = repository.ConversationRow

/** Some networks identify people by email address. */
const emailOf = ({ remoteId, contactName }: Conversation): string | null =>
  [remoteId, contactName].map((text) => z.email().safeParse(text.toLowerCase()).data).find(Boolean) ?? null

/** And some by phone number, recognized by its plus sign. */
const phoneOf = ({ remoteId, contactName }: Conversation): string | null =>
  [remoteId, contactName].find((text) => /^\+\d[\d ()-]{6,20}$/.test(text)) ?? null

async function findKnown(db: Db, actor: Actor, conversation: Conversation): Promise<string | null> {
  const known = await repository.findKnownCustomer(db, actor.workspaceId, conversation)
  const email = emailOf(conversation)
  return known ?? (email ? await findCustomerByEmail(db, actor, email) : null)
}

async function add(deps: Deps, actor: Actor, locale: Locale, conversation: Conversation): Promise<string> {
  const { contactName, platform, brandId } = conversation
  const entries = await repository.listEntries(deps.db, actor.workspaceId, conversation.id, null, 20)
  const written = entries.filter(({ direction }) => direction === 'in').map(({ content }) => content)
  const details = customerDetailsSchema.parse({
    name: contactName,
    email: emailOf(conversation),
    phone: phoneOf(conversation),
    notes: textOf(conversationMessages, locale)('madeCustomer', {
      platform: platformName(platform, locale),
    }),
    status: 'prospect',
    language: languageOf(written.join('\n'), locale),
    brandId,
  })
  return (await createCustomer(deps, actor, locale, details)).id
}

/** Adds the contact as a customer, once; a contact with a known name and remote id, or address, is that customer. */
export const makeCustomer = (deps: Deps, actor: Actor, locale: Locale, id: string) =>
  deps.db.transaction(async (db) => {
    const inside = { ...deps, db }
    const { workspaceId } = actor
    const before = await repository.find(db, workspaceId, id)
    if (!before) throw notFound()
    // The customer is locked before the conversation, as when a customer is deleted.
    const known = before.conversation.customerId ?? (await findKnown(db, actor, before.conversation))
    if (known) await holdCustomer(db, actor, known)
    const conversation = await repository.lock(db, workspaceId, id)
    if (!conversation) throw notFound()
    if (conversation.customerId === null) {
      const customerId = known ?? (await add(inside, actor, locale, conversation))
      await repository.update(db, workspaceId, id, { customerId })
      await announceConversation(db, actor, id)
      await announceCustomers(db, actor)
    }
    return get(inside, actor, locale, id)
  })
