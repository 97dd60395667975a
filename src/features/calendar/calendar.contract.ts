import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { previewUrlSchema } from '#core/files/files.contract.ts'
import { postStates } from '#features/campaigns/campaign-status.ts'
import { namedProblemSchema } from '#features/campaigns/campaigns.contract.ts'
import { empty, endpoint, file } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { daySchema, isShort, timeSchema, tooLong } from './calendar-fields.ts'

export const calendarStatuses = ['draft', 'scheduled', 'published', 'failed'] as const
export type CalendarStatus = (typeof calendarStatuses)[number]

/** More are read day by day, so that a busy month opens as fast as any. */
export const MAX_PER_DAY = 30

export const calendarItemSchema = z.object({
  id: z.string(),
  /** A post of a campaign, or an unscheduled day of a plan. */
  kind: z.enum(['post', 'plan']),
  title: z.string(),
  platform: z.enum(allPlatforms),
  /** Of the account that was chosen for a post; otherwise empty. */
  accountName: z.string(),
  scheduledFor: instantSchema,
  /** The zone in which a post was scheduled; null for a day of a plan, which is only a local time. */
  plannedZone: z.string().nullable(),
  /** Day and time in the workspace's zone. */
  day: z.string(),
  time: z.string(),
  status: z.enum(calendarStatuses),
  /** The exact state of the post. */
  state: z.enum(postStates),
  isOverdue: z.boolean(),
  content: z.string(),
  /** A small picture of the post. */
  thumbnailUrl: z.string().nullable(),
  previewUrl: previewUrlSchema,
  engagement: z.object({ likes: z.number(), comments: z.number(), shares: z.number() }).nullable(),
  campaignId: z.uuid().nullable(),
  planId: z.uuid().nullable(),
  canMove: z.boolean(),
})
export type CalendarItem = z.output<typeof calendarItemSchema>

const calendarQuery = z
  .object({
    ...brandQuery,
    from: daySchema,
    to: daySchema,
    platform: z.enum(allPlatforms).optional(),
    status: z.enum(calendarStatuses).optional(),
  })
  .refine(isShort, tooLong)
export type CalendarQuery = z.output<typeof calendarQuery>

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'signed-in',
  summary: 'What is planned and published between two days, in order; a marked sample while there is nothing',
  topics: ['campaigns', 'plans'],
  query: calendarQuery,
  response: z.object({
    isSample: z.boolean(),
    items: z.array(calendarItemSchema),
    /** Of several days, each has at most `MAX_PER_DAY` posts here: how many were left off, by day. One day has all. */
    leftOff: z.array(z.object({ day: z.string(), posts: z.number() })),
  }),
})

export const occasionSchema = z.object({
  day: z.string(),
  name: z.string(),
  /** The brief of a campaign for it. */
  idea: z.string(),
})
export type Occasion = z.output<typeof occasionSchema>

export const getOccasions = endpoint({
  method: 'GET',
  path: '/api/calendar/occasions',
  access: 'signed-in',
  summary: "Holidays and occasions of the shop's country between two days",
  topics: ['workspace'],
  query: z.object({ from: daySchema, to: daySchema }).refine(isShort, tooLong),
  response: z.object({ occasions: z.array(occasionSchema) }),
})

const clashingSideSchema = z.object({
  postIds: z.array(z.uuid()),
  campaignId: z.uuid(),
  title: z.string(),
  scheduledFor: instantSchema,
  /** In the workspace's zone. */
  day: z.string(),
  canChange: z.boolean(),
})

export const warningSchema = z.object({
  /** `close`: less than an hour apart. `repeated`: the same text within 30 days. */
  kind: z.enum(['close', 'repeated']),
  /** Two campaigns can clash on several platforms at once. */
  platforms: z.array(z.enum(allPlatforms)),
  /** The earlier campaign and the later one, each with its posts on these platforms. */
  sides: z.tuple([clashingSideSchema, clashingSideSchema]),
})
export type Warning = z.output<typeof warningSchema>

export const getWarnings = endpoint({
  method: 'GET',
  path: '/api/calendar/warnings',
  access: 'signed-in',
  summary: 'Posts of one account that are too close, or say the same, between two days',
  topics: ['campaigns'],
  query: z.object({ ...brandQuery, from: daySchema, to: daySchema }).refine(isShort, tooLong),
  response: z.object({ warnings: z.array(warningSchema) }),
})

export const weekSchema = z.object({ scheduled: z.number(), published: z.number(), draft: z.number() })
export type Week = z.output<typeof weekSchema>

export const getWeek = endpoint({
  method: 'GET',
  path: '/api/calendar/week',
  access: 'signed-in',
  summary: "This week's scheduled, published and draft posts",
  topics: ['campaigns', 'plans'],
  query: z.object({ ...brandQuery }),
  response: z.object({ isSample: z.boolean(), figures: weekSchema }),
})

/** More than anyone selects by hand. */
export const MAX_MOVED = 100

const placeSchema = z.object({
  kind: z.enum(['post', 'plan']),
  id: z.uuid(),
  day: daySchema,
  /** Without it, the time of day stays. */
  time: timeSchema.optional(),
  /** The exact time of a post, when a move is undone: a clock change may have shifted its time of day. */
  scheduledFor: z.iso.datetime().optional(),
})
export type Place = z.output<typeof placeSchema>

export const moveItems = endpoint({
  method: 'POST',
  path: '/api/calendar/move',
  access: 'signed-in',
  summary: 'Move posts and days of plans to other days and times: all of them, or none',
  body: z.object({ items: z.array(placeSchema).min(1).max(MAX_MOVED) }),
  /** `problems`: rules that the posts still break. */
  response: z.object({ problems: z.array(namedProblemSchema) }),
})

export const unscheduleItems = endpoint({
  method: 'POST',
  path: '/api/calendar/unschedule',
  access: 'signed-in',
  summary: 'Turn scheduled posts of several campaigns into drafts again: all of them, or none',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(MAX_MOVED) }),
  response: z.object({}),
})

/** The token is 32 random bytes. */
export const feedPath = (token: string): string => `/api/calendar/feed.ics?token=${token}`

const feedSchema = z.object({ createdAt: instantSchema.nullable() })

export const getFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feed',
  access: 'signed-in',
  summary: 'Whether the caller has a link to the calendar for other calendar apps, and since when',
  topics: ['calendar-feed'],
  response: feedSchema,
})

export const createFeed = endpoint({
  method: 'POST',
  path: '/api/calendar/feed',
  access: 'signed-in',
  summary: 'Create a new link for the caller; an older one stops. It is shown only once',
  response: feedSchema.extend({ path: z.string() }),
  rateLimits: costly({ person: 20, seconds: 60 * 60 }),
})

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar/feed',
  access: 'signed-in',
  summary: 'Turn off the link of the caller',
  response: empty,
})

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feed.ics',
  access: 'public',
  summary: 'Scheduled and published posts as an iCalendar file (RFC 5545), by the secret link of a member',
  query: z.object({ token: z.string().max(100) }),
  response: file('text/calendar'),
  // Calendar services fetch for many people from one address.
  rateLimits: [{ max: 300, seconds: 5 * 60, per: 'address' }],
})
