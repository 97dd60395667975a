import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCampaign, postOn, setState } from '#features/campaigns/server/campaigns.fixture.ts'
import type { Person } from '#tests/person.ts'
import { receiveMessages } from '#tests/receive-message.ts'
import { sell } from '#tests/sell.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import type { Dashboard, Sales } from '../dashboard.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
beforeEach(() => at.clock.set('2026-03-10T12:00:00.000Z'))
afterAll(() => at.close())

const look = async (person: Person, query = ''): Promise<Dashboard> => {
  const answer = await person.get(`/api/dashboard/stats${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const sales = async (person: Person, period: string): Promise<Sales> => {
  const { isSample, figures } = (await look(person, `?period=${period}`)).sales
  expect(isSample).toBe(false)
  return figures
}

const shopIn = async (timeZone: string, currency = 'USD'): Promise<Person> => {
  const person = await at.person()
  await changeWorkspace(at, person, { timeZone, currency })
  return person
}

const setTarget = async (person: Person, cents: number) =>
  at.query('update workspaces set sales_target = $1 where id = $2', [cents, await workspaceOf(at, person)])

describe('a workspace without data', () => {
  test.each([
    ['weekly', 47, 12_450_00, 7, 147],
    ['monthly', 63, 52_800_00, 28, 588],
    ['daily', 12, 1_890_00, 1, 21],
  ])(
    'sees the documented samples of %s, each marked',
    async (period, gainPercent, gain, campaigns, posts) => {
      const ana = await at.person()
      expect(await look(ana, `?period=${period}`)).toEqual({
        period,
        sales: {
          isSample: true,
          figures: {
            currency: 'USD',
            gain,
            gainPercent,
            target: { amount: 85_000_00, percent: 62 },
            sold: null,
          },
        },
        campaigns: { isSample: true, figures: { campaigns, platforms: 21, posts, planned: null } },
        inbox: { isSample: true, figures: { unread: 12 } },
      })
    },
  )

  test('sees the week by default, and samples in dollars in any currency', async () => {
    const ana = await shopIn('Europe/Madrid', 'EUR')
    await setTarget(ana, 1_000_00)
    expect(await look(ana)).toEqual(await look(ana, '?period=weekly'))
    expect((await look(ana)).sales.figures).toMatchObject({
      currency: 'USD',
      target: { amount: 85_000_00, percent: 62 },
    })
  })
})

test('each widget goes live separately', async () => {
  const ana = await at.person()
  const marks = async () => {
    const { sales, campaigns, inbox } = await look(ana)
    return [sales, campaigns, inbox].map(({ isSample }) => isSample)
  }
  await sell(at, ana, { at: '2026-03-10T10:00:00Z', amount: 1000 })
  expect(await marks()).toEqual([false, true, true])
  await addCampaign(ana)
  expect(await marks()).toEqual([false, false, true])
  await receiveMessages(at, ana, {})
  expect(await marks()).toEqual([false, false, false])
})

describe('sales', () => {
  test('the week starts on Monday and is compared with the same days of the previous one, up to the same hour', async () => {
    const ana = await at.person()
    await sell(
      at,
      ana,
      { at: '2026-03-08T23:59:00Z', amount: 9_999 },
      { at: '2026-03-09T00:00:00Z', amount: 5_000 },
      { at: '2026-03-10T11:00:00Z', amount: 4_000 },
      { at: '2026-03-02T00:00:00Z', amount: 3_000 },
      { at: '2026-03-03T12:59:00Z', amount: 1_000 },
      { at: '2026-03-03T13:00:00Z', amount: 7_777 },
      { at: '2026-03-01T23:59:00Z', amount: 8_888 },
    )
    const { gain, gainPercent, sold } = await sales(ana, 'weekly')
    expect([gain, gainPercent]).toEqual([5_000, 125])
    expect(sold).toMatchObject({ revenue: 9_000, sales: 2, before: 4_000 })
    expect(sold?.points.map(({ at, revenue, before }) => [at, revenue, before])).toEqual([
      ['2026-03-09', 5_000, 3_000],
      ['2026-03-10', 4_000, 8_777],
      ['2026-03-11', null, 0],
      ['2026-03-12', null, 0],
      ['2026-03-13', null, 0],
      ['2026-03-14', null, 0],
      ['2026-03-15', null, 9_999],
    ])
  })

  test('a longer month is compared with as many days', async () => {
    const ana = await at.person()
    at.clock.set('2026-03-31T12:00:00Z')
    await sell(
      at,
      ana,
      { at: '2026-01-28T10:00:00Z', amount: 5_000 },
      { at: '2026-01-29T10:00:00Z', amount: 1_000 },
      { at: '2026-02-28T10:00:00Z', amount: 1_000 },
      { at: '2026-03-01T10:00:00Z', amount: 1_500 },
      { at: '2026-03-31T10:00:00Z', amount: 1_500 },
    )
    const { gainPercent, sold } = await sales(ana, 'monthly')
    expect([gainPercent, sold?.revenue, sold?.before]).toEqual([50, 3_000, 2_000])
    expect(sold?.points).toHaveLength(31)
  })

  test('a short month shows days of the previous one only where that has them', async () => {
    const ana = await at.person()
    await sell(at, ana, { at: '2026-02-28T10:00:00Z', amount: 1_000 })
    const { sold } = await sales(ana, 'monthly')
    expect(sold?.points.slice(27).map(({ before }) => before)).toEqual([1_000, null, null, null])
  })

  test('a day is shown by hours', async () => {
    const ana = await at.person()
    await sell(
      at,
      ana,
      { at: '2026-03-10T10:30:00Z', amount: 2_000 },
      { at: '2026-03-09T11:30:00Z', amount: 1_000 },
      { at: '2026-03-09T13:30:00Z', amount: 5_000 },
    )
    const { gainPercent, sold } = await sales(ana, 'daily')
    expect([gainPercent, sold?.revenue, sold?.before]).toEqual([100, 2_000, 1_000])
    expect(sold?.points).toEqual([
      { at: '10:00', revenue: 2_000, before: 0 },
      { at: '11:00', revenue: 0, before: 1_000 },
      { at: '12:00', revenue: 0, before: 0 },
      { at: '13:00', revenue: null, before: 5_000 },
    ])
  })

  test.each([
    // 29 March 2026 has 23 hours in Madrid, 4 April has 25 in Santiago.
    [
      'Europe/Madrid',
      '2026-03-29T21:30:00Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:00Z',
      '2026-03-29T22:00:00Z',
    ],
    [
      'America/Santiago',
      '2026-04-05T03:30:00Z',
      '2026-04-04T03:00:00Z',
      '2026-04-05T03:59:00Z',
      '2026-04-05T04:00:00Z',
    ],
  ])('a day of %s is its local day, also with clock changes', async (zone, now, first, last, next) => {
    const ana = await shopIn(zone)
    at.clock.set(now)
    const early = new Date(Date.parse(first) - 60_000).toISOString()
    await sell(
      at,
      ana,
      { at: early, amount: 10 },
      { at: first, amount: 100 },
      { at: last, amount: 1_000 },
      { at: next, amount: 10_000 },
    )
    const { sold, gain } = await sales(ana, 'daily')
    expect([sold?.revenue, sold?.before, gain]).toEqual([1_100, 10, 1_090])
  })

  test.each([
    // The same instant is the 1st in Madrid and still the 31st in Santiago.
    ['Europe/Madrid', '2026-03-31T22:30:00Z', 1_000, 0],
    ['America/Santiago', '2026-03-31T22:30:00Z', 11_000, 0],
  ])('the month of %s ends at local midnight', async (zone, now, revenue, before) => {
    const ana = await shopIn(zone)
    at.clock.set(now)
    await sell(
      at,
      ana,
      { at: '2026-03-31T21:59:00Z', amount: 10_000 },
      { at: '2026-03-31T22:00:00Z', amount: 1_000 },
    )
    const { sold } = await sales(ana, 'monthly')
    expect([sold?.revenue, sold?.before]).toEqual([revenue, before])
  })

  test('refunds reduce their sale; pending and canceled ones do not count, and other currencies are listed separately', async () => {
    const ana = await shopIn('UTC', 'EUR')
    await sell(
      at,
      ana,
      {
        at: '2026-03-10T09:00:00Z',
        amount: 5_000,
        refunded: 2_000,
        currency: 'EUR',
        status: 'partially_refunded',
      },
      { at: '2026-03-10T09:00:00Z', amount: 700, currency: 'EUR', status: 'pending' },
      { at: '2026-03-10T09:00:00Z', amount: 70, currency: 'EUR', status: 'cancelled' },
      { at: '2026-03-10T09:00:00Z', amount: 900_000, currency: 'USD' },
    )
    const { currency, gain, gainPercent, sold } = await sales(ana, 'weekly')
    expect({ currency, gain, gainPercent, revenue: sold?.revenue, others: sold?.others }).toEqual({
      currency: 'EUR',
      gain: 3_000,
      gainPercent: null,
      revenue: 3_000,
      others: [{ currency: 'USD', sales: 1, revenue: 900_000 }],
    })
  })

  test('a shop with sales in another currency only sees no sample, but those sales', async () => {
    const ana = await at.person()
    await sell(
      at,
      ana,
      { at: '2026-03-10T09:00:00Z', amount: 1_500, currency: 'JPY' },
      {
        at: '2026-03-10T09:00:00Z',
        amount: 2_000,
        refunded: 500,
        status: 'partially_refunded',
        currency: 'EUR',
      },
      { at: '2026-03-10T10:00:00Z', amount: 1_000, currency: 'EUR' },
      // Before the week began, and not counted.
      { at: '2026-03-01T09:00:00Z', amount: 7_000, currency: 'GBP' },
      { at: '2026-03-10T09:00:00Z', amount: 7_000, currency: 'MXN', status: 'cancelled' },
    )
    const answer = (await ana.get('/api/dashboard/stats')).json()
    expect(answer.sales.isSample).toBe(false)
    expect(answer.sales.figures).toMatchObject({ currency: 'USD', gain: 0, sold: { revenue: 0, sales: 0 } })
    expect(answer.sales.figures.sold.others).toEqual([
      { currency: 'EUR', sales: 2, revenue: 2_500 },
      { currency: 'JPY', sales: 1, revenue: 1_500 },
    ])
  })

  test('less than before is a loss, and the same is neither', async () => {
    const ana = await at.person()
    await sell(
      at,
      ana,
      { at: '2026-03-09T09:00:00Z', amount: 4_000 },
      { at: '2026-03-10T09:00:00Z', amount: 1_000 },
    )
    expect(await sales(ana, 'daily')).toMatchObject({ gain: -3_000, gainPercent: -75 })
    await sell(at, ana, { at: '2026-03-10T10:00:00Z', amount: 3_000 })
    expect(await sales(ana, 'daily')).toMatchObject({ gain: 0, gainPercent: 0 })
  })

  test('the target is monthly in every period, and complete only at 100%', async () => {
    const ana = await at.person()
    await sell(
      at,
      ana,
      { at: '2026-03-01T09:00:00Z', amount: 60_000 },
      { at: '2026-03-10T09:00:00Z', amount: 39_990 },
      { at: '2026-02-28T09:00:00Z', amount: 500_000 },
    )
    expect((await sales(ana, 'weekly')).target).toBeNull()
    await setTarget(ana, 100_000)
    for (const period of ['weekly', 'monthly', 'daily'])
      expect((await sales(ana, period)).target).toEqual({ amount: 100_000, percent: 99 })
    await setTarget(ana, 50_000)
    expect((await sales(ana, 'daily')).target).toEqual({ amount: 50_000, percent: 199 })
  })

  test('a target in pesos is met by as many pesos as were typed, although a peso has no cents', async () => {
    const ana = await shopIn('America/Santiago', 'CLP')
    await setTarget(ana, 500_000)
    await sell(at, ana, { at: '2026-03-10T11:00:00Z', amount: 250_000, currency: 'CLP' })
    expect((await sales(ana, 'monthly')).target).toEqual({ amount: 500_000, percent: 50 })
  })
})

describe('campaigns', () => {
  test('posts of the period count, in the workspace’s zone, next to those of the previous one', async () => {
    const ana = await shopIn('Europe/Madrid')
    const sunday = await addCampaign(ana, {
      platforms: ['facebook', 'x', 'linkedin'],
      scheduledFor: '2026-03-15T22:30:00.000Z',
    })
    await addCampaign(ana, { platforms: ['facebook', 'x'], scheduledFor: '2026-03-12T09:00:00.000Z' })
    await addCampaign(ana, { platforms: ['facebook'], scheduledFor: '2026-03-15T23:00:00.000Z' })
    await addCampaign(ana)
    expect((await look(ana)).campaigns).toEqual({
      isSample: false,
      figures: { campaigns: 2, platforms: 2.5, posts: 5, planned: { published: 0, before: 0 } },
    })
    await setState(at, (await postOn(ana, sunday.id, 'x')).id, 'published')
    await setState(at, (await postOn(ana, sunday.id, 'linkedin')).id, 'failed')
    expect((await look(ana)).campaigns.figures).toMatchObject({
      campaigns: 2,
      platforms: 2,
      posts: 4,
      planned: { published: 1 },
    })
    at.clock.set('2026-03-16T12:00:00.000Z')
    expect((await look(ana)).campaigns.figures).toMatchObject({ posts: 1, planned: { before: 4 } })
    expect((await look(ana, '?period=daily')).campaigns.figures).toMatchObject({ posts: 1 })
    expect((await look(ana, '?period=monthly')).campaigns.figures).toMatchObject({ posts: 5 })
  })

  test('with only drafts nothing is scheduled, and nothing is a sample', async () => {
    const ana = await at.person()
    await addCampaign(ana)
    expect((await look(ana)).campaigns).toEqual({
      isSample: false,
      figures: { campaigns: 0, platforms: 0, posts: 0, planned: { published: 0, before: 0 } },
    })
  })
})

test('campaigns and messages are filtered by brand; a brand of another workspace is not found', async () => {
  const ana = await at.person()
  const brandId = (await ana.post('/api/brands', { name: 'Café' })).json().id
  const [first] = (await ana.get('/api/brands')).json<{ id: string }[]>()
  await addCampaign(ana, { brandId, scheduledFor: '2026-03-12T09:00:00.000Z' })
  await receiveMessages(at, ana, { brandId }, { brandId, isRead: true })
  expect(await look(ana, `?brandId=${brandId}`)).toMatchObject({
    campaigns: { figures: { posts: 2 } },
    inbox: { figures: { unread: 1 } },
  })
  expect(await look(ana, `?brandId=${first?.id}`)).toMatchObject({
    campaigns: { isSample: false, figures: { posts: 0 } },
    inbox: { isSample: false, figures: { unread: 0 } },
  })
  const eve = await at.person()
  expect((await eve.get(`/api/dashboard/stats?brandId=${brandId}`)).statusCode).toBe(404)
})

test('nothing of another workspace is counted', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  await sell(at, ana, { at: '2026-03-10T09:00:00Z', amount: 5_000 })
  await addCampaign(ana, { scheduledFor: '2026-03-12T09:00:00.000Z' })
  await receiveMessages(at, ana, {})
  const { sales, campaigns, inbox } = await look(eve)
  expect([sales, campaigns, inbox].every(({ isSample }) => isSample)).toBe(true)
})

test.each(['period=yearly', 'period=', 'brandId=1'])('refuses %s', async (query) => {
  const ana = await at.person()
  expect((await ana.get(`/api/dashboard/stats?${query}`)).statusCode).toBe(400)
})
