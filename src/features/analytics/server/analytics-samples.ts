import type { Days } from '#features/sales/index.server.ts'
import { daysBetween, weekdayOf } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import type {
  Audience,
  BestPost,
  BestTime,
  Buyers,
  Health,
  Overview,
  PlatformFigures,
  Revenue,
} from '../analytics.contract.ts'
import { compare } from './compare.ts'
import { healthOf, scored } from './health-score.ts'
import { analyticsSamples } from './words/index.ts'

type FiguresOf<Widget extends keyof Overview> = Overview[Widget]['figures']
type OverviewSample = { [Widget in keyof Overview]: FiguresOf<Widget> }

const currency = 'USD'

/** How good each day of the week is for the sample shop, in per cent of an average one; Sunday first. */
const WEEK = [60, 80, 90, 100, 110, 140, 120]
const shareOf = (day: string) => (WEEK[weekdayOf(day)] ?? 100) / 100

/** The samples are in dollars whatever the shop's own currency is. */
export const overviewSample = (days: Days): OverviewSample => ({
  reach: compare(48_500, 42_200),
  engagement: compare(3_900, 3_400),
  conversion: compare(3.2, 2.8),
  revenue: { currency, others: [], ...compare(12_450_00, 10_800_00) },
  days: {
    currency,
    days: daysBetween(days.from, days.to).map((day) => ({
      day,
      reach: Math.round(1_600 * shareOf(day)),
      engagement: Math.round(130 * shareOf(day)),
      revenue: Math.round(41_500 * shareOf(day)),
    })),
  },
})

const sampleHealth = healthOf([
  scored('sales', 85, 74, { percent: 15 }),
  scored('loyalty', 72, null, { stayed: 180, buyers: 250 }),
  scored('service', 91, 90, { hours: 3 }),
  scored('presence', 58, 67, { days: 7 }),
  scored('engagement', 38, 38, { percent: 1.9 }),
])
if (!sampleHealth) throw new Error('The sample has no category.')
export const healthSample: Health = sampleHealth

export const revenueSample = (days: Days, locale: Locale): Revenue => ({
  currency,
  others: [],
  revenue: { currency, ...compare(12_450_00, 10_800_00) },
  averageOrder: { currency, ...compare(41_50, 40_00) },
  sales: compare(300, 270),
  days: daysBetween(days.from, days.to).map((day) => ({
    day,
    revenue: Math.round(41_500 * shareOf(day)),
    sales: Math.round(10 * shareOf(day)),
  })),
  products: analyticsSamples[locale].products.map((name, index) => ({
    name,
    quantity: 90 - index * 15,
    amount: 3_600_00 - index * 700_00,
  })),
  hours: [6, 18, 26, 30, 24, 18, 20, 34, 48, 44, 32].map((sales, index) => ({
    hour: 9 + index,
    sales,
    revenue: sales * 41_50,
  })),
})

export const platformSamples: PlatformFigures[] = [
  { platform: 'instagram', posts: 12, reach: 21_000, engagement: 1_900, clicks: 520, reachBefore: 18_000 },
  { platform: 'facebook', posts: 10, reach: 14_500, engagement: 900, clicks: 610, reachBefore: 14_000 },
  { platform: 'tiktok', posts: 4, reach: 9_000, engagement: 850, clicks: 120, reachBefore: 6_500 },
  { platform: 'email', posts: 4, reach: 2_500, engagement: 150, clicks: 280, reachBefore: 2_400 },
  { platform: 'linkedin', posts: 2, reach: 1_500, engagement: 100, clicks: 40, reachBefore: 1_300 },
]

export const postSamples = ({ to }: Days, locale: Locale): BestPost[] =>
  (['instagram', 'tiktok', 'facebook'] as const).map((platform, index) => ({
    campaignId: null,
    title: analyticsSamples[locale].posts[index] ?? '',
    platform,
    day: addDays(to, -4 - index * 6),
    reach: 4_200 - index * 800,
    engagement: 410 - index * 90,
    clicks: 96 - index * 18,
  }))

export const timeSamples: BestTime[] = [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
  [9, 13, 18].map((hour, index) => ({
    weekday,
    hour,
    posts: 2,
    engagement: (60 + index * 40) * (weekday === 5 ? 2 : 1),
  })),
)

export const buyersSample: Buyers = {
  currency,
  others: [],
  recency: [
    { recency: 'month', buyers: 120, spent: 9_600_00 },
    { recency: 'quarter', buyers: 60, spent: 4_200_00 },
    { recency: 'half', buyers: 40, spent: 2_000_00 },
    { recency: 'longer', buyers: 30, spent: 1_200_00 },
  ],
  value: [
    { quarter: 1, buyers: 63, spent: 10_200_00 },
    { quarter: 2, buyers: 63, spent: 4_100_00 },
    { quarter: 3, buyers: 62, spent: 1_900_00 },
    { quarter: 4, buyers: 62, spent: 800_00 },
  ],
}

export const languageSamples: Audience['languages']['figures'] = [
  { language: 'es', messages: 140 },
  { language: 'en', messages: 90 },
  { language: 'other', messages: 10 },
]

export const messageHourSamples: Audience['hours']['figures'] = [
  4, 9, 14, 18, 16, 12, 15, 20, 26, 30, 24, 16,
].map((messages, index) => ({ hour: 9 + index, messages }))
