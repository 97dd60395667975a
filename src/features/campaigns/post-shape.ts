import * as z from 'zod'
import { problemRules } from '#connectors/social/checks/problem.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { serverLimitsSchema } from '#connectors/social/server-limits.ts'
import { instantSchema } from '#platform/instant.ts'
import { postStates } from './campaign-status.ts'

/** Of one campaign: far more accounts than a shop posts to at once. */
export const MAX_POSTS = 100

export const attemptOutcomes = [
  'published',
  'drafted',
  'processing',
  'rejected',
  'rate_limited',
  'token_expired',
  'needs_reconnect',
  'not_sent',
  'unknown',
] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]

export const postMediaSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['picture', 'video']),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** Alt text. */
  alt: z.string(),
  /** The picture of the media library that it shows. */
  itemId: z.uuid().nullable(),
})
export type PostMedia = z.output<typeof postMediaSchema>

export const attemptSchema = z.object({
  id: z.uuid(),
  number: z.number(),
  accountName: z.string(),
  /** It went to the sandbox. */
  isTest: z.boolean(),
  startedAt: instantSchema,
  endedAt: instantSchema.nullable(),
  /** Null while unknown. */
  outcome: z.enum(attemptOutcomes).nullable(),
  /** The message of the network, unchanged. */
  detail: z.string().nullable(),
})
export type Attempt = z.output<typeof attemptSchema>

/** A broken rule as data; clients translate it. */
export const problemSchema = z.object({
  platform: z.enum(allPlatforms),
  field: z.enum(['title', 'text', 'followUps', 'media', 'options']),
  rule: z.enum(problemRules),
  limit: z.number(),
  value: z.number(),
  of: z.enum(['pictures', 'videos']).optional(),
  place: z.number().optional(),
  option: z.string().optional(),
})

/**
 * Where a post went, or would go now. `test`: the sandbox, which reaches no real people. `person`: no account can send
 * it.
 */
export const postDestinations = ['network', 'test', 'person'] as const
export type PostDestination = (typeof postDestinations)[number]

export const postSchema = z.object({
  id: z.uuid(),
  platform: z.enum(allPlatforms),
  /** The account that a person chose; null for the usual one of its brand and platform. */
  accountId: z.uuid().nullable(),
  /** Of the chosen account, also after it is disconnected; otherwise empty. */
  accountName: z.string(),
  title: z.string(),
  text: z.string(),
  /** The first comment, or the further parts of a thread, where the network has them. */
  followUps: z.array(z.string()),
  /** What was chosen for it, by the id of the option in the manifest. */
  options: z.record(z.string(), z.string()),
  /** Null once a person has written or changed the text. */
  writtenBy: z.enum(['built-in', 'ai']).nullable(),
  state: z.enum(postStates),
  destination: z.enum(postDestinations),
  scheduledFor: instantSchema.nullable(),
  /** When it is sent or retried next; later than `scheduledFor` if it has to wait. */
  dueAt: instantSchema.nullable(),
  /** More than two minutes late, and not because its account is rate-limited. */
  isOverdue: z.boolean(),
  /** The time zone of the workspace when it was scheduled. */
  plannedZone: z.string().nullable(),
  publishedAt: instantSchema.nullable(),
  remoteUrl: z.string().nullable(),
  /** A person reported it as published; the network did not confirm it. */
  isConfirmed: z.boolean(),
  /** Null if unconfirmed, or if the person has left. */
  confirmedByName: z.string().nullable(),
  /** A code: why it failed or needs a person. */
  reason: z.string().nullable(),
  reasonDetail: z.string().nullable(),
  /** What the network answered to a post that has failed, as it came but without secrets. */
  answer: z.string().nullable(),
  /** Its account sends nothing before then, because the network has asked for it. */
  restsUntil: instantSchema.nullable(),
  formats: z.array(z.string()),
  adType: z.enum(['organic', 'paid', 'both']).nullable(),
  budget: z.number().nullable(),
  results: z.object({
    reach: z.number(),
    likes: z.number(),
    comments: z.number(),
    shares: z.number(),
    clicks: z.number(),
    /** When the network was last asked. */
    at: instantSchema.nullable(),
  }),
  media: z.array(postMediaSchema),
  /** Its picture or video is being made. */
  isBeingDrawn: z.boolean(),
  /** What the server of its account allows; null if it is as everywhere. */
  limits: serverLimitsSchema.nullable(),
  problems: z.array(problemSchema),
  attempts: z.array(attemptSchema),
})
export type Post = z.output<typeof postSchema>
