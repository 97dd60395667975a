import type { Insight } from '#features/analytics/analytics.contract.ts'
import type { InsightKind } from '#features/analytics/analytics-kinds.ts'
import { creatorUrl } from '#features/creator/creator-url.ts'
import { daysBetween, weekdayOf } from '#platform/calendar-days.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'

type Shop = { timeZone: string; now: Date }
/** Text of a campaign about it; empty if there is none. */
type About = Shop & { idea: string }

/** Long enough for a weekday to come twice: its hour may be over today. */
const LOOK_AHEAD_DAYS = 13

/** An hour before the next occurrence of this local hour: 2026-03-13T16:00. */
export function hourBefore(weekday: number, hour: number, { timeZone, now }: Shop): string {
  const today = dayIn(timeZone, now)
  const times = daysBetween(today, addDays(today, LOOK_AHEAD_DAYS))
    .filter((day) => weekdayOf(day) === weekday)
    .map((day) =>
      hour === 0
        ? { day: addDays(day, -1), time: '23:00' }
        : { day, time: `${String(hour - 1).padStart(2, '0')}:00` },
    )
  const next = times.find(({ day, time }) => instantAt(timeZone, day, time) > now)
  return next ? `${next.day}T${next.time}` : ''
}

const aboutIt = (_values: Insight['values'], { idea }: About) => creatorUrl({ idea })

const places: Record<InsightKind, (values: Insight['values'], about: About) => string> = {
  unread_messages: () => '/inbox?unread=true',
  accounts_need_attention: () => '/settings?section=channels',
  no_till: () => '/integrations?provider=choose',
  no_accounts: () => '/settings?section=channels',
  nothing_planned: () => '/ai-planner',
  lapsed_customers: aboutIt,
  product_falling: aboutIt,
  product_rising: aboutIt,
  best_hour: ({ weekday, hour }, { idea, ...shop }) =>
    creatorUrl({ idea, when: hourBefore(Number(weekday), Number(hour), shop) }),
  best_platform: ({ platform = '' }) => creatorUrl({ platform: String(platform) }),
  no_target: () => '/settings?section=business',
  all_good: () => '/calendar',
}

/** The link of an insight; that screen reads the details from its URL. */
export const insightPlace = ({ kind, values }: Insight, about: About): string => places[kind](values, about)
