import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Queue } from '#server/jobs/queue.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { drawPlanPictures } from './draw-plan-pictures.job.ts'
import { approvedPlan, writtenPlan } from './planner.fixture.ts'
import { schedulePlan } from './schedule-plan.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
afterEach(() => at.clock.set('2026-03-10T12:00:00.000Z'))

type Answer = { plan: ContentPlan; scheduled: number; skipped: number }

const schedule = (person: Person, id: string) => person.post(`/api/content-plans/${id}/schedule`)

async function campaignsOf(person: Person) {
  const workspaceId = await workspaceOf(at, person)
  const { rows } = await at.query(
    'select c.id, c.title, c.status, c.scheduled_for, c.ai_generated, c.written_by, p.platform, p.state, p.due_at from campaigns c join posts p on p.campaign_id = c.id where c.workspace_id = $1 order by c.scheduled_for',
    [workspaceId],
  )
  return rows
}

async function jobsOf(person: Person, name: string) {
  const { rows } = await at.query(
    "select data from pgboss.job where name = $1 and data->>'workspaceId' = $2",
    [name, await workspaceOf(at, person)],
  )
  return rows
}

test('each post becomes one scheduled campaign with one post, at its time', async () => {
  const ana = await at.person()
  await changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' })
  const plan = await approvedPlan(at, ana, { platforms: ['facebook'] })
  const answer = await schedule(ana, plan.id)
  expect(answer.statusCode).toBe(200)
  const { plan: after, scheduled, skipped } = answer.json<Answer>()
  expect([after.status, scheduled, skipped]).toEqual(['published', 31, 0])
  expect(after.posts.every(({ campaignId }) => campaignId !== null)).toBe(true)
  const campaigns = await campaignsOf(ana)
  expect(campaigns).toHaveLength(31)
  expect(campaigns[0]).toMatchObject({
    status: 'scheduled',
    state: 'scheduled',
    platform: 'facebook',
    ai_generated: true,
    written_by: 'built-in',
  })
  expect(campaigns.map(({ scheduled_for: time }) => new Date(time ?? '').toISOString())).toEqual(
    plan.posts.map(({ scheduledFor }) => scheduledFor),
  )
  expect(campaigns.map(({ due_at }) => due_at)).toEqual(campaigns.map(({ scheduled_for }) => scheduled_for))
  const [latest] = (await ana.get('/api/activity')).json<{ what: string }[]>()
  expect(latest?.what).toMatch(/^Scheduled 31 posts from the plan/)
})

test('twenty concurrent calls schedule everything once', async () => {
  const ana = await at.person()
  const { id } = await approvedPlan(at, ana)
  const answers = await Promise.all(Array.from({ length: 20 }, () => schedule(ana, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  const counts = answers.map((answer) => answer.json<Answer>().scheduled)
  expect(counts.filter((count) => count === 31)).toHaveLength(1)
  expect(counts.filter((count) => count === 0)).toHaveLength(19)
  expect(await campaignsOf(ana)).toHaveLength(31)
  expect(await jobsOf(ana, 'planner.draw-pictures')).toHaveLength(1)
})

test('interrupted halfway nothing is scheduled, and the next try schedules all of it', async () => {
  const ana = await at.person()
  const { id } = await approvedPlan(at, ana)
  const dying: Queue = {
    ...at.deps.queue,
    enqueue: () => {
      throw new Error('killed')
    },
  }
  const actor = await actorOf(ana)
  await expect(schedulePlan({ ...at.deps, queue: dying }, actor, 'en', id)).rejects.toThrow('killed')
  expect(await campaignsOf(ana)).toEqual([])
  expect((await ana.get(`/api/content-plans/${id}`)).json()).toMatchObject({ status: 'approved' })
  expect((await schedule(ana, id)).json<Answer>().scheduled).toBe(31)
  expect(await campaignsOf(ana)).toHaveLength(31)
})

async function actorOf(person: Person) {
  return {
    userId: person.user.id,
    workspaceId: await workspaceOf(at, person),
    sessionId: '',
    role: 'owner' as const,
    canApprove: true,
    locale: 'en' as const,
    timeZone: 'UTC',
    currency: 'USD',
    lastSeenAt: at.clock.now(),
  }
}

test('past days are skipped and counted', async () => {
  const ana = await at.person()
  const { id } = await approvedPlan(at, ana, { month: 3 })
  at.clock.set('2026-03-10T23:59:59.000Z')
  const { scheduled, skipped, plan } = (await schedule(ana, id)).json<Answer>()
  expect([scheduled, skipped]).toEqual([21, 10])
  expect(plan.posts.filter(({ campaignId }) => campaignId === null).map(({ day }) => day.slice(8))).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
  ])
})

test('refuses a plan in the past and leaves it unchanged', async () => {
  const ana = await at.person()
  const { id } = await approvedPlan(at, ana, { month: 2 })
  const answer = await schedule(ana, id)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'plan_in_past'])
  expect((await ana.get(`/api/content-plans/${id}`)).json().status).toBe('approved')
})

test('refuses a draft: it has to be approved first', async () => {
  const ana = await at.person()
  const { id } = await writtenPlan(at, ana)
  const answer = await schedule(ana, id)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'plan_not_approved'])
  expect(await campaignsOf(ana)).toEqual([])
})

test('uses the shop’s zone, also on days with clock changes', async () => {
  const ana = await at.person()
  await changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' })
  const plan = await writtenPlan(at, ana, { month: 3, platforms: ['facebook'] })
  const post = (day: string) => plan.posts.find((each) => each.day === day)?.id
  await ana.patch(`/api/content-plans/${plan.id}/posts/${post('2026-03-29')}`, { time: '02:30' })
  await ana.post(`/api/content-plans/${plan.id}/approve`)
  const { plan: after } = (await schedule(ana, plan.id)).json<Answer>()
  const at28 = after.posts.find(({ day }) => day === '2026-03-28')
  const at29 = after.posts.find(({ day }) => day === '2026-03-29')
  const at30 = after.posts.find(({ day }) => day === '2026-03-30')
  expect(at28?.scheduledFor).toBe(`2026-03-28T${hour(at28?.time, 1)}:00.000Z`)
  expect(at29?.scheduledFor).toBe('2026-03-29T01:30:00.000Z')
  expect(at30?.scheduledFor).toBe(`2026-03-30T${hour(at30?.time, 2)}:00.000Z`)
  const times = (await campaignsOf(ana)).map(({ scheduled_for: time }) => new Date(time ?? '').toISOString())
  expect(times).toContain('2026-03-29T01:30:00.000Z')
})

const hour = (time = '', ahead: number) =>
  `${String(Number(time.slice(0, 2)) - ahead).padStart(2, '0')}${time.slice(2)}`

test('a text that breaks a rule of its network blocks all of them, with the reason in both languages', async () => {
  const ana = await at.person()
  const { id, posts } = await approvedPlan(at, ana, { platforms: ['x'] })
  const post = posts[4]?.id
  await at.query('update plan_entries set text = $1 where id = $2', ['a'.repeat(281), post])
  for (const [language, reason] of [
    ['en', 'X (Twitter): the text has 281 of 280 characters. Shorten it by 1.'],
    ['es', 'X (Twitter): el texto tiene 281 de 280 caracteres. Acórtalo en 1.'],
  ] as const) {
    const answer = await ana.post(`/api/content-plans/${id}/schedule`, undefined, {
      headers: { 'accept-language': language },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'plan_breaks_rules'])
    expect(answer.json().fields).toEqual({ [`posts.${post}`]: reason })
  }
  expect(await campaignsOf(ana)).toEqual([])
})

test('a scheduled post cannot be changed here, and deleting its campaign frees its day', async () => {
  const ana = await at.person()
  const { id, posts } = await approvedPlan(at, ana)
  await schedule(ana, id)
  const url = `/api/content-plans/${id}/posts/${posts[0]?.id}`
  expect((await ana.patch(url, { time: '11:00' })).json().code).toBe('post_on_calendar')
  expect((await ana.post(`${url}/move`, { day: '2026-05-09' })).json().code).toBe('post_on_calendar')
  expect((await ana.post(`/api/content-plans/${id}/reopen`)).json().code).toBe('plan_on_calendar')

  const [first] = await campaignsOf(ana)
  await at.query('delete from campaigns where id = $1', [first?.id])
  expect((await ana.patch(url, { time: '11:00' })).statusCode).toBe(200)
  expect((await schedule(ana, id)).json<Answer>()).toMatchObject({
    scheduled: 1,
    plan: { status: 'published' },
  })
  expect(await campaignsOf(ana)).toHaveLength(31)
})

test('campaigns stay when their plan is deleted', async () => {
  const ana = await at.person()
  const { id } = await approvedPlan(at, ana)
  await schedule(ana, id)
  expect((await ana.delete(`/api/content-plans/${id}`)).statusCode).toBe(204)
  expect(await campaignsOf(ana)).toHaveLength(31)
})

test('pictures are drawn once, even after an interruption and when the plan is deleted meanwhile', async () => {
  const ana = await at.person()
  const { id } = await approvedPlan(at, ana, { month: 3 })
  at.clock.set('2026-03-29T23:59:59.000Z')
  await schedule(ana, id)
  const [job] = await jobsOf(ana, 'planner.draw-pictures')
  const payload = drawPlanPictures.payload.parse(job?.data)
  expect(payload.pictures).toHaveLength(2)
  await ana.delete(`/api/content-plans/${id}`)
  await drawPlanPictures.run({ ...payload, pictures: payload.pictures.slice(0, 1) }, at.deps)
  await drawPlanPictures.run(payload, at.deps)
  await drawPlanPictures.run(payload, at.deps)
  const { rows } = await at.query('select kind, alt from post_media where workspace_id = $1', [
    await workspaceOf(at, ana),
  ])
  expect(rows).toHaveLength(2)
  expect(rows.every(({ kind, alt }) => kind === 'picture' && alt !== '')).toBe(true)
})
