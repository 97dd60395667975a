import { describe, expect, test } from 'vitest'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { industries } from '#platform/industries.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { objections, refusals } from '../built-in/sound-text.fixture.ts'
import type { Voice } from '../voice.ts'
import type { PlanBrief } from '../writer.ts'
import { writePlan } from './write-plan.ts'

const products = ['Balayage', 'Lumina Pro']

const brief = (changes: Partial<PlanBrief> = {}): PlanBrief => ({
  locale: 'en',
  shop: { name: 'Bloom', industry: 'beauty', country: null, products, brandStyle: null },
  year: 2026,
  month: 5,
  season: null,
  platforms: [],
  seed: 1,
  ...changes,
})

const cases = locales.flatMap((locale) => industries.map((industry) => [locale, industry] as const))

test.each(cases)('in %s for %s, every month has a valid text for every day', async (locale, industry) => {
  const faults: string[] = []
  for (let month = 1; month <= 12; month++) {
    const shop = { ...brief().shop, industry }
    const asked = brief({ locale, shop, month, seed: month, platforms: month % 2 ? allPlatforms : [] })
    const { entries, insights, title, description } = await writePlan(asked)
    const days = new Date(Date.UTC(2026, month, 0)).getUTCDate()
    const all = Array.from({ length: days }, (_, place) => place + 1)
    expect(entries.map(({ day }) => Number(day.slice(8)))).toEqual(all)
    for (const entry of entries) {
      faults.push(...refusals(entry.platform, entry))
      for (const text of [entry.title, entry.text, entry.reasonDetail])
        faults.push(
          ...objections(locale, text, [...products, 'Bloom']).map((fault) => `${entry.day} ${fault}`),
        )
      if (entry.title === '' || entry.reasonDetail === '') faults.push(`${entry.day} is bare`)
      if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(entry.time)) faults.push(entry.time)
    }
    const labels = allPlatforms.map((platform) => platformName(platform, locale))
    for (const text of [title, description, ...insights])
      faults.push(...objections(locale, text, [...products, ...labels, 'Bloom']))
    if (insights.length < 5 || insights.length > 7) faults.push(`${insights.length} insights`)
    if (new Set(entries.map(({ text }) => text)).size !== days) faults.push(`${month} says something twice`)
  }
  expect(faults).toEqual([])
})

test('no two adjacent days share their platform or theme', async () => {
  for (let seed = 0; seed < 50; seed++) {
    const { entries } = await writePlan(brief({ seed, month: (seed % 12) + 1 }))
    for (const [place, entry] of entries.entries()) {
      const before = entries[place - 1]
      if (!before) continue
      expect([entry.day, entry.platform]).not.toEqual([entry.day, before.platform])
      if (entry.reason === 'habit') expect(entry.reasonDetail).not.toBe(before.reasonDetail)
      if (entry.reason === 'product' || entry.reason === 'season')
        expect(entry.reason).not.toBe(before.reason)
    }
  }
})

test('only the chosen platforms are used, even a single one', async () => {
  const used = async (platforms: Platform[]) =>
    new Set((await writePlan(brief({ platforms }))).entries.map((entry) => entry.platform))
  expect(await used(['x'])).toEqual(new Set(['x']))
  expect(await used(['email', 'blog'])).toEqual(new Set(['email', 'blog']))
})

test('long texts come once a week and work platforms pause at the weekend', async () => {
  const { entries } = await writePlan(brief({ platforms: ['instagram', 'facebook', 'linkedin', 'email'] }))
  const weekdays = entries
    .filter(({ platform }) => platform === 'linkedin')
    .map(({ day }) => new Date(day).getUTCDay())
  expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([])
  const mails = entries.filter(({ platform }) => platform === 'email').map(({ day }) => Number(day.slice(8)))
  expect(mails.length).toBeGreaterThan(2)
  for (const [place, day] of mails.entries()) expect(day - (mails[place - 1] ?? -7)).toBeGreaterThanOrEqual(7)
})

test.each<[Locale, string | null, string, string]>([
  ['en', null, '2026-05-10', 'Mother’s Day'],
  ['es', null, '2026-05-03', 'Día de la Madre'],
  ['es', 'MX', '2026-05-10', 'Día de la Madre'],
])('in %s with %s, %s is %s and says so', async (locale, country, day, name) => {
  const { entries, insights } = await writePlan(brief({ locale, shop: { ...brief().shop, country } }))
  expect(entries.find((entry) => entry.day === day)).toMatchObject({ reason: 'holiday', reasonDetail: name })
  expect(insights[1]).toContain(name)
})

describe('the insights', () => {
  test('are counted from the plan', async () => {
    const { entries, insights } = await writePlan(brief({ season: 'q2', seed: 9 }))
    const count = (isMeant: (entry: (typeof entries)[number]) => boolean) => entries.filter(isMeant).length
    for (const platform of new Set(entries.map((entry) => entry.platform)))
      expect(insights[0]).toContain(
        `${count((entry) => entry.platform === platform)} for ${platformName(platform, 'en')}`,
      )
    const [, product = '', times] = /about is (.+), in (\d+) posts?/.exec(insights[2] ?? '') ?? []
    expect(count((entry) => entry.reasonDetail === product)).toBe(Number(times))
    expect(insights.join(' ')).toContain(
      `so ${count((entry) => entry.reason === 'product')} posts are about your products`,
    )
  })

  test('ask for products if there are none, and no text names one', async () => {
    const { entries, insights } = await writePlan(brief({ shop: { ...brief().shop, products: [] } }))
    expect(insights[2]).toContain('You have not named any products')
    expect(entries.some(({ reason }) => reason === 'product')).toBe(false)
  })
})

test('the peak season has more products', async () => {
  const named = async (season: PlanBrief['season']) =>
    (await writePlan(brief({ season }))).entries.filter(({ reason }) => reason === 'product').length
  expect(await named('q2')).toBeGreaterThan(await named('q4'))
})

test('progress is reported day by day', async () => {
  const heard: string[] = []
  await writePlan(brief({ month: 2 }), (done, of) => heard.push(`${done}/${of}`))
  expect([heard.length, heard.at(0), heard.at(-1)]).toEqual([28, '1/28', '28/28'])
})

test('the same brief gives the same plan, and another seed a different one', async () => {
  const [first, second, third] = await Promise.all([1, 1, 2].map((seed) => writePlan(brief({ seed }))))
  expect(first).toEqual(second)
  expect(first?.entries.map(({ text }) => text)).not.toEqual(third?.entries.map(({ text }) => text))
})

test.each(['en', 'es'] as const)('in %s products differ by one post at most', async (locale) => {
  const names = ['Quilo', 'Lumina Pro', 'Zeta']
  const spread = (counts: number[]) => Math.max(...counts) - Math.min(...counts)
  const faults: string[] = []
  for (let month = 1; month <= 12; month++)
    for (let seed = 0; seed < 2; seed++) {
      const shop = { ...brief().shop, products: names, country: 'MX' }
      const { entries } = await writePlan(brief({ locale, shop, month, seed }))
      const own = names.map((name) => entries.filter(({ reasonDetail }) => reasonDetail === name).length)
      const all = names.map(
        (name, place) =>
          (own[place] ?? 0) +
          entries.filter(
            ({ reason, title, text }) =>
              reason === 'holiday' && `${title} ${text}`.toLowerCase().includes(name.toLowerCase()),
          ).length,
      )
      if (spread(own) > 1 || spread(all) > 1) faults.push(`${month} ${seed}: ${own} ${all}`)
    }
  expect(faults).toEqual([])
})

test('the times are those that did best for the shop', async () => {
  const results = ['09:00', '13:30'].map((time, place) => ({
    platform: 'facebook' as const,
    isWeekend: false,
    time,
    posts: 10,
    engagement: place * 100,
  }))
  const { entries, insights } = await writePlan(
    brief({ platforms: ['facebook'], times: { results, salesPeak: null } }),
  )
  const weekdays = entries.filter(({ day }) => ![0, 6].includes(new Date(day).getUTCDay()))
  expect(new Set(weekdays.map(({ time }) => time))).toEqual(new Set(['13:30']))
  expect(insights.at(-1)).toContain('Facebook (1:30 PM)')
})

test('words to avoid are in no line and no title of a plan', async () => {
  const avoided = ['word', 'today', 'ask', 'about', 'behind', 'tip']
  const voice: Voice = { samples: [], wordsToUse: [], wordsToAvoid: avoided, emoji: 'auto', hashtags: 'auto' }
  const { entries } = await writePlan(brief({ shop: { ...brief().shop, voice }, month: 12 }))
  const found = entries.filter(({ title, text }) =>
    avoided.some((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(`${title} ${text}`)),
  )
  expect(found).toEqual([])
})
