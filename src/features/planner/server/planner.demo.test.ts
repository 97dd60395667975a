import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalendarItem } from '#features/calendar/calendar.contract.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { ContentPlan } from '../planner.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const plans = async (person: Person) => (await person.get('/api/content-plans')).json<ContentPlan[]>()

test('each scheduled day of the demo plan is a campaign published on that day', async () => {
  const ana = await at.person()
  await ana.post('/api/populate-demo-data')
  const [current, last] = await plans(ana)
  expect([current?.status, current?.month, current?.posts.length]).toEqual(['approved', 3, 31])
  expect(current?.posts.filter(({ campaignId }) => campaignId)).toEqual([])
  expect([last?.status, last?.month, last?.posts.length]).toEqual(['published', 2, 28])
  const [first] = last?.posts ?? []
  expect(last?.createdAt && first && last.createdAt < first.scheduledFor).toBe(true)

  const { posts, ...campaign } = (await ana.get(`/api/campaigns/${first?.campaignId}`)).json<CampaignDetail>()
  expect(campaign).toMatchObject({ title: first?.title, status: 'published', aiGenerated: true })
  expect(posts).toMatchObject([
    { platform: first?.platform, text: first?.text, scheduledFor: first?.scheduledFor, state: 'published' },
  ])

  const { items } = (await ana.get('/api/calendar?from=2026-02-01&to=2026-02-28')).json<{
    items: CalendarItem[]
  }>()
  const campaignIds = new Set(last?.posts.map(({ campaignId }) => campaignId))
  const shown = items.filter(({ campaignId }) => campaignIds.has(campaignId))
  expect(shown.map(({ kind, status }) => `${kind} ${status}`)).toEqual(Array(28).fill('post published'))
  expect(items.filter(({ kind }) => kind === 'plan')).toEqual([])
})

test('a deleted plan is restored with its campaigns, and duplicates none', async () => {
  const ana = await at.person()
  await ana.post('/api/populate-demo-data')
  const count = async () => (await ana.get('/api/campaigns/summary')).json<{ total: number }>().total
  const before = await count()
  const last = (await plans(ana)).at(-1)
  const grouped = async () => (await ana.get(`/api/campaigns?plan=${last?.id}&limit=100`)).json<unknown[]>()
  expect(await grouped()).toHaveLength(28)
  await ana.delete(`/api/content-plans/${last?.id}`)
  await ana.post('/api/populate-demo-data')
  expect((await plans(ana)).at(-1)?.posts).toEqual(last?.posts)
  expect(await count()).toBe(before)
  expect(await grouped()).toHaveLength(28)
})
