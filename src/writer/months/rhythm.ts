import type { PostStyle } from '#connectors/social/channel.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { forBusinesses, forConsumers } from '#connectors/social/recommended-platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Industry } from '#platform/industries.ts'
import type { Dealer } from '../built-in/dealer.ts'

/** How often a week a platform can take a post, and when its users are online. */
type Rhythm = {
  perWeek: number
  weekday: readonly string[]
  weekend: readonly string[]
  /** Read at work, so it pauses at the weekend. */
  isWork?: boolean
  /** For long texts, which need something to teach or show. */
  isLong?: boolean
}

const feed: Rhythm = { perWeek: 5, weekday: ['12:30', '18:30', '19:30'], weekend: ['11:00', '18:00'] }
const quick: Rhythm = { perWeek: 4, weekday: ['08:30', '13:00', '20:00'], weekend: ['10:30', '20:00'] }
const film: Rhythm = { perWeek: 3, weekday: ['18:00', '20:30'], weekend: ['12:00', '19:00'] }
const group: Rhythm = { perWeek: 2, weekday: ['11:00', '17:30'], weekend: ['11:30'] }
const work: Rhythm = { perWeek: 3, weekday: ['08:30', '12:00', '17:00'], weekend: ['10:00'], isWork: true }
const long: Rhythm = { perWeek: 1, weekday: ['10:00', '16:00'], weekend: ['10:00'], isLong: true }

const rhythms: Record<PostStyle, Rhythm> = {
  article: long,
  broadcast: group,
  caption: feed,
  clip: film,
  community: group,
  conversation: feed,
  description: { ...film, perWeek: 1 },
  essay: long,
  forum: { ...group, perWeek: 1 },
  mail: { ...group, perWeek: 1, weekday: ['10:00', '11:00'] },
  newsletter: { ...long, isWork: true },
  notice: group,
  'one-liner': quick,
  personal: group,
  pin: { ...feed, weekday: ['20:00', '21:00'] },
  playful: quick,
  professional: work,
  question: quick,
  story: quick,
  thread: work,
}

const rhythmOf = (platform: Platform): Rhythm => rhythms[manifestOf(platform).style]

/** Platforms that suit this industry, for plans without chosen ones. */
export const usualPlatforms = (industry: Industry): readonly Platform[] =>
  ['technology', 'professional', 'real-estate', 'education'].includes(industry) ? forBusinesses : forConsumers

export const holdsLongTexts = (platform: Platform): boolean => rhythmOf(platform).isLong === true

const WEEK = 7

const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6

/** The platform of a day: the one furthest behind its rhythm, and never yesterday's if there is another. */
export function duePlatform(
  platforms: readonly Platform[],
  before: readonly Platform[],
  weekday: number,
  dealer: Dealer,
): Platform {
  const week = before.slice(-(WEEK - 1))
  const times = (platform: Platform, among: readonly Platform[]) =>
    among.filter((each) => each === platform).length
  const rested = platforms.filter((platform) => platform !== before.at(-1))
  const suited = rested.filter((platform) => {
    const { perWeek, isWork } = rhythmOf(platform)
    return times(platform, week) < perWeek && !(isWork && isWeekend(weekday))
  })
  const candidates = suited.length > 0 ? suited : rested.length > 0 ? rested : platforms
  const served = (platform: Platform) => times(platform, before) / rhythmOf(platform).perWeek
  const least = Math.min(...candidates.map(served))
  return dealer.deal(candidates.filter((platform) => served(platform) === least))
}

export type Times = { weekday: readonly string[]; weekend: readonly string[] }

/** When users of a platform are usually online. */
export function usualTimes(platform: Platform): Times {
  const { weekday, weekend } = rhythmOf(platform)
  return { weekday, weekend }
}

/** Read by people who may come by today, not at work and not on a quiet evening. */
export function followsShoppers(platform: Platform): boolean {
  const { isWork, isLong } = rhythmOf(platform)
  return !isWork && !isLong
}

export const timeOn = (weekday: number, times: Times, dealer: Dealer): string =>
  dealer.deal(isWeekend(weekday) ? times.weekend : times.weekday)
