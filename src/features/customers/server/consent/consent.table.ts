import { bigint, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  type ConsentChannel,
  type ConsentSource,
  type ConsentState,
  consentChannels,
  consentSources,
  consentStates,
  type SuppressionReason,
  suppressionReasons,
} from '#features/customers/consent.contract.ts'
import { id, instant, oneOf, workspaceId } from '#server/db/columns.ts'
import { customerKey } from '../customers.table.ts'

/** Every change, never updated. The newest of a channel counts; `customers` has a copy of its state. */
export const customerConsents = pgTable(
  'customer_consents',
  {
    id: id(),
    workspaceId: workspaceId(),
    customerId: uuid('customer_id').notNull(),
    channel: text('channel').$type<ConsentChannel>().notNull(),
    state: text('state').$type<ConsentState>().notNull(),
    source: text('source').$type<ConsentSource>().notNull(),
    /** Where or to whom they said it. */
    note: text('note'),
    changedAt: instant('changed_at').notNull(),
    /** Two changes can have the same time. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    foreignKey({
      name: 'customer_consents_customer',
      columns: [table.workspaceId, table.customerId],
      foreignColumns: customerKey,
    }).onDelete('cascade'),
    index('customer_consents_of_customer').on(table.workspaceId, table.customerId, table.number),
    oneOf('customer_consents_channel', table.channel, consentChannels),
    oneOf('customer_consents_state', table.state, consentStates),
    oneOf('customer_consents_source', table.source, consentSources),
  ],
)

/** Addresses that get no mail, whatever was agreed. Without the customer, so that deleting one forgets nothing. */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    workspaceId: workspaceId(),
    /** Lower case. */
    address: text('address').notNull(),
    reason: text('reason').$type<SuppressionReason>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.address] }),
    oneOf('mail_suppressions_reason', table.reason, suppressionReasons),
  ],
)

/** When an address was last asked. Without the customer, so that deleting and adding one does not ask again. */
export const consentRequests = pgTable(
  'consent_requests',
  {
    workspaceId: workspaceId(),
    address: text('address').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.address] })],
)
