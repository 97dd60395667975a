import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

const cardSchema = z.object({ isSample: z.boolean(), figures: z.number() })

export const homeSchema = z.object({
  cards: z.object({
    /** Unread messages. */
    inbox: cardSchema,
    /** Active campaigns. */
    campaigns: cardSchema,
    /** Engagement in percent. */
    analytics: cardSchema,
    /** Team members. */
    team: cardSchema,
    /** Planned posts. */
    planner: cardSchema,
  }),
  /** Whether the activity list is still the sample. */
  activityIsSample: z.boolean(),
})
export type Home = z.output<typeof homeSchema>
export type HomeCard = keyof Home['cards']

export const getHome = endpoint({
  method: 'GET',
  path: '/api/home',
  access: 'signed-in',
  summary: 'The figures of the start page: the workspace’s own, or marked samples where it has none yet',
  topics: ['activity', 'campaigns', 'messages', 'plans', 'unread-messages'],
  response: homeSchema,
})
