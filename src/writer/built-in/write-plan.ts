import type { Platform } from '#connectors/social/platforms.ts'
import type { PlanBrief, PlanReason, Season, WrittenPlan, WrittenPlanEntry } from '../writer.ts'
import { asTitle } from './condense.ts'
import { createDealer, type Dealer } from './dealer.ts'
import type { HolidayKey } from './holiday-days.ts'
import { countryOf, holidaysOf } from './holidays.ts'
import { insightsOf, type PlannedDay } from './plan-insights.ts'
import { duePlatform, timeFor, usualPlatforms } from './plan-rhythm.ts'
import { createThemes, type Theme } from './plan-themes.ts'
import { seasonOn } from './season.ts'
import { productsOf, speakerFor } from './speaker.ts'
import { type Message, type Speaker, Voice } from './voice.ts'
import { writePost } from './write-post.ts'

const quarterOf = (month: number): Season =>
  (['q1', 'q2', 'q3', 'q4'] as const)[Math.floor((month - 1) / 3)] ?? 'q1'
const TRIES = 6

function daysOf(year: number, month: number): string[] {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - 1, place + 1)).toISOString().slice(0, 10),
  )
}

function reasonOf({ bank }: Speaker, theme: Theme | 'today', message: Message): [PlanReason, string] {
  const { product, holiday, season } = message
  if (theme === 'today' && holiday) return ['holiday', bank.holidays[holiday].name]
  if (theme === 'product' && product) return ['product', product]
  if (theme === 'season' && season)
    return ['season', bank.plan.season.replace('{season}', bank.plan.seasons[season])]
  return [
    'habit',
    bank.plan.habits[theme === 'behind' || theme === 'community' || theme === 'invite' ? theme : 'tip'],
  ]
}

/** The text of a day, as different from the others of the month as the banks allow. */
function writeDay(
  speaker: Speaker,
  message: Message,
  platform: Platform,
  dealer: Dealer,
  known: Set<string>,
) {
  let post = writePost(speaker, message, platform, dealer)
  for (let tries = 1; tries < TRIES && known.has(post.text); tries++)
    post = writePost(speaker, message, platform, dealer)
  known.add(post.text)
  const [title = speaker.shop] = new Voice(speaker, message, dealer).titles(80)
  return { title: post.title || asTitle(title), text: post.text }
}

export async function writePlan(
  brief: PlanBrief,
  onDay?: (done: number, of: number) => void,
): Promise<WrittenPlan> {
  const { locale, shop, year, month, seed } = brief
  const speaker = speakerFor(locale, shop)
  const country = countryOf(shop.country, locale)
  const dealer = createDealer(`${seed} ${year} ${month}`)
  const days = daysOf(year, month)
  const holidays = new Map<string, HolidayKey>()
  for (const { day, key } of await holidaysOf(country, year)) if (!holidays.has(day)) holidays.set(day, key)
  const products = productsOf(shop)
  const platforms =
    brief.platforms.length > 0 ? [...new Set(brief.platforms)] : usualPlatforms(speaker.industry)
  const isStrong = brief.season === quarterOf(month)
  const hasSeason = seasonOn(days[0] ?? '', country) !== null
  const themes = createThemes({ hasProducts: products.length > 0, hasSeason, isStrong }, dealer)

  const planned: PlannedDay[] = []
  const known = new Set<string>()
  for (const day of days) {
    const weekday = new Date(day).getUTCDay()
    const used = planned.map(({ entry }) => entry.platform)
    const platform = duePlatform(platforms, used, weekday, dealer)
    const holiday = holidays.get(day) ?? null
    const theme = holiday ? 'today' : themes.next(platform, planned.at(-1)?.theme ?? null)
    const message: Message = {
      kind: theme,
      idea: null,
      product: products.length > 0 && theme !== 'today' ? dealer.deal(products) : null,
      isProductSaid: false,
      holiday,
      season: seasonOn(day, country),
    }
    const [reason, reasonDetail] = reasonOf(speaker, theme, message)
    const time = timeFor(platform, weekday, dealer)
    const entry: WrittenPlanEntry = {
      day,
      time,
      platform,
      ...writeDay(speaker, message, platform, dealer, known),
      reason,
      reasonDetail,
    }
    planned.push({ entry, theme, weekday })
    onDay?.(planned.length, days.length)
  }

  const monthName = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${days[0]}T00:00:00Z`))
  const inWords = (text: string) =>
    text.replace('{month}', () => monthName).replace('{shop}', () => speaker.shop)
  return {
    title: inWords(speaker.bank.plan.title),
    description: inWords(speaker.bank.plan.description),
    entries: planned.map(({ entry }) => entry),
    insights: insightsOf(speaker, planned, products, isStrong),
  }
}
