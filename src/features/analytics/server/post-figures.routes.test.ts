import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { look, publisherAt } from '#tests/published-results.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'
import type { BestTime, Business, Overview } from '../analytics.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
beforeEach(() => at.clock.set('2026-03-10T12:00:00.000Z'))
afterAll(() => at.close())

const publish = publisherAt(() => at)

test('platforms are listed by reach, with their earlier reach', async () => {
  const ana = await at.person()
  await publish(ana, '2026-03-01T10:00:00Z', { reach: 100, likes: 5, clicks: 1 })
  await publish(ana, '2026-03-02T10:00:00Z', { reach: 50 }, { platform: 'x' })
  await publish(ana, '2026-03-03T10:00:00Z', { reach: 75 }, { platform: 'x' })
  await publish(ana, '2026-02-01T10:00:00Z', { reach: 40 }, { platform: 'x' })
  expect(await look(ana, '/platforms')).toEqual({
    platforms: {
      isSample: false,
      figures: [
        { platform: 'x', posts: 2, reach: 125, engagement: 0, clicks: 0, reachBefore: 40 },
        { platform: 'facebook', posts: 1, reach: 100, engagement: 5, clicks: 1, reachBefore: 0 },
      ],
    },
  })
})

describe('figures that no network reports', () => {
  const unknown = { reach: null, likes: null, clicks: null }

  test('are unknown, not zero', async () => {
    const ana = await at.person()
    await publish(ana, '2026-03-01T10:00:00Z', unknown)
    const { reach, engagement, conversion, days } = await look<Overview>(ana)
    for (const { figures, isSample } of [reach, engagement, conversion]) {
      expect(isSample).toBe(false)
      // Nothing was published in the thirty days before, which is known.
      expect(figures).toEqual({ value: null, before: 0, changePercent: null })
    }
    const dayOf = (wanted: string) => days.figures.days.find(({ day }) => day === wanted)
    expect(dayOf('2026-03-01')).toMatchObject({ reach: null, engagement: null })
    expect(dayOf('2026-03-02')).toMatchObject({ reach: 0, engagement: 0 })
    expect((await look<{ platforms: { figures: object[] } }>(ana, '/platforms')).platforms.figures).toEqual([
      { platform: 'facebook', posts: 1, reach: null, engagement: null, clicks: null, reachBefore: 0 },
    ])
    const { posts } = await look<{ posts: { figures: object[] } }>(ana, '/content')
    expect(posts.figures).toMatchObject([{ reach: null, engagement: null, clicks: null }])
    const { health } = await look<Business>(ana, '/business')
    expect(health.figures.categories.map(({ category }) => category)).toEqual(['presence'])
  })

  test('are left out of sums, and of rates with both their parts', async () => {
    const ana = await at.person()
    await publish(ana, '2026-03-01T10:00:00Z', { reach: 100, likes: 7, clicks: 10 })
    await publish(ana, '2026-03-01T11:00:00Z', { ...unknown, reach: 900 }, { platform: 'telegram' })
    await publish(ana, '2026-03-02T10:00:00Z', { ...unknown, likes: 0 }, { platform: 'bluesky' })
    await publish(ana, '2026-02-01T10:00:00Z', unknown, { platform: 'telegram' })
    const { reach, engagement, conversion } = await look<Overview>(ana)
    expect(reach.figures).toEqual({ value: 1_000, before: null, changePercent: null })
    expect(engagement.figures).toEqual({ value: 7, before: null, changePercent: null })
    // Not 1%: nobody knows how often the post on Telegram was clicked.
    expect(conversion.figures).toEqual({ value: 10, before: null, changePercent: null })
    expect((await look<{ platforms: { figures: object[] } }>(ana, '/platforms')).platforms.figures).toEqual([
      { platform: 'telegram', posts: 1, reach: 900, engagement: null, clicks: null, reachBefore: null },
      { platform: 'facebook', posts: 1, reach: 100, engagement: 7, clicks: 10, reachBefore: 0 },
      { platform: 'bluesky', posts: 1, reach: null, engagement: 0, clicks: null, reachBefore: 0 },
    ])
  })
})

test('content shows the best posts and hours, in the shop’s zone', async () => {
  const ana = await at.person()
  await changeWorkspace(at, ana, { timeZone: 'America/Santiago' })
  const best = await publish(ana, '2026-03-02T01:30:00Z', { reach: 10, likes: 9 }, { title: '=1+1 <b>' })
  await publish(ana, '2026-02-02T15:00:00Z', { reach: 100, likes: 3 })
  await publish(ana, '2025-12-01T15:00:00Z', { reach: 100, likes: 99 })
  expect(await look(ana, '/content')).toMatchObject({
    posts: {
      isSample: false,
      figures: [
        { campaignId: best, title: '=1+1 <b>', platform: 'facebook', day: '2026-03-01', engagement: 9 },
        { day: '2026-02-02', engagement: 3 },
      ],
    },
    times: {
      isSample: false,
      figures: [
        { weekday: 0, hour: 22, posts: 1, engagement: 9 },
        { weekday: 1, hour: 12, posts: 1, engagement: 3 },
      ],
    },
  })
})

test('best times leave out posts whose reactions no network reported', async () => {
  const ana = await at.person()
  await publish(ana, '2026-03-02T10:10:00Z', { reach: 10, likes: 8 })
  await publish(ana, '2026-03-02T10:40:00Z', { reach: 10, likes: 0 })
  await publish(ana, '2026-03-02T10:50:00Z', { reach: null, likes: null }, { platform: 'telegram' })
  await publish(ana, '2026-03-03T10:50:00Z', { reach: null, likes: null, clicks: 4 }, { platform: 'email' })
  const { times } = await look<{ times: { figures: BestTime[] } }>(ana, '/content')
  expect(times.figures.map(({ posts, engagement }) => [posts, engagement])).toEqual([[2, 8]])
})
