import { expect, test } from 'vitest'
import { refusals } from '../built-in/sound-text.fixture.ts'
import type { PlanBrief } from '../writer.ts'
import { rewriteDay } from './rewrite-day.ts'
import { writePlan } from './write-plan.ts'

const plan = (changes: Partial<PlanBrief> = {}): PlanBrief => ({
  locale: 'en',
  shop: { name: 'Bloom', industry: 'beauty', country: 'US', products: ['Balayage', 'Cut'], brandStyle: null },
  year: 2026,
  month: 5,
  season: null,
  platforms: [],
  seed: 1,
  ...changes,
})

test.each(['en', 'es'] as const)('in %s every day of a month can be said in another way', async (locale) => {
  const brief = plan({ locale })
  const { entries } = await writePlan(brief)
  const faults: string[] = []
  for (const entry of entries) {
    const others = entries.filter(({ day }) => day !== entry.day)
    const post = await rewriteDay({ plan: brief, entry, others, seed: 7 })
    if (!post) {
      faults.push(`${entry.day} ${entry.reason} ${entry.reasonDetail} stays`)
      continue
    }
    faults.push(...refusals(entry.platform, post))
    if (post.text === entry.text) faults.push(`${entry.day} is the same`)
    const said = `${post.title} ${post.text}`.toLowerCase()
    if (entry.reason === 'product' && !said.includes(entry.reasonDetail.toLowerCase()))
      faults.push(`${entry.day} forgets ${entry.reasonDetail}`)
  }
  expect(faults).toEqual([])
})

test('it repeats no other day of the plan while there is something left to say', async () => {
  const brief = plan()
  const { entries } = await writePlan(brief)
  const texts = new Set(entries.map(({ text }) => text))
  for (const entry of entries.filter(({ reason }) => reason !== 'holiday')) {
    const others = entries.filter(({ day }) => day !== entry.day)
    const post = await rewriteDay({ plan: brief, entry, others, seed: 3 })
    expect([entry.day, texts.has(post?.text ?? '')]).toEqual([entry.day, false])
  }
})

test('another seed gives another text, the same seed the same', async () => {
  const brief = plan()
  const { entries } = await writePlan(brief)
  const entry = entries.find(({ reason }) => reason === 'product')
  if (!entry) throw new Error('There is no product day.')
  const others = entries.filter(({ day }) => day !== entry.day)
  const write = (seed: number) => rewriteDay({ plan: brief, entry, others, seed })
  expect(await write(1)).toEqual(await write(1))
  const all = new Set(await Promise.all([1, 2, 3, 4, 5].map(async (seed) => (await write(seed))?.text)))
  expect(all.size).toBeGreaterThan(1)
})

test('a moved day keeps its occasion', async () => {
  const brief = plan()
  const { entries } = await writePlan(brief)
  const entry = entries.find(({ reasonDetail }) => reasonDetail === 'Mother’s Day')
  if (!entry) throw new Error('There is no Mother’s Day.')
  const post = await rewriteDay({ plan: brief, entry: { ...entry, day: '2026-05-08' }, others: [], seed: 1 })
  expect(`${post?.title} ${post?.text}`).toContain('Mother’s Day')
})

test('a reason that the month does not have is not made up', async () => {
  const [first] = (await writePlan(plan())).entries
  if (!first) throw new Error('The plan is empty.')
  const entry = { ...first, reason: 'holiday' as const, reasonDetail: 'Moon Day' }
  expect(await rewriteDay({ plan: plan(), entry, others: [], seed: 1 })).toBeNull()
})
