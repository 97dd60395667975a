import * as z from 'zod'
import { intakePath } from '#connectors/social/incoming.ts'
import { MAX_REPLY } from '#connectors/social/max-reply.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { empty, endpoint, file, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { inboxRules } from './i18n/index.ts'

export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

/** Incoming messages, replies of the shop, and internal notes. */
export const directions = ['in', 'out', 'note'] as const
export type Direction = (typeof directions)[number]

export const deliveries = ['sending', 'sent', 'failed', 'unconfirmed'] as const
export type Delivery = (typeof deliveries)[number]

export const conversationStatuses = ['open', 'closed'] as const

export const MAX_SEARCH = 200

const personSchema = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() })

export const messageSchema = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  content: z.string(),
  senderName: z.string(),
  senderAvatar: z.string().nullable(),
  priority: z.enum(priorities),
  isRead: z.boolean(),
  createdAt: instantSchema,
  socialAccount: z.object({ platform: z.enum(allPlatforms) }),
})
export type Message = z.output<typeof messageSchema>

/** One entry of a conversation. */
export const entrySchema = messageSchema.extend({
  direction: z.enum(directions),
  author: personSchema.nullable(),
  delivery: z.enum(deliveries).nullable(),
  /** Why a reply was not delivered, as text. */
  failure: z.string().nullable(),
})
export type Entry = z.output<typeof entrySchema>

export const conversationSchema = z.object({
  id: z.uuid(),
  platform: z.enum(allPlatforms),
  /** Null for messages through an account without a brand. */
  brandId: z.uuid().nullable(),
  contactName: z.string(),
  contactAvatar: z.string().nullable(),
  status: z.enum(conversationStatuses),
  assignee: personSchema.nullable(),
  customerId: z.uuid().nullable(),
  lastMessageAt: instantSchema,
  /** Why it cannot be answered from here, as text; null if it can. */
  cannotReply: z.string().nullable(),
  /** Deadline of the network for free replies; null without a limit. */
  replyUntil: instantSchema.nullable(),
  /** The receiving account, and whether it belongs to the sandbox network. */
  account: z.object({ name: z.string(), isTest: z.boolean() }).nullable(),
})
export type Conversation = z.output<typeof conversationSchema>

const byId = z.object({ id: z.uuid() })

export const messageFilters = {
  ...brandQuery,
  platform: z.enum(allPlatforms).optional(),
  search: z.string().trim().max(MAX_SEARCH).optional(),
  unread: z.stringbool().optional(),
  /** High and urgent. */
  important: z.stringbool().optional(),
  /** A day of the workspace, such as 2026-03-10. */
  day: z.iso.date().optional(),
  /** A member, or "none" for unassigned. */
  assignee: z.union([z.uuid(), z.literal('none')]).optional(),
  status: z.enum(conversationStatuses).optional(),
}

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: 'signed-in',
  summary: 'Messages that came in, newest first',
  topics: ['messages', 'brands'],
  query: z.object({ ...pageQuery, ...messageFilters }),
  response: list(messageSchema),
})

const tilesSchema = z.object({
  total: z.number(),
  unread: z.number(),
  urgent: z.number(),
  /** Average hours until the first response; null without any. */
  averageResponseHours: z.number().nullable(),
})

export const inboxSummary = endpoint({
  method: 'GET',
  path: '/api/messages/summary',
  access: 'signed-in',
  summary: 'The figures above the inbox: the workspace’s own, or marked samples where it has no message yet',
  topics: ['messages', 'unread-messages', 'brands'],
  query: z.object(brandQuery),
  response: z.object({ isSample: z.boolean(), figures: tilesSchema }),
})

export const exportMessages = endpoint({
  method: 'GET',
  path: '/api/messages/export',
  access: 'signed-in',
  summary: 'The filtered messages as CSV',
  query: z.object(messageFilters),
  response: file('text/csv'),
  rateLimits: costly({ person: 20, seconds: 60 }),
})

export const readMessage = endpoint({
  method: 'PATCH',
  path: '/api/messages/:id/read',
  access: 'signed-in',
  summary: 'Mark one message as read',
  params: byId,
  response: empty,
})

export const readAllMessages = endpoint({
  method: 'PATCH',
  path: '/api/messages/read',
  access: 'signed-in',
  summary: 'Mark all messages as read; with a brand only those of that brand',
  query: z.object(brandQuery),
  response: empty,
})

export const setPriority = endpoint({
  method: 'PATCH',
  path: '/api/messages/:id/priority',
  access: 'signed-in',
  summary: 'Set the priority of a message',
  params: byId,
  body: z.object({ priority: z.enum(priorities) }),
  response: messageSchema,
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  access: 'signed-in',
  summary: 'One conversation',
  topics: ['messages/:id'],
  params: byId,
  response: conversationSchema,
})

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/entries',
  access: 'signed-in',
  summary: 'The entries of a conversation, newest first',
  topics: ['messages/:id'],
  params: byId,
  query: z.object(pageQuery),
  response: list(entrySchema),
})

export const textSchema = z
  .string()
  .trim()
  .min(1, ruleText(inboxRules, 'writeSomethingFirst'))
  .max(MAX_REPLY, atMostCharacters(MAX_REPLY))

export const reply = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/reply',
  access: 'signed-in',
  summary:
    'Answer through the channel the conversation came from; the same reference again is the same answer',
  params: byId,
  body: z.object({ text: textSchema, reference: z.uuid() }),
  response: entrySchema,
  status: 201,
  rateLimits: costly({ person: 60, seconds: 60 }),
})

export const retryReply = endpoint({
  method: 'POST',
  path: '/api/messages/:id/retry',
  access: 'signed-in',
  summary: 'Retry a reply that certainly did not arrive',
  params: byId,
  response: entrySchema,
  rateLimits: costly({ person: 60, seconds: 60 }),
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/notes',
  access: 'signed-in',
  summary: 'Add an internal note',
  params: byId,
  body: z.object({ text: textSchema }),
  response: entrySchema,
  status: 201,
  idempotent: true,
})

/**
 * What a suggestion rests on. `price`, `product`, `saved_reply`, `invoice` and `purchase` have a name: of the product or
 * reply, the number of the invoice, the day of the purchase.
 */
export const groundKinds = [
  'last_message',
  'conversation',
  'customer',
  'price',
  'product',
  'saved_reply',
  'invoice',
  'purchase',
] as const

const groundSchema = z.object({ kind: z.enum(groundKinds), name: z.string().nullable() })
export type Ground = z.output<typeof groundSchema>

export const suggestReply = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/suggestion',
  access: 'signed-in',
  summary: 'Suggest a reply; nothing is sent',
  params: byId,
  response: z.object({
    text: z.string(),
    writtenBy: z.enum(['built-in', 'ai']),
    /** The built-in writer wrote it because the model's replies broke a rule twice. */
    isFallback: z.boolean(),
    basedOn: z.array(groundSchema),
  }),
  rateLimits: costly({ person: 30, seconds: 60 }),
})

export const changeConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:id',
  access: 'signed-in',
  summary: 'Assign a conversation, close it or reopen it',
  params: byId,
  body: z.object({
    assigneeId: z.uuid().nullable().optional(),
    status: z.enum(conversationStatuses).optional(),
  }),
  response: conversationSchema,
})

export const makeCustomer = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/customer',
  access: 'signed-in',
  summary: 'Add the contact as a customer; repeating it has no effect',
  params: byId,
  response: conversationSchema,
})

/**
 * Webhook of the networks. They sign the bytes; nothing is read, stored or revealed before the signature is verified.
 */
export const intake = endpoint({
  method: 'POST',
  path: intakePath,
  access: 'public',
  summary: 'Webhook for messages to an account (signed by the network)',
  params: byId,
  bodyType: 'raw',
  // Meta gathers up to so much in one delivery.
  bodyLimit: 3_000_000,
  response: empty,
})

/** Some networks ask whether an address is ours before they deliver there. */
export const intakeChallenge = endpoint({
  method: 'GET',
  path: intakePath,
  access: 'public',
  summary: 'The question of a network whether it may deliver here; answered only if it knows our token',
  params: byId,
  query: z.object({}).catchall(z.string().max(500)),
  response: file('text/plain'),
  ignoresSession: true,
})
