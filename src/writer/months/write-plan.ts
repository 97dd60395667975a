import { createDealer } from '../built-in/dealer.ts'
import { remember } from '../copywriting/draft-copy.ts'
import type { PlanBrief, PlanTimes, Season, WrittenPlan } from '../writer.ts'
import type { DayTopic } from './day-content.ts'
import { reasonOf } from './day-reason.ts'
import { insightsOf, type PlannedDay } from './insights.ts'
import { openMonth } from './month.ts'
import { postTimes } from './post-times.ts'
import { createProductRound } from './product-round.ts'
import { duePlatform, timeOn, usualPlatforms, usualTimes } from './rhythm.ts'
import { createThemes } from './themes.ts'
import { timesInsight } from './times-insight.ts'
import { writeFirst } from './write-first.ts'

const nothingKnown: PlanTimes = { results: [], salesPeak: null }

const quarterOf = (month: number): Season =>
  (['q1', 'q2', 'q3', 'q4'] as const)[Math.floor((month - 1) / 3)] ?? 'q1'

export async function writePlan(
  brief: PlanBrief,
  onDay?: (done: number, of: number) => void,
): Promise<WrittenPlan> {
  const { locale, shop, seed } = brief
  const month = await openMonth(brief)
  const { bank, days, products, arcs } = month
  const dealer = createDealer(`${seed} ${brief.year} ${brief.month}`)
  const platforms =
    brief.platforms.length > 0 ? [...new Set(brief.platforms)] : usualPlatforms(shop.industry ?? 'other')
  const isStrong = brief.season === quarterOf(brief.month)
  const themes = createThemes(
    { hasProducts: products.length > 0, hasSeason: month.seasonLines.length > 0, isStrong },
    dealer,
  )
  const round = createProductRound(products)
  const known = brief.times ?? nothingKnown
  const times = postTimes(platforms, known)
  const planned: PlannedDay[] = []
  for (const day of days) {
    const weekday = new Date(day).getUTCDay()
    const before = planned.map(({ entry }) => entry.platform)
    const platform = duePlatform(platforms, before, weekday, dealer)
    const arc = arcs.get(day)
    const product = arc ? round.forMention() : round.forPost()
    const price = (product && shop.prices?.[product]) ?? null
    const topics: DayTopic[] = arc
      ? [{ theme: 'occasion', arc, occasion: month.occasionOf(arc), product }]
      : themes.ranked(platform, planned.at(-1)?.theme ?? null).map((theme) => ({ theme, product, price }))
    const source = { month, seed: `${seed} ${day}`, dealer }
    let written = writeFirst(topics, platform, source)
    if (!written) {
      // Every line has been used: it may be said again from here on.
      month.used.clear()
      // A day without a text would be worse than a word that the shop avoids.
      written =
        writeFirst(topics, platform, source) ??
        writeFirst(topics, platform, { ...source, month: { ...month, voice: null } })
    }
    if (!written) throw new Error(`There is no text for ${platform} on ${day}.`)
    const { topic, content, post } = written
    const [reason, reasonDetail] = reasonOf(topic, month)
    const time = timeOn(weekday, times.get(platform) ?? usualTimes(platform), dealer)
    planned.push({
      entry: { day, time, platform, ...post, reason, reasonDetail },
      theme: topic.theme,
      isHoliday: topic.theme === 'occasion' && topic.arc.step === 'day',
      weekday,
    })
    if (topic.theme !== 'occasion') themes.took(topic.theme)
    remember(month.used, post.text)
    // A tip of which a story had only room for the title is used, too.
    for (const line of content.lines) remember(month.used, line)
    month.titles.add(post.title)
    if (product && content.namesProduct) round.took(product, arc ? 'mentions' : 'posts')
    onDay?.(planned.length, days.length)
  }

  const monthName = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(days[0] ?? ''))
  const inWords = (text: string) =>
    text.replace('{month}', () => monthName).replace('{shop}', () => month.scene.shop)
  const { title, description, namelessDescription } = bank.plan
  return {
    title: inWords(title),
    description: inWords(month.scene.shop ? description : namelessDescription),
    entries: planned.map(({ entry }) => entry),
    insights: [
      ...insightsOf({ bank, locale }, planned, products, isStrong),
      timesInsight(times, known, locale),
    ],
  }
}
