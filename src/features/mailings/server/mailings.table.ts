import { sql } from 'drizzle-orm'
import { bigint, boolean, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { OutboxEnd } from '#connectors/social/outbox/outbox.ts'
import { posts } from '#features/campaigns/index.server.ts'
import { bytes, id, instant, oneOf, workspaceId } from '#server/db/columns.ts'
import {
  type DeliveryProblem,
  type DeliveryState,
  deliveryProblems,
  deliveryStates,
} from '../mailings.contract.ts'
import { type ReturnedMailProblem, returnedMailProblems } from '../returned-mail.contract.ts'

export type MailingEnd = OutboxEnd | 'stopped'
const mailingEnds = [
  'stopped',
  'sender_refused',
  'template_refused',
  'unreachable',
  'disconnected',
] as const satisfies readonly MailingEnd[]

/** A post whose audience has been decided. */
export const mailings = pgTable(
  'mailings',
  {
    workspaceId: workspaceId(),
    postId: uuid('post_id').primaryKey(),
    /** Only these customers, and those without a brand; null for all. As the customers list shows them. */
    brandIds: uuid('brand_ids').array(),
    startedAt: instant('started_at').notNull().default(sql`now()`),
    endedAt: instant('ended_at'),
    /** Why not everybody got it. */
    endedBy: text('ended_by').$type<MailingEnd>(),
  },
  (table) => [
    foreignKey({
      name: 'mailings_post',
      columns: [table.workspaceId, table.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete('cascade'),
    index('mailings_of_workspace').on(table.workspaceId, table.postId),
    oneOf('mailings_ended_by', table.endedBy, mailingEnds),
  ],
)

/** One person's mail or message. It outlives the customer, so that deleting and importing someone cannot send it twice. */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    id: id(),
    workspaceId: workspaceId(),
    postId: uuid('post_id').notNull(),
    /** Of the mailbox, in lower case, or the phone number with its country code. */
    address: text('address').notNull(),
    /** No foreign key, because customers can be deleted. */
    customerId: uuid('customer_id'),
    state: text('state').$type<DeliveryState>().notNull().default('queued'),
    /** How often a server had something to say about it. */
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at').notNull().default(sql`now()`),
    /** Of the worker that has it; changes with each. */
    claim: uuid('claim'),
    leaseUntil: instant('lease_until'),
    /** When the content was begun: from then on it may have been taken. */
    begunAt: instant('begun_at'),
    sentAt: instant('sent_at'),
    problem: text('problem').$type<DeliveryProblem>(),
    /** What the server said. */
    answer: text('answer'),
    /** What the network calls the message. */
    remoteId: text('remote_id'),
    /** When it arrived on the phone, and when it was read; null if the network did not say. */
    deliveredAt: instant('delivered_at'),
    readAt: instant('read_at'),
  },
  (table) => [
    foreignKey({
      name: 'mail_deliveries_post',
      columns: [table.workspaceId, table.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete('cascade'),
    unique('mail_deliveries_once').on(table.postId, table.address),
    index('mail_deliveries_of_post').on(table.workspaceId, table.postId, table.state, table.dueAt),
    index('mail_deliveries_by_remote_id')
      .on(table.workspaceId, table.remoteId)
      .where(sql`${table.remoteId} is not null`),
    oneOf('mail_deliveries_state', table.state, deliveryStates),
    oneOf('mail_deliveries_problem', table.problem, deliveryProblems),
  ],
)

/** What the owner has decided about emails and messages to customers. Without a row, nothing was. */
export const mailingSettings = pgTable('mailing_settings', {
  workspaceId: workspaceId().primaryKey(),
  countsClicks: boolean('counts_clicks').notNull(),
  /** What a message to a phone costs, in ten-thousandths of the workspace's currency. */
  messagePrice: integer('message_price'),
})

export const RETURNED_MAIL_PURPOSE = 'returned mail'

/** The mailbox that gets what other servers send back, and how far it was read. */
export const returnedMail = pgTable(
  'returned_mail',
  {
    workspaceId: workspaceId().primaryKey(),
    /** Changes with each save: a job that still has the access of before writes nothing. */
    version: uuid('version').notNull(),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    /** TLS from the first byte; otherwise STARTTLS. */
    secure: boolean('secure').notNull(),
    username: text('username').notNull(),
    /** Sealed; see secrets. */
    password: bytes('password').notNull(),
    folder: text('folder').notNull(),
    /** The server's number for the present numbering of the mails. Null until it was read. */
    uidValidity: text('uid_validity'),
    lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
    dueAt: instant('due_at').notNull().default(sql`now()`),
    readAt: instant('read_at').notNull().default(sql`now()`),
    problem: text('problem').$type<ReturnedMailProblem>(),
    /** The owners know of the problem. */
    isTold: boolean('is_told').notNull().default(false),
  },
  (table) => [oneOf('returned_mail_problem', table.problem, returnedMailProblems)],
)

/** A link of a post whose clicks are counted: one for all who get the mail, so that it says nothing about a person. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** In the short address. */
    code: text('code').primaryKey(),
    workspaceId: workspaceId(),
    postId: uuid('post_id').notNull(),
    url: text('url').notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'mail_links_post',
      columns: [table.workspaceId, table.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete('cascade'),
    unique('mail_links_once').on(table.workspaceId, table.postId, table.url),
  ],
)
