import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { AppError, errorText } from '#platform/errors.ts'
import { eventually } from '#tests/eventually.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { generatePlan } from './generate-plan.job.ts'
import { askForPlan, wish, writtenPlan } from './planner.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
afterEach(() => {
  vi.restoreAllMocks()
  at.clock.set('2026-03-10T12:00:00.000Z')
})

const read = async (person: Person, id: string) =>
  (await person.get(`/api/content-plans/${id}`)).json<ContentPlan>()
const run = async (person: Person, planId: string) =>
  generatePlan.run({ workspaceId: await workspaceOf(at, person), planId }, at.deps)
const notices = async (person: Person) =>
  (await person.get('/api/notifications')).json<{ type: string }[]>().map(({ type }) => type)

test.each([
  [2026, 2, 28],
  [2027, 2, 28],
  [2026, 4, 30],
  [2026, 12, 31],
])('%s-%s has %s posts, one per day', async (year, month, days) => {
  const ana = await at.person()
  const { posts, generation, insights } = await writtenPlan(at, ana, { year, month })
  expect(generation).toBe('done')
  const expected = Array.from(
    { length: days },
    (_, place) => `${year}-${String(month).padStart(2, '0')}-${String(place + 1).padStart(2, '0')}`,
  )
  expect(posts.map(({ day }) => day)).toEqual(expected)
  expect(insights.posts.map(({ day }) => day)).toEqual(expected)
})

test('February 2028 has its leap day', async () => {
  at.clock.set('2027-12-15T12:00:00.000Z')
  const ana = await at.person()
  const { posts } = await writtenPlan(at, ana, { year: 2028, month: 2 })
  expect(posts).toHaveLength(29)
  expect(posts.at(-1)?.day).toBe('2028-02-29')
})

test('a plan is pending, then done, with a notification and an activity', async () => {
  const ana = await at.person()
  const asked = await askForPlan(ana)
  expect(asked).toMatchObject({
    title: 'Content plan for May 2026',
    status: 'draft',
    month: 5,
    year: 2026,
    generation: 'waiting',
    progress: 0,
    posts: [],
    insights: { posts: [], insights: [] },
    failure: null,
  })
  await run(ana, asked.id)
  expect(await read(ana, asked.id)).toMatchObject({
    generation: 'done',
    progress: 100,
    writtenBy: 'built-in',
    writtenModel: null,
  })
  expect(await notices(ana)).toContain('plan_ready')
  const [latest] = (await ana.get('/api/activity')).json<{ kind: string; link: string }[]>()
  expect(latest).toMatchObject({ kind: 'plan_generated', link: `/ai-planner/${asked.id}` })
})

test('the writer gets industry, products, season, platforms and language', async () => {
  const write = vi.spyOn(builtInWriter, 'writePlan')
  const luz = await at.person({ language: 'es' })
  const asked = await askForPlan(luz, { platforms: ['x', 'linkedin', 'x'] })
  await run(luz, asked.id)
  expect(write.mock.calls[0]?.[0]).toMatchObject({
    locale: 'es',
    year: 2026,
    month: 5,
    season: 'q2',
    platforms: ['x', 'linkedin'],
    shop: { industry: 'beauty', products: ['Balayage', 'Gift cards'] },
  })
  expect((await read(luz, asked.id)).locale).toBe('es')
})

test('written twice, or by two workers, no day is doubled and people are notified once', async () => {
  const ana = await at.person()
  const { id } = await askForPlan(ana)
  await Promise.all([run(ana, id), run(ana, id)])
  await run(ana, id)
  expect((await read(ana, id)).posts).toHaveLength(31)
  expect((await notices(ana)).filter((type) => type === 'plan_ready')).toHaveLength(1)
})

test('a run interrupted before it stored anything starts over', async () => {
  const ana = await at.person()
  const { id } = await askForPlan(ana)
  await at.query("update content_plans set generation = 'running', progress = 60 where id = $1", [id])
  await run(ana, id)
  expect(await read(ana, id)).toMatchObject({ generation: 'done', progress: 100 })
  expect((await read(ana, id)).posts).toHaveLength(31)
})

test('progress is visible while it is being written', async () => {
  const ana = await at.person()
  const { id } = await askForPlan(ana)
  const { writePlan } = builtInWriter
  const seen: number[] = []
  vi.spyOn(builtInWriter, 'writePlan').mockImplementation(async (brief, onDay) => {
    onDay?.(16, 31)
    await eventually(async () => expect((await read(ana, id)).progress).toBe(51))
    seen.push((await read(ana, id)).progress)
    return writePlan(brief)
  })
  await run(ana, id)
  expect(seen).toEqual([51])
})

test('a refusal of the writer is shown in both languages, and can be retried', async () => {
  const ana = await at.person()
  const { id } = await askForPlan(ana)
  vi.spyOn(builtInWriter, 'writePlan').mockRejectedValueOnce(new AppError('ai_quota'))
  await run(ana, id)
  expect(await read(ana, id)).toMatchObject({
    generation: 'failed',
    failure: errorText('ai_quota', 'en'),
    posts: [],
  })
  const spanish = await ana.get(`/api/content-plans/${id}`, { headers: { 'accept-language': 'es' } })
  expect(spanish.json().failure).toBe(errorText('ai_quota', 'es'))
  expect(await notices(ana)).toContain('plan_failed')
  expect((await ana.post(`/api/content-plans/${id}/approve`)).json().code).toBe('plan_not_written')

  const again = await ana.post(`/api/content-plans/${id}/retry`)
  expect([again.statusCode, again.json().generation]).toEqual([202, 'waiting'])
  await run(ana, id)
  expect(await read(ana, id)).toMatchObject({ generation: 'done', failure: null })
  expect((await read(ana, id)).posts).toHaveLength(31)
})

test('an internal error is shown without details', async () => {
  const ana = await at.person()
  const { id } = await askForPlan(ana)
  vi.spyOn(builtInWriter, 'writePlan').mockRejectedValueOnce(new Error('select secret from vault'))
  await run(ana, id)
  expect(await read(ana, id)).toMatchObject({ generation: 'failed', failure: errorText('internal', 'en') })
})

test('a silent writer counts as failed, and only then can it be retried', async () => {
  const ana = await at.person()
  const { id } = await askForPlan(ana)
  const jobs = async () =>
    (
      await at.query(
        "select id from pgboss.job where name = 'planner.generate-plan' and data->>'planId' = $1",
        [id],
      )
    ).rows.length
  expect((await ana.post(`/api/content-plans/${id}/retry`)).json().generation).toBe('waiting')
  expect(await jobs()).toBe(1)
  at.clock.advance(16 * 60)
  expect(await read(ana, id)).toMatchObject({ generation: 'failed', failure: errorText('internal', 'en') })
  expect((await ana.post(`/api/content-plans/${id}/retry`)).json().generation).toBe('waiting')
  expect(await jobs()).toBe(2)
})

test('a second request for a month in progress is the same plan; afterwards another one', async () => {
  const ana = await at.person()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ana.post('/api/content-plans/generate', wish())),
  )
  const ids = new Set(answers.map((answer) => answer.json<ContentPlan>().id))
  expect(ids.size).toBe(1)
  await run(ana, [...ids][0] ?? '')
  expect(ids.has((await askForPlan(ana)).id)).toBe(false)
})

test('a plan deleted while it is written stays deleted', async () => {
  const ana = await at.person()
  const { id } = await askForPlan(ana)
  const { writePlan } = builtInWriter
  vi.spyOn(builtInWriter, 'writePlan').mockImplementation(async (brief) => {
    await ana.delete(`/api/content-plans/${id}`)
    return writePlan(brief)
  })
  await run(ana, id)
  expect((await ana.get('/api/content-plans')).json()).toEqual([])
  const { rows } = await at.query('select id from plan_entries where plan_id = $1', [id])
  expect(rows).toEqual([])
})
