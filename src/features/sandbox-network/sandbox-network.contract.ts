import * as z from 'zod'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { empty, endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { sandboxNetworkRules } from './i18n/index.ts'
import { behaviourSchema } from './sandbox-behaviour.contract.ts'

/**
 * The network's API for programs: each call has an account's `Authorization: Bearer <token>`, as on any network. Below
 * are the calls of its feed page, with the session of the person who views it.
 */

/** Prefix of all routes of this network. */
export const SANDBOX_PATH = '/api/sandbox'

const sandboxMediaSchema = z.object({
  kind: z.enum(['picture', 'video']),
  url: fileUrlSchema,
  alt: z.string().max(1000),
})

const sandboxAccountSchema = z.object({
  id: z.uuid(),
  platform: z.string(),
  handle: z.string(),
  name: z.string(),
})

const acceptedSchema = z.object({ id: z.uuid(), url: z.string() })

/** The post was accepted and is being processed: the sender looks it up by its handle. */
const processingSchema = z.object({
  status: z.literal('processing'),
  handle: z.string(),
  checkAfterSeconds: z.number().int(),
})
export type Processing = z.output<typeof processingSchema>

const countsSchema = z.object({
  reach: z.number(),
  likes: z.number(),
  comments: z.number(),
  shares: z.number(),
  clicks: z.number(),
})

export const sendSandboxPost = endpoint({
  method: 'POST',
  path: '/api/sandbox/posts',
  access: 'public',
  summary:
    'Sandbox network: publish a post (bearer token of an account); 202 with a handle for one that it has to work on first',
  body: z.object({
    /** The sender's id for it. A second post with the same reference is a second post. */
    reference: z.string().min(1).max(100),
    title: z.string().max(1000),
    text: z.string().max(200_000),
    /** Texts of the sender below it: a first comment or the further parts of a thread. */
    followUps: z.array(z.string().max(20_000)).max(50).default([]),
    media: z.array(sandboxMediaSchema).max(50),
  }),
  response: acceptedSchema,
  status: 201,
})
export type SandboxPost = z.output<typeof sendSandboxPost.body>

export const findSandboxPosts = endpoint({
  method: 'GET',
  path: '/api/sandbox/posts',
  access: 'public',
  summary: 'Sandbox network: the posts with a reference (bearer token of an account)',
  query: z.object({ reference: z.string().min(1).max(100) }),
  response: list(
    acceptedSchema.extend({
      reference: z.string(),
      acceptedAt: instantSchema,
      status: z.enum(['published', 'processing', 'removed']),
    }),
  ),
})

export const sandboxPostStatus = endpoint({
  method: 'GET',
  path: '/api/sandbox/posts/status',
  access: 'public',
  summary: 'Sandbox network: the state of a post in processing (bearer token of an account)',
  query: z.object({ handle: z.uuid() }),
  response: z.discriminatedUnion('status', [
    processingSchema,
    acceptedSchema.extend({ status: z.literal('published') }),
  ]),
})

const byId = z.object({ id: z.uuid() })

export const removeSandboxPost = endpoint({
  method: 'DELETE',
  path: '/api/sandbox/posts/:id',
  access: 'public',
  summary: 'Sandbox network: remove a post (bearer token of its account)',
  params: byId,
  response: empty,
})

export const renewSandboxToken = endpoint({
  method: 'POST',
  path: '/api/sandbox/token',
  access: 'public',
  summary: 'Sandbox network: a new access token for a refresh token',
  body: z.object({ refreshToken: z.string().min(20).max(200) }),
  response: z.object({
    accessToken: z.string(),
    /** Absent: the previous one stays valid. */
    refreshToken: z.string().optional(),
  }),
  rateLimits: [{ max: 600, seconds: 60, per: 'address' }],
})

const idsText = z
  .string()
  .max(4000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(100))

export const sandboxResults = endpoint({
  method: 'GET',
  path: '/api/sandbox/posts/results',
  access: 'public',
  summary: 'Sandbox network: what people did with these posts (bearer token of an account)',
  query: z.object({ ids: idsText }),
  response: list(countsSchema.extend({ id: z.uuid() })),
})

export const sandboxMe = endpoint({
  method: 'GET',
  path: '/api/sandbox/me',
  access: 'public',
  summary: 'Sandbox network: the account that a bearer token belongs to',
  response: sandboxAccountSchema,
})

const shownAccountSchema = sandboxAccountSchema.extend({ behaviour: behaviourSchema })
export type SandboxAccount = z.output<typeof shownAccountSchema>

export const getSandboxAccount = endpoint({
  method: 'GET',
  path: '/api/sandbox/accounts/:id',
  access: 'signed-in',
  summary: 'An account at the sandbox network',
  topics: ['sandbox/:id'],
  params: byId,
  response: shownAccountSchema,
})

const commentSchema = z.object({
  id: z.uuid(),
  /** Null for a person who has left. */
  who: z.string().nullable(),
  text: z.string(),
  createdAt: instantSchema,
})

const feedPostSchema = countsSchema.extend({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  followUps: z.array(z.string()),
  media: z.array(sandboxMediaSchema),
  acceptedAt: instantSchema,
  /** Of a removed post only this is revealed. */
  state: z.enum(['published', 'processing', 'removed']),
  /** Whether the reader likes it, and has seen it before. */
  isLiked: z.boolean(),
  isSeen: z.boolean(),
  /** The newest few, oldest first. */
  latestComments: z.array(commentSchema),
})
export type FeedPost = z.output<typeof feedPostSchema>
export type FeedComment = z.output<typeof commentSchema>

export const sandboxFeed = endpoint({
  method: 'GET',
  path: '/api/sandbox/accounts/:id/feed',
  access: 'signed-in',
  summary: 'What an account at the sandbox network has published, newest first',
  topics: ['sandbox/:id'],
  params: byId,
  query: z.object(pageQuery),
  response: list(feedPostSchema),
})

export const COMMENT_MAX = 500

const comment = z
  .string()
  .trim()
  .min(1, ruleText(sandboxNetworkRules, 'writeCommentFirst'))
  .max(COMMENT_MAX, atMostCharacters(500))

export const commentFormSchema = z.object({ text: comment })

export const reactionSchema = z
  .object({ kind: z.enum(['view', 'like', 'comment', 'share', 'click']), text: comment.optional() })
  .refine(({ kind, text }) => kind !== 'comment' || text !== undefined, {
    path: ['text'],
    message: ruleText(sandboxNetworkRules, 'writeCommentFirst'),
  })
export type Reaction = z.output<typeof reactionSchema>

export const addSandboxReaction = endpoint({
  method: 'POST',
  path: '/api/sandbox/posts/:id/reactions',
  access: 'signed-in',
  summary: 'React to a post of the sandbox network, as its reader',
  params: byId,
  body: reactionSchema,
  response: feedPostSchema,
  status: 201,
})

export const removeSandboxLike = endpoint({
  method: 'DELETE',
  path: '/api/sandbox/posts/:id/reactions/like',
  access: 'signed-in',
  summary: 'Remove a like',
  params: byId,
  response: feedPostSchema,
})

export const MESSAGE_MAX = 4000
export const CUSTOMER_NAME_MAX = 100

export const sendSandboxReply = endpoint({
  method: 'POST',
  path: '/api/sandbox/messages',
  access: 'public',
  summary: 'Sandbox network: reply to a customer of the account (bearer token of an account)',
  body: z.object({
    thread: z.string().min(1).max(500),
    text: z.string().min(1).max(MESSAGE_MAX),
    /** The sender's id for it. A second reply with the same reference is a second reply. */
    reference: z.string().min(1).max(100),
  }),
  response: acceptedSchema,
  status: 201,
})
export type SandboxReply = z.output<typeof sendSandboxReply.body>

export const findSandboxReplies = endpoint({
  method: 'GET',
  path: '/api/sandbox/messages',
  access: 'public',
  summary: 'Sandbox network: the answers with a reference (bearer token of an account)',
  query: z.object({ reference: z.string().min(1).max(100) }),
  response: list(acceptedSchema),
})

const sandboxMessageSchema = z.object({
  id: z.uuid(),
  /** The conversation of the account. */
  thread: z.string(),
  customerName: z.string(),
  from: z.enum(['customer', 'shop']),
  text: z.string(),
  createdAt: instantSchema,
})
export type SandboxMessage = z.output<typeof sandboxMessageSchema>

export const listSandboxMessages = endpoint({
  method: 'GET',
  path: '/api/sandbox/accounts/:id/messages',
  access: 'signed-in',
  summary: 'What customers and an account at the sandbox network wrote to each other, newest first',
  topics: ['sandbox/:id'],
  params: byId,
  query: z.object(pageQuery),
  response: list(sandboxMessageSchema),
})

export const customerMessageSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, ruleText(sandboxNetworkRules, 'sayWhoIsWriting'))
    .max(CUSTOMER_NAME_MAX, atMostCharacters(CUSTOMER_NAME_MAX)),
  text: z
    .string()
    .trim()
    .min(1, ruleText(sandboxNetworkRules, 'writeMessageFirst'))
    .max(MESSAGE_MAX, atMostCharacters(MESSAGE_MAX)),
})
export type CustomerMessage = z.output<typeof customerMessageSchema>

export const writeSandboxMessage = endpoint({
  method: 'POST',
  path: '/api/sandbox/accounts/:id/messages',
  access: 'signed-in',
  summary: 'Write to an account at the sandbox network, as one of its customers',
  params: byId,
  body: customerMessageSchema,
  response: sandboxMessageSchema,
  status: 201,
})
