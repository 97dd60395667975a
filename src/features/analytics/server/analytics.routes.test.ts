import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import { look, publisherAt } from '#tests/published-results.ts'
import { receiveMessages } from '#tests/receive-message.ts'
import { sell } from '#tests/sell.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import type { Audience, Business, Overview } from '../analytics.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
beforeEach(() => at.clock.set('2026-03-10T12:00:00.000Z'))
afterAll(() => at.close())

const publish = publisherAt(() => at)

describe('a workspace without data', () => {
  test('sees samples in every widget that has them, each marked', async () => {
    const ana = await at.person()
    const overview = await look<Overview>(ana)
    expect(Object.values(overview).every(({ isSample }) => isSample)).toBe(true)
    expect(overview.days.figures.days).toHaveLength(30)
    expect(overview.days.figures.days.at(-1)?.day).toBe('2026-03-10')
    const { health, revenue, adoption, insights } = await look<Business>(ana, '/business')
    expect([health.isSample, revenue.isSample, revenue.figures.currency]).toEqual([true, true, 'USD'])
    expect(adoption).toMatchObject({ percent: 0 })
    expect(insights.map(({ kind }) => kind)).toEqual(['no_till', 'no_accounts', 'nothing_planned'])
    expect(await look(ana, '/platforms')).toMatchObject({ platforms: { isSample: true } })
    expect(await look(ana, '/content')).toMatchObject({
      posts: { isSample: true },
      times: { isSample: true },
    })
    const audience = await look<Audience>(ana, '/audience')
    expect(Object.values(audience).every(({ isSample }) => isSample)).toBe(true)
  })

  test('each widget goes live separately', async () => {
    const ana = await at.person()
    const marks = async () => {
      const overview = await look<Overview>(ana)
      const { health, revenue } = await look<Business>(ana, '/business')
      const { buyers, hours } = await look<Audience>(ana, '/audience')
      return [overview.reach, overview.revenue, overview.days, health, revenue, buyers, hours].map(
        ({ isSample }) => isSample,
      )
    }
    await sell(at, ana, { at: '2026-03-10T10:00:00Z', amount: 1000, buyer: 'luz' })
    expect(await marks()).toEqual([true, false, false, false, false, false, true])
    await receiveMessages(at, ana, {})
    expect((await marks()).at(-1)).toBe(false)
    await publish(ana, '2026-03-09T10:00:00Z', { reach: 10 })
    expect(await marks()).toEqual(Array(7).fill(false))
  })
})

describe('the overview', () => {
  test('compares thirty days with the thirty before, by days of the shop', async () => {
    const ana = await at.person()
    await changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' })
    // The first of the thirty days is 9 February, which starts at 23:00 of the 8th in Madrid.
    await publish(ana, '2026-02-08T22:59:00Z', { reach: 100, likes: 10, clicks: 2 })
    await publish(ana, '2026-02-08T23:00:00Z', { reach: 200, likes: 20, clicks: 4 })
    await publish(ana, '2026-03-10T10:00:00Z', { reach: 100, likes: 10, clicks: 5 })
    await publish(ana, '2026-01-01T10:00:00Z', { reach: 9_999 })
    await sell(
      at,
      ana,
      { at: '2026-03-10T10:00:00Z', amount: 5_000 },
      { at: '2026-02-08T10:00:00Z', amount: 4_000 },
      { at: '2025-12-01T10:00:00Z', amount: 77_000 },
    )
    const { reach, engagement, conversion, revenue, days } = await look<Overview>(ana)
    expect(reach.figures).toEqual({ value: 300, before: 100, changePercent: 200 })
    expect(engagement.figures).toEqual({ value: 30, before: 10, changePercent: 200 })
    expect(conversion.figures).toEqual({ value: 3, before: 2, changePercent: 50 })
    expect(revenue.figures).toEqual({
      currency: 'USD',
      others: [],
      value: 5_000,
      before: 4_000,
      changePercent: 25,
    })
    expect(days.figures.days[0]).toEqual({ day: '2026-02-09', reach: 200, engagement: 20, revenue: 0 })
    expect(days.figures.days.at(-1)).toEqual({
      day: '2026-03-10',
      reach: 100,
      engagement: 10,
      revenue: 5_000,
    })
  })

  test('has no percentage without earlier data', async () => {
    const ana = await at.person()
    await publish(ana, '2026-03-10T10:00:00Z', { reach: 0 })
    const { reach, conversion } = await look<Overview>(ana)
    expect(reach.figures).toEqual({ value: 0, before: 0, changePercent: null })
    expect(conversion.figures).toEqual({ value: 0, before: 0, changePercent: null })
  })
})

test('sales in another currency are listed next to every sum of money, and included in none', async () => {
  const ana = await at.person()
  await sell(
    at,
    ana,
    { at: '2026-03-10T10:00:00Z', amount: 5_000, buyer: 'luz' },
    { at: '2026-03-10T10:00:00Z', amount: 7_000, currency: 'JPY', buyer: 'luz' },
    { at: '2025-12-01T10:00:00Z', amount: 3_000, currency: 'EUR' },
  )
  const yen = { currency: 'JPY', sales: 1, revenue: 7_000 }
  const { revenue } = await look<Overview>(ana)
  expect(revenue.figures).toMatchObject({ value: 5_000, others: [yen] })
  const { figures } = (await look<Business>(ana, '/business')).revenue
  expect(figures).toMatchObject({ revenue: { value: 5_000 }, sales: { value: 1 }, others: [yen] })
  const { buyers } = await look<Audience>(ana, '/audience')
  expect(buyers.figures.recency[0]).toMatchObject({ buyers: 1, spent: 5_000 })
  expect(buyers.figures.others).toEqual([{ currency: 'EUR', sales: 1, revenue: 3_000 }, yen])
})

describe('the business', () => {
  test('is scored by known data', async () => {
    const ana = await at.person()
    await sell(
      at,
      ana,
      { at: '2026-03-10T10:00:00Z', amount: 11_000, buyer: 'luz' },
      { at: '2026-02-01T10:00:00Z', amount: 10_000, buyer: 'luz' },
      { at: '2025-12-20T10:00:00Z', amount: 10_000, buyer: 'pau' },
    )
    for (const day of ['01', '02', '03'])
      await publish(ana, `2026-03-${day}T10:00:00Z`, { reach: 100, likes: 4 })
    const { health } = await look<Business>(ana, '/business')
    expect(health.figures.categories).toEqual([
      { category: 'sales', score: 80, status: 'excellent', trend: 'up', details: { percent: 10 } },
      { category: 'loyalty', score: 50, status: 'warning', trend: null, details: { stayed: 1, buyers: 2 } },
      { category: 'presence', score: 25, status: 'critical', trend: null, details: { days: 3 } },
      { category: 'engagement', score: 80, status: 'excellent', trend: null, details: { percent: 4 } },
    ])
    expect(health.figures).toMatchObject({ score: 59, status: 'warning' })
  })

  test('shows what sold, when and for how much', async () => {
    const ana = await at.person()
    await sell(
      at,
      ana,
      {
        at: '2026-03-09T17:30:00Z',
        amount: 6_000,
        items: [
          { name: 'Color', quantity: 1, amount: 5_000 },
          { name: 'Tea', quantity: 2, amount: 1_000 },
        ],
      },
      { at: '2026-03-10T09:30:00Z', amount: 2_000, items: [{ name: 'Tea', quantity: 4, amount: 2_000 }] },
      { at: '2026-02-01T09:30:00Z', amount: 1_000 },
    )
    const { figures } = (await look<Business>(ana, '/business')).revenue
    expect(figures.revenue).toMatchObject({ value: 8_000, before: 1_000, changePercent: 700 })
    expect(figures.averageOrder).toMatchObject({ value: 4_000, before: 1_000 })
    expect(figures.sales).toMatchObject({ value: 2, before: 1 })
    expect(figures.products).toEqual([
      { name: 'Color', quantity: 1, amount: 5_000 },
      { name: 'Tea', quantity: 6, amount: 3_000 },
    ])
    expect(figures.hours).toHaveLength(9)
    expect(figures.hours[0]).toEqual({ hour: 9, sales: 1, revenue: 2_000 })
    expect(figures.hours.at(-1)).toEqual({ hour: 17, sales: 1, revenue: 6_000 })
    expect(figures.days.at(-1)).toEqual({ day: '2026-03-10', revenue: 2_000, sales: 1 })
  })

  test('shows which areas are in use', async () => {
    const ana = await at.person()
    await addCampaign(ana)
    await receiveMessages(at, ana, {}, {})
    await sell(at, ana, { at: '2026-03-10T10:00:00Z', amount: 1000 })
    const { adoption } = await look<Business>(ana, '/business')
    expect(adoption).toEqual({
      percent: 50,
      areas: [
        { area: 'campaigns', count: 1, isUsed: true },
        { area: 'planner', count: 0, isUsed: false },
        { area: 'inbox', count: 2, isUsed: true },
        { area: 'brand_studio', count: 0, isUsed: false },
        { area: 'team', count: 0, isUsed: false },
        { area: 'till', count: 0, isUsed: true },
      ],
    })
  })
})

test('the audience is grouped by recency and value, languages and hours', async () => {
  const ana = await at.person()
  await sell(
    at,
    ana,
    { at: '2026-03-09T10:00:00Z', amount: 4_000, buyer: 'a' },
    { at: '2026-01-09T10:00:00Z', amount: 3_000, buyer: 'b' },
    { at: '2025-10-09T10:00:00Z', amount: 2_000, buyer: 'c' },
    { at: '2025-01-09T10:00:00Z', amount: 1_000, buyer: 'd' },
    { at: '2026-03-09T10:00:00Z', amount: 9_000 },
  )
  await receiveMessages(at, ana, {}, {}, {})
  const workspaceId = await workspaceOf(at, ana)
  await at.query(
    "update messages set created_at = '2026-03-09T17:20:00Z', content = 'Hola, ¿a qué hora abrís?' where workspace_id = $1",
    [workspaceId],
  )
  await at.query(
    `update messages set created_at = '2026-03-09T09:20:00Z', content = 'Are you open on the weekend?'
     where id = (select id from messages where workspace_id = $1 limit 1)`,
    [workspaceId],
  )
  const { buyers, languages, hours } = await look<Audience>(ana, '/audience')
  expect(buyers.figures.recency.map(({ recency, buyers, spent }) => [recency, buyers, spent])).toEqual([
    ['month', 1, 4_000],
    ['quarter', 1, 3_000],
    ['half', 1, 2_000],
    ['longer', 1, 1_000],
  ])
  expect(buyers.figures.value.map(({ quarter, buyers, spent }) => [quarter, buyers, spent])).toEqual([
    [1, 1, 4_000],
    [2, 1, 3_000],
    [3, 1, 2_000],
    [4, 1, 1_000],
  ])
  expect(languages.figures).toEqual([
    { language: 'es', messages: 2 },
    { language: 'en', messages: 1 },
  ])
  expect(hours.figures).toEqual([
    { hour: 9, messages: 1 },
    { hour: 17, messages: 2 },
  ])
})

test('posts and messages are filtered by brand; a brand of another workspace is not found', async () => {
  const ana = await at.person()
  const brandId = (await ana.post('/api/brands', { name: 'Café' })).json().id
  const [first] = (await ana.get('/api/brands')).json<{ id: string }[]>()
  await publish(ana, '2026-03-01T10:00:00Z', { reach: 100 }, { brandId })
  await receiveMessages(at, ana, { brandId })
  await at.query("update messages set created_at = '2026-03-09T17:20:00Z' where brand_id = $1", [brandId])
  expect((await look<Overview>(ana, `?brandId=${brandId}`)).reach.figures.value).toBe(100)
  expect((await look<Overview>(ana, `?brandId=${first?.id}`)).reach).toEqual({
    isSample: false,
    figures: { value: 0, before: 0, changePercent: null },
  })
  expect(await look(ana, `/platforms?brandId=${first?.id}`)).toEqual({
    platforms: { isSample: false, figures: [] },
  })
  expect((await look<Audience>(ana, `/audience?brandId=${brandId}`)).hours.figures).toHaveLength(1)
  expect((await look<Audience>(ana, `/audience?brandId=${first?.id}`)).hours.figures).toEqual([])
  const eve = await at.person()
  for (const path of ['', '/platforms', '/content', '/audience'])
    expect((await eve.get(`/api/analytics${path}?brandId=${brandId}`)).statusCode).toBe(404)
})

test('nothing of another workspace is counted', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  await sell(at, ana, { at: '2026-03-10T09:00:00Z', amount: 5_000, buyer: 'luz' })
  await publish(ana, '2026-03-01T10:00:00Z', { reach: 100 })
  await receiveMessages(at, ana, {})
  const overview = await look<Overview>(eve)
  const audience = await look<Audience>(eve, '/audience')
  const { health, revenue } = await look<Business>(eve, '/business')
  const widgets = [...Object.values(overview), ...Object.values(audience), health, revenue]
  expect(widgets.every(({ isSample }) => isSample)).toBe(true)
})

test.each(['', '/platforms', '/content', '/audience'])('refuses an invalid brand id at %j', async (path) => {
  const ana = await at.person()
  expect((await ana.get(`/api/analytics${path}?brandId=1`)).statusCode).toBe(400)
})
