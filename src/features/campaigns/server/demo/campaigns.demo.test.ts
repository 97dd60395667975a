import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkPost } from '#connectors/social/checks/check-post.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Campaign, CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import { locales } from '#platform/locale.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { demoTextOn } from './campaigns.demo.ts'
import { demoCampaigns } from './demo-campaigns.ts'
import { demoCampaignTexts } from './words/index.ts'

test('every demo campaign has texts in both languages, without duplicates', () => {
  const keys = demoCampaigns.map(({ key }) => key).sort()
  for (const locale of locales) {
    expect(Object.keys(demoCampaignTexts[locale]).sort()).toEqual(keys)
    const texts = Object.values(demoCampaignTexts[locale]).map(({ long }) => long)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('every text is within the limits of its network', () => {
  for (const locale of locales) {
    for (const { key, posts } of demoCampaigns) {
      for (const { platform } of posts) {
        const title = manifestOf(platform).title ? (demoCampaignTexts[locale][key]?.title ?? '') : ''
        const text = demoTextOn(locale, key, platform)
        const problems = checkPost({ platform, title, text, pictures: 0, videos: 0 })
        const ofText = problems.filter(({ field }) => field !== 'media')
        expect([locale, key, platform, ofText]).toEqual([locale, key, platform, []])
      }
    }
  }
})

test('something was published every two weeks in the last three months', () => {
  const days = demoCampaigns.flatMap(({ outDaysAgo = -1 }) => (outDaysAgo > 0 ? outDaysAgo : []))
  for (let from = 0; from < 84; from += 14)
    expect([from, days.some((day) => day > from && day <= from + 14)]).toEqual([from, true])
})

describe('in a shop', () => {
  let at: TestApp
  let ana: Person
  let campaigns: CampaignDetail[]
  beforeAll(async () => {
    at = await createTestApp()
    ana = await at.person()
    await ana.post('/api/populate-demo-data')
    const listed = (await ana.get('/api/campaigns?limit=100')).json<Campaign[]>()
    campaigns = await Promise.all(
      listed.map(async ({ id }) => (await ana.get(`/api/campaigns/${id}`)).json<CampaignDetail>()),
    )
  })
  afterAll(() => at.close())

  const called = (title: string) => campaigns.find((campaign) => campaign.title === title)

  test('results and post states vary', () => {
    const published = campaigns.filter(({ status }) => status === 'published')
    const rates = published.map(({ performance }) => (performance.engagement ?? 0) / (performance.reach ?? 0))
    expect(new Set(rates).size).toBe(rates.length)
    expect(Math.min(...rates)).toBeGreaterThan(0.01)
    expect(Math.max(...rates)).toBeLessThan(0.2)
    expect(called('Five years of Salón Luna')).toMatchObject({
      status: 'published',
      postCount: 21,
      deliveredCount: 20,
    })
    const states = campaigns.flatMap(({ posts }) => posts.map(({ state }) => state))
    expect([...new Set(states)].sort()).toEqual(['draft', 'failed', 'needs_you', 'published', 'scheduled'])
  })

  test('one post failed this week, one waits for a person, and nothing else needs attention', async () => {
    const weekAgo = at.clock.now().getTime() - 7 * 86_400_000
    const failed = campaigns.flatMap(({ title, posts }) =>
      posts
        .filter(({ state, scheduledFor }) => state === 'failed' && Date.parse(scheduledFor ?? '') > weekAgo)
        .map(({ platform }) => [title, platform]),
    )
    expect(failed).toEqual([['Bridal mornings', 'x']])
    const { total, posts } = (await ana.get('/api/posts/waiting')).json()
    const yesterday = at.clock.now().getTime() - 2 * 86_400_000
    expect([total, posts.length, Date.parse(posts[0].scheduledFor) > yesterday]).toEqual([1, 1, true])
    expect(posts[0]).toMatchObject({
      platform: 'reddit',
      reason: 'no_account',
      title: 'Latte art at home without a steam wand: what works',
      text: expect.stringContaining('French press'),
    })
  })

  test('an offer of the coming days has its dates, a coupon and terms, and nothing is missing', () => {
    const post = called('Smooth for three months')?.posts.find(
      ({ platform }) => platform === 'google_business',
    )
    expect(post).toMatchObject({
      state: 'scheduled',
      problems: [],
      options: { kind: 'offer', coupon: 'SMOOTH20', title: expect.any(String), terms: expect.any(String) },
    })
    const { start = '', end = '' } = post?.options ?? {}
    expect(Date.parse(start)).toBeGreaterThan(at.clock.now().getTime())
    expect(Date.parse(end)).toBeGreaterThan(Date.parse(start))
  })

  test('results of published posts grew to what they are now', async () => {
    for (const { id, title, posts, performance } of campaigns) {
      const results = (await ana.get(`/api/campaigns/${id}/results`)).json<CampaignResults>()
      const published = posts.filter(({ state }) => state === 'published')
      expect([title, results.posts.length]).toEqual([title, published.length])
      if (published.length === 0) continue
      const { reach, interactions, clicks } = results.totals
      expect({ reach, engagement: interactions, clicks }).toEqual(performance)
      const reached = results.days.map((day) => day.reach ?? 0)
      expect(reached).toEqual(reached.toSorted((a, b) => a - b))
      expect(reached.at(-1)).toBe(performance.reach)
    }
  })

  test('every sent post has attempts, and every failed post has a reason', () => {
    for (const { title, posts } of campaigns) {
      for (const { platform, state, attempts, reason, publishedAt } of posts) {
        const wasSent = state === 'published' || state === 'failed'
        const what = [title, platform, state]
        expect([...what, attempts.length > 0]).toEqual([...what, wasSent])
        expect([...what, reason !== null]).toEqual([...what, state === 'failed' || state === 'needs_you'])
        expect([...what, publishedAt !== null]).toEqual([...what, state === 'published'])
        for (const { startedAt, detail, outcome } of attempts) {
          expect(Date.parse(startedAt)).toBeLessThan(at.clock.now().getTime())
          expect([...what, detail !== null]).toEqual([...what, outcome !== 'published'])
        }
      }
    }
    const tried = called('Breakfast for your office')?.posts.find(
      ({ platform }) => platform === 'google_business',
    )
    expect(tried).toMatchObject({
      state: 'published',
      attempts: [{ outcome: 'not_sent' }, { outcome: 'not_sent' }, { outcome: 'published' }],
    })
  })
})
