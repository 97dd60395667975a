import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { approvedPlan, askForPlan, wish, writtenPlan } from './planner.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
afterEach(() => at.clock.set('2026-03-10T12:00:00.000Z'))

const list = async (person: Person, query = '') =>
  (await person.get(`/api/content-plans${query}`)).json<ContentPlan[]>()

test('plans are listed newest first, paginated, each with its posts', async () => {
  const ana = await at.person()
  for (const month of [4, 5, 6]) {
    await writtenPlan(at, ana, { month })
    at.clock.advance(60)
  }
  expect((await list(ana)).map(({ month, posts }) => [month, posts.length])).toEqual([
    [6, 30],
    [5, 31],
    [4, 30],
  ])
  const first = await ana.get('/api/content-plans?limit=2')
  const rest = await list(ana, `?limit=2&cursor=${first.headers['x-next-cursor']}`)
  expect([...first.json<ContentPlan[]>(), ...rest].map(({ month }) => month)).toEqual([6, 5, 4])
  expect((await list(ana, '?month=5&year=2026')).map(({ month }) => month)).toEqual([5])
  expect(await list(ana, '?month=5&year=2027')).toEqual([])
})

test('a chosen brand filters plans to its own and unassigned ones', async () => {
  const ana = await at.person()
  const brandId = (await ana.post('/api/brands', { name: 'Salon' })).json<{ id: string }>().id
  const [own] = (await ana.get('/api/brands')).json<{ id: string }[]>()
  await askForPlan(ana, { month: 4, brandId })
  await askForPlan(ana, { month: 5, brandId: own?.id })
  await askForPlan(ana, { month: 6 })
  expect((await list(ana, `?brandId=${brandId}`)).map(({ month }) => month).sort()).toEqual([4, 6])
})

test('a foreign brand looks like a missing one', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const [theirs] = (await ana.get('/api/brands')).json<{ id: string }[]>()
  const answer = await eve.post('/api/content-plans/generate', wish({ brandId: theirs?.id }))
  expect([answer.statusCode, await list(eve)]).toEqual([404, []])
})

test.each([
  ['no industry', { businessData: { topProducts: [] } }, 'businessData'],
  ['an unknown industry', { businessData: { industry: 'piracy', topProducts: [] } }, 'businessData.industry'],
  [
    'an unknown season',
    { businessData: { industry: 'food', seasonality: 'q5' } },
    'businessData.seasonality',
  ],
  [
    'too many products',
    { businessData: { industry: 'food', topProducts: Array.from({ length: 21 }, (_, n) => `P${n}`) } },
    'businessData.topProducts',
  ],
  [
    'a product that is too long',
    { businessData: { industry: 'food', topProducts: ['x'.repeat(81)] } },
    'businessData.topProducts.0',
  ],
  ['month 13', { month: 13 }, 'month'],
  ['half a month', { month: 1.5 }, 'month'],
  ['the year before last', { year: 2024 }, 'year'],
  ['the year after next', { year: 2028 }, 'year'],
  ['no platform', { platforms: [] }, 'platforms'],
  ['an unknown platform', { platforms: ['myspace'] }, 'platforms.0'],
])('refuses and names %s', async (_what, changes, field) => {
  const ana = await at.person()
  const answer = await ana.post('/api/content-plans/generate', wish(changes))
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  expect(await list(ana)).toEqual([])
})

test('products are trimmed and deduplicated', async () => {
  const ana = await at.person()
  const { businessData } = await askForPlan(ana, {
    businessData: { industry: 'food', topProducts: [' Cake ', 'Cake', 'Coffee'] },
  })
  expect(businessData).toMatchObject({ topProducts: ['Cake', 'Coffee'] })
})

test('uses the year in the shop’s zone', async () => {
  at.clock.set('2026-12-31T22:00:00.000Z')
  const ana = await at.person()
  const ask = () => ana.post('/api/content-plans/generate', wish({ year: 2028 }))
  expect((await ask()).statusCode).toBe(400)
  await changeWorkspace(at, ana, { timeZone: 'Pacific/Auckland' })
  expect((await ask()).statusCode).toBe(202)
})

test('a post changes only in the sent fields', async () => {
  const ana = await at.person()
  const { id, posts } = await writtenPlan(at, ana)
  const before = posts[6]
  const url = `/api/content-plans/${id}/posts/${before?.id}`
  const after = (await ana.patch(url, { time: '18:05', title: ' Hostile <b>‮ ' })).json<ContentPlan>()
  expect(after.posts.find((post) => post.id === before?.id)).toEqual({
    ...before,
    time: '18:05',
    title: 'Hostile <b>‮',
    writtenBy: 'person',
    scheduledFor: '2026-05-07T18:05:00.000Z',
  })
  expect((await ana.patch(url, {})).json()).toEqual(after)
  expect((await ana.patch(url, { time: '25:00' })).json().fields).toHaveProperty('time')
})

test("refuses a text above its platform's limit, also when only the platform changes", async () => {
  const ana = await at.person()
  const { id, posts } = await writtenPlan(at, ana, { platforms: ['facebook'] })
  const url = `/api/content-plans/${id}/posts/${posts[0]?.id}`
  expect((await ana.patch(url, { text: 'a'.repeat(400) })).statusCode).toBe(200)
  const answer = await ana.patch(url, { platform: 'x' })
  expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
    422,
    'post_breaks_rules',
    { text: 'X (Twitter): the text has 400 of 280 characters. Shorten it by 120.' },
  ])
  expect((await ana.patch(url, { platform: 'x', text: 'Short' })).statusCode).toBe(200)
})

test('a post moves within the month, also to a day that has one, but not out of it', async () => {
  const ana = await at.person()
  const { id, posts } = await writtenPlan(at, ana)
  const url = `/api/content-plans/${id}/posts/${posts[0]?.id}/move`
  const moved = (await ana.post(url, { day: '2026-05-20' })).json<ContentPlan>()
  expect(moved.posts.filter(({ day }) => day === '2026-05-20')).toHaveLength(2)
  for (const day of ['2026-04-30', '2026-06-01', '2027-05-20']) {
    const answer = await ana.post(url, { day })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['day']])
  }
  for (const day of ['2026-05-32', '2026-02-29', 'tomorrow', 20])
    expect((await ana.post(url, { day })).statusCode).toBe(400)
})

test('a change makes an approved plan a draft again; approving is idempotent', async () => {
  const ana = await at.person()
  const { id, posts, status } = await approvedPlan(at, ana)
  expect(status).toBe('approved')
  await ana.post(`/api/content-plans/${id}/approve`)
  const kinds = (await ana.get('/api/activity')).json<{ kind: string }[]>().map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'plan_approved')).toHaveLength(1)
  const url = `/api/content-plans/${id}/posts/${posts[0]?.id}`
  expect((await ana.patch(url, { time: '09:00' })).json().status).toBe('draft')
  expect((await ana.post(`/api/content-plans/${id}/approve`)).json().status).toBe('approved')
  expect((await ana.post(`${url}/move`, { day: '2026-05-02' })).json().status).toBe('draft')
  await ana.post(`/api/content-plans/${id}/approve`)
  expect((await ana.post(`/api/content-plans/${id}/reopen`)).json().status).toBe('draft')
})

test('a post of another plan is not found', async () => {
  const ana = await at.person()
  const [may, june] = [await writtenPlan(at, ana), await writtenPlan(at, ana, { month: 6 })]
  const answer = await ana.patch(`/api/content-plans/${may.id}/posts/${june.posts[0]?.id}`, { time: '09:00' })
  expect(answer.statusCode).toBe(404)
})

test("the start page counts this month's planned posts, and shows a sample without a plan", async () => {
  const ana = await at.person()
  const card = async () => (await ana.get('/api/home')).json().cards.planner
  expect(await card()).toEqual({ isSample: true, figures: 28 })
  await askForPlan(ana, { month: 3 })
  expect(await card()).toEqual({ isSample: true, figures: 28 })
  await writtenPlan(at, ana, { month: 4 })
  expect(await card()).toEqual({ isSample: false, figures: 0 })
  await writtenPlan(at, ana, { month: 3 })
  expect(await card()).toEqual({ isSample: false, figures: 31 })
})

test('insights are general and marked until there is a plan, then the shop’s own', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  type Insights = {
    isSample: boolean
    figures: Record<string, { kind: string; values: object; planId: string }[]>
  }
  const read = async (person: Person) => (await person.get('/api/content-plans/insights')).json<Insights>()
  const general = await read(ana)
  expect(general.isSample).toBe(true)
  expect(general.figures.trends?.every(({ kind }) => kind.startsWith('general_'))).toBe(true)

  const { id, title } = await writtenPlan(at, ana, { month: 3, platforms: ['instagram'] })
  const own = await read(ana)
  expect(own.isSample).toBe(false)
  expect(own.figures.trends).toContainEqual({
    kind: 'top_platform',
    values: { platform: 'instagram', count: 31, total: 31 },
    planId: null,
  })
  expect(own.figures.recommendations).toEqual(
    expect.arrayContaining([
      { kind: 'approve_plan', values: { title }, planId: id },
      { kind: 'plan_next_month', values: { month: 4, year: 2026 }, planId: null },
      { kind: 'only_platform', values: { platform: 'instagram' }, planId: null },
    ]),
  )
  await ana.post(`/api/content-plans/${id}/approve`)
  expect((await read(ana)).figures.recommendations?.[0]).toMatchObject({ kind: 'schedule_plan', planId: id })
  expect((await read(eve)).isSample).toBe(true)
})

test('too many requests are rate-limited', async () => {
  const limited = await createTestApp({ rateLimits: true })
  try {
    const ana = await limited.person()
    const ask = () => ana.post('/api/content-plans/generate', wish())
    for (let n = 0; n < 20; n++) expect((await ask()).statusCode).toBe(202)
    const refused = await ask()
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  } finally {
    await limited.close()
  }
})
