import type { Platform } from '#connectors/social/platforms.ts'
import type { PlanTimes, SlotResult } from '../writer.ts'
import { followsShoppers, type Times, usualTimes } from './rhythm.ts'

/** With fewer posts, the best hour is chance. */
const ENOUGH_POSTS = 20
const ENOUGH_IN_SLOT = 3
const MOST_TIMES = 2

/** People decide before they come, but nobody reads posts at night. */
const HOURS_BEFORE_PEAK = 1
const EARLIEST_HOUR = 8
const LATEST_HOUR = 20

export type PlatformTimes = Times & {
  source: 'results' | 'sales' | 'usual'
  /** The times that did best, if the shop's own posts decided. */
  best: readonly string[]
}

const averageOf = ({ posts, engagement }: Pick<SlotResult, 'posts' | 'engagement'>) => engagement / posts

const sumOf = (slots: readonly SlotResult[]) => ({
  posts: slots.reduce((sum, { posts }) => sum + posts, 0),
  engagement: slots.reduce((sum, { engagement }) => sum + engagement, 0),
})

/** The times that did better than the average of these posts, best first. */
function bestTimes(slots: readonly SlotResult[]): string[] {
  const usual = averageOf(sumOf(slots))
  return slots
    .filter((slot) => slot.posts >= ENOUGH_IN_SLOT && slot.engagement > 0 && averageOf(slot) >= usual)
    .sort(
      (one, other) =>
        averageOf(other) - averageOf(one) || other.posts - one.posts || one.time.localeCompare(other.time),
    )
    .slice(0, MOST_TIMES)
    .map(({ time }) => time)
}

function timesBefore(peak: PlanTimes['salesPeak']): string[] {
  const hour = peak ? peak.from - HOURS_BEFORE_PEAK : null
  if (hour === null || hour < EARLIEST_HOUR || hour > LATEST_HOUR) return []
  return ['00', '30'].map((minutes) => `${String(hour).padStart(2, '0')}:${minutes}`)
}

/** When each platform gets its posts: when the shop's own did best, else before its busiest hours, else as usual. */
export function postTimes(
  platforms: readonly Platform[],
  { results, salesPeak }: PlanTimes,
): Map<Platform, PlatformTimes> {
  const isEnough = sumOf(results).posts >= ENOUGH_POSTS
  const beforePeak = timesBefore(salesPeak)
  return new Map(
    platforms.map((platform): [Platform, PlatformTimes] => {
      const usual = usualTimes(platform)
      const own = isEnough ? results.filter((slot) => slot.platform === platform) : []
      const weekday = bestTimes(own.filter(({ isWeekend }) => !isWeekend))
      const weekend = bestTimes(own.filter(({ isWeekend }) => isWeekend))
      if (weekday.length > 0 || weekend.length > 0)
        return [
          platform,
          {
            source: 'results',
            best: [...new Set([...weekday, ...weekend])],
            weekday: weekday.length > 0 ? weekday : usual.weekday,
            weekend: weekend.length > 0 ? weekend : usual.weekend,
          },
        ]
      return beforePeak.length > 0 && followsShoppers(platform)
        ? [platform, { source: 'sales', best: [], weekday: beforePeak, weekend: beforePeak }]
        : [platform, { source: 'usual', best: [], ...usual }]
    }),
  )
}
