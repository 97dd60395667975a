import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import { brandKey } from '#core/brands/index.server.ts'
import {
  bytes,
  createdAt,
  id,
  instant,
  isDemo,
  oneOf,
  searchVector,
  workspaceId,
} from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import {
  conversationStatuses,
  type Delivery,
  type Direction,
  directions,
  type Priority,
  priorities,
} from '../inbox.contract.ts'

/** A conversation between a contact and the shop on one channel of a network. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** The brand of its account. The foreign keys to brands, accounts and customers are written by hand. */
    brandId: uuid('brand_id'),
    /** Null once the account was disconnected: it can be read then, not answered. */
    accountId: uuid('account_id'),
    platform: text('platform').$type<Platform>().notNull(),
    /** The network's id. */
    remoteId: text('remote_id').notNull(),
    contactName: text('contact_name').notNull(),
    contactAvatar: text('contact_avatar'),
    customerId: uuid('customer_id'),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    lastMessageAt: instant('last_message_at').notNull(),
    lastIncomingAt: instant('last_incoming_at'),
    /** The oldest unanswered message; null if all are answered. */
    waitingSince: instant('waiting_since'),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('conversations_in_workspace').on(table.workspaceId, table.id),
    uniqueIndex('conversations_once').on(table.accountId, table.remoteId),
    index('conversations_newest').on(table.workspaceId, table.lastMessageAt, table.id),
    index('conversations_by_assignee').on(table.workspaceId, table.assigneeId, table.lastMessageAt, table.id),
    index('conversations_by_customer').on(table.workspaceId, table.customerId, table.lastMessageAt),
    oneOf('conversations_status', table.status, conversationStatuses),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    workspaceId: workspaceId(),
    conversationId: uuid('conversation_id').notNull(),
    brandId: uuid('brand_id'),
    platform: text('platform').$type<Platform>().notNull(),
    direction: text('direction').$type<Direction>().notNull(),
    /** The network's id: each message is stored once, however often it is delivered. Null for notes. */
    remoteId: text('remote_id'),
    content: text('content').notNull(),
    senderName: text('sender_name').notNull(),
    senderAvatar: text('sender_avatar'),
    /** The team member who wrote it. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    priority: text('priority').$type<Priority>().notNull().default('normal'),
    isRead: boolean('is_read').notNull().default(false),
    /** Delivery state of a reply; null for incoming messages and notes. */
    delivery: text('delivery').$type<Delivery>(),
    /** A code with a text in both languages: why a reply was not delivered. */
    failure: text('failure'),
    /** How long the contact waited for this reply. */
    responseSeconds: integer('response_seconds'),
    isDemo: isDemo(),
    /** When it was written, according to the network; the sort key. */
    createdAt: createdAt(),
    /** When it reached us. */
    receivedAt: instant('received_at').notNull().default(sql`now()`),
    /** Both languages at once: exact words, and stems in each. */
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(sql`message_words(sender_name || ' ' || content)`),
  },
  (table) => [
    unique('messages_in_workspace').on(table.workspaceId, table.id),
    uniqueIndex('messages_once').on(table.conversationId, table.remoteId),
    foreignKey({
      name: 'messages_conversation',
      columns: [table.workspaceId, table.conversationId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }).onDelete('cascade'),
    index('messages_of_conversation').on(table.conversationId, table.createdAt, table.id),
    // The latest reply, without reading all messages.
    index('messages_sent')
      .on(table.conversationId, table.createdAt)
      .where(sql`${table.direction} = 'out' and ${table.delivery} = 'sent'`),
    index('messages_newest')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`${table.direction} = 'in'`),
    // For the recount of a shop that changes its zone.
    index('messages_answered')
      .on(table.workspaceId, table.createdAt)
      .where(sql`${table.responseSeconds} is not null`),
    index('messages_by_brand')
      .on(table.workspaceId, table.brandId, table.createdAt, table.id)
      .where(sql`${table.direction} = 'in'`),
    index('messages_by_platform')
      .on(table.workspaceId, table.platform, table.createdAt, table.id)
      .where(sql`${table.direction} = 'in'`),
    index('messages_unread')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`${table.direction} = 'in' and not ${table.isRead}`),
    index('messages_important')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`${table.direction} = 'in' and ${table.priority} in ('high', 'urgent')`),
    index('messages_search').using('gin', table.workspaceId, table.search),
    oneOf('messages_direction', table.direction, directions),
    oneOf('messages_priority', table.priority, priorities),
  ],
)

/** One row per brand and one without; kept by triggers, so that no request counts rows. */
export const inboxTotals = pgTable(
  'inbox_totals',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    total: bigint('total', { mode: 'number' }).notNull().default(0),
    unread: bigint('unread', { mode: 'number' }).notNull().default(0),
    urgent: bigint('urgent', { mode: 'number' }).notNull().default(0),
    answered: bigint('answered', { mode: 'number' }).notNull().default(0),
    responseSeconds: bigint('response_seconds', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('inbox_totals_of_brand').on(table.workspaceId, table.brandId).nullsNotDistinct(),
    foreignKey({
      name: 'inbox_totals_brand',
      columns: [table.workspaceId, table.brandId],
      foreignColumns: brandKey,
    }).onDelete('cascade'),
  ],
)

/** Incoming messages by local hour of the shop; kept by triggers. */
export const inboxHours = pgTable(
  'inbox_hours',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    day: date('day', { mode: 'string' }).notNull(),
    hour: smallint('hour').notNull(),
    messages: bigint('messages', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('inbox_hours_once').on(table.workspaceId, table.day, table.hour, table.brandId).nullsNotDistinct(),
  ],
)

/** Answered messages per day and their total waiting time; kept by triggers. */
export const answerDays = pgTable(
  'answer_days',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    day: date('day', { mode: 'string' }).notNull(),
    answers: bigint('answers', { mode: 'number' }).notNull(),
    seconds: bigint('seconds', { mode: 'number' }).notNull(),
  },
  (table) => [unique('answer_days_once').on(table.workspaceId, table.day, table.brandId).nullsNotDistinct()],
)

/** Raw webhooks of networks: stored before they are acknowledged, parsed afterwards. */
export const inboxDeliveries = pgTable(
  'inbox_deliveries',
  {
    id: id(),
    workspaceId: workspaceId(),
    accountId: uuid('account_id').notNull(),
    /** The network's id; a repeated id is the same delivery. */
    deliveryId: text('delivery_id').notNull(),
    body: bytes('body').notNull(),
    receivedAt: instant('received_at').notNull().default(sql`now()`),
    handledAt: instant('handled_at'),
    /** Why it could not be parsed, for investigation. */
    problem: text('problem'),
  },
  (table) => [
    uniqueIndex('inbox_deliveries_once').on(table.accountId, table.deliveryId),
    index('inbox_deliveries_waiting')
      .on(table.workspaceId, table.receivedAt, table.id)
      .where(sql`${table.handledAt} is null`),
    index('inbox_deliveries_handled').on(table.handledAt).where(sql`${table.handledAt} is not null`),
  ],
)
