import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { timeSources } from '#features/campaigns/times.contract.ts'
import { endpoint } from '#platform/endpoint.ts'
import { ruleText } from '#platform/validation.ts'
import { daySchema, isShort, timeSchema, tooLong } from './calendar-fields.ts'
import { minutesOf } from './clock-minutes.ts'
import { calendarRules } from './i18n/index.ts'

export const MAX_TIMES_PER_DAY = 8
/** Posts that are closer get a warning, and a queue would skip the second time. */
const MIN_GAP_MINUTES = 60

export function areApart(times: readonly string[]): boolean {
  const sorted = times.map(minutesOf).sort((a, b) => a - b)
  return sorted.every(
    (minutes, place) => minutes - (sorted[place - 1] ?? -MIN_GAP_MINUTES) >= MIN_GAP_MINUTES,
  )
}

const dayTimesSchema = z
  .array(timeSchema)
  .max(MAX_TIMES_PER_DAY, ruleText(calendarRules, 'tooManyTimes', { max: MAX_TIMES_PER_DAY }))
  .refine(areApart, ruleText(calendarRules, 'timesTooClose'))

/** The times of each weekday; Sunday is the first. */
export const weekTimesSchema = z
  .array(dayTimesSchema)
  .length(7)
  .refine((days) => days.some((times) => times.length > 0), ruleText(calendarRules, 'noTimes'))
export type WeekTimes = z.output<typeof weekTimesSchema>

const platformTimesSchema = z.object({
  platform: z.enum(allPlatforms),
  /** As the shop set them; null while it follows the suggestion. */
  own: z.array(z.array(z.string())).nullable(),
  suggested: z.array(z.array(z.string())),
  /** Where the suggestion comes from. */
  source: z.enum(timeSources),
})
export type PlatformTimes = z.output<typeof platformTimesSchema>

const postingTimesSchema = z.object({ platforms: z.array(platformTimesSchema) })

export const getPostingTimes = endpoint({
  method: 'GET',
  path: '/api/calendar/posting-times',
  access: 'signed-in',
  summary: 'When the queue publishes on each platform: the shop’s own times, and the suggested ones',
  topics: ['posting-times'],
  response: postingTimesSchema,
})

export const savePostingTimes = endpoint({
  method: 'PUT',
  path: '/api/calendar/posting-times',
  access: 'manager',
  summary: 'Change the posting times of platforms; without days a platform follows the suggestion again',
  body: z.object({
    platforms: z
      .array(z.object({ platform: z.enum(allPlatforms), days: weekTimesSchema.nullable() }))
      .min(1)
      .max(allPlatforms.length),
  }),
  response: postingTimesSchema,
})

const freeTimeSchema = z.object({
  day: z.string(),
  time: z.string(),
  platforms: z.array(z.enum(allPlatforms)),
})
export type FreeTime = z.output<typeof freeTimeSchema>

export const getFreeTimes = endpoint({
  method: 'GET',
  path: '/api/calendar/free-times',
  access: 'signed-in',
  summary: 'Posting times between two days at which the platforms that the shop uses have no post yet',
  topics: ['campaigns', 'posting-times', 'social-accounts'],
  query: z
    .object({ ...brandQuery, from: daySchema, to: daySchema, platform: z.enum(allPlatforms).optional() })
    .refine(isShort, tooLong),
  response: z.object({ times: z.array(freeTimeSchema) }),
})
