import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { addCampaign } from '#features/campaigns/index.server.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { CalendarItem, Week } from '../calendar.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const content = { content: 'Hello', variations: [], suggestedHashtags: [], visualSuggestions: [] }
const march = { from: '2026-03-01', to: '2026-03-31' }

async function workspaceOf(person: Person): Promise<WorkspaceId> {
  const { rows } = await at.query('select workspace_id from memberships where user_id = $1', [person.user.id])
  return rows[0]?.workspace_id as WorkspaceId
}

async function inZone(timeZone: string): Promise<Person> {
  const person = await at.person()
  await at.query('update workspaces set time_zone = $1 where id = $2', [timeZone, await workspaceOf(person)])
  return person
}

async function schedule(person: Person, iso: string, ...platforms: Platform[]): Promise<string> {
  const actor = { workspaceId: await workspaceOf(person), userId: person.user.id, clientId: undefined }
  return addCampaign(at.deps.db, actor, {
    brandId: null,
    title: 'Spring',
    description: 'Spring',
    content,
    posts: (platforms.length > 0 ? platforms : (['x'] as const)).map((platform) => ({
      platform,
      title: '',
      text: 'Hello',
    })),
    writtenBy: null,
    scheduledFor: new Date(iso),
  })
}

const look = async (person: Person, query: Record<string, string> = march) =>
  (await person.get(`/api/calendar?${new URLSearchParams(query)}`)).json<{
    isSample: boolean
    items: CalendarItem[]
  }>()

const moveTo = (person: Person, kind: 'post' | 'plan', id: unknown, day: string) =>
  person.post('/api/calendar/move', { items: [{ kind, id, day }] })

const week = async (person: Person) =>
  (await person.get('/api/calendar/week')).json<{ isSample: boolean; figures: Week }>()

describe('an empty workspace', () => {
  test('sees the marked sample, in the requested language', async () => {
    const person = await at.person({ language: 'es' })
    const { isSample, items } = await look(person)
    expect(isSample).toBe(true)
    expect(items.map(({ status }) => status)).toEqual([
      'published',
      'scheduled',
      'scheduled',
      'scheduled',
      'draft',
    ])
    expect(items.every(({ canMove, campaignId }) => !canMove && campaignId === null)).toBe(true)
    expect(await week(person)).toEqual({ isSample: true, figures: { scheduled: 3, published: 1, draft: 1 } })
  })

  test('sees its own data from the first post on, even in an empty month', async () => {
    const person = await at.person()
    await schedule(person, '2026-05-02T10:00:00Z')
    expect(await look(person)).toEqual({ isSample: false, items: [], leftOff: [] })
    expect(await week(person)).toEqual({ isSample: false, figures: { scheduled: 0, published: 0, draft: 0 } })
  })
})

test('a post is on its day in the workspace’s zone', async () => {
  const person = await inZone('Europe/Madrid')
  await schedule(person, '2026-03-14T22:30:00Z')
  await schedule(person, '2026-03-14T23:30:00Z')
  const { items } = await look(person)
  expect(items.map(({ day, time }) => `${day} ${time}`)).toEqual(['2026-03-14 23:30', '2026-03-15 00:30'])
  const only = await look(person, { from: '2026-03-15', to: '2026-03-15' })
  expect(only.items.map(({ time }) => time)).toEqual(['00:30'])
})

test('a busy day shows its first posts and how many are left off; alone it shows all', async () => {
  const person = await inZone('Europe/Madrid')
  for (let minute = 0; minute < 33; minute++)
    await schedule(person, `2026-03-14T23:${String(minute).padStart(2, '0')}:00Z`)
  await schedule(person, '2026-03-14T22:30:00Z')
  const many = (await person.get(`/api/calendar?${new URLSearchParams(march)}`)).json()
  expect(many.items).toHaveLength(31)
  expect(many.leftOff).toEqual([{ day: '2026-03-15', posts: 3 }])
  const alone = (await person.get('/api/calendar?from=2026-03-15&to=2026-03-15')).json()
  expect([alone.items.length, alone.leftOff]).toEqual([33, []])
})

test('filters by platform and status', async () => {
  const person = await at.person()
  await schedule(person, '2026-03-20T10:00:00Z', 'x', 'facebook')
  await at.query("update posts set state = 'failed' where platform = 'facebook' and workspace_id = $1", [
    await workspaceOf(person),
  ])
  expect((await look(person, { ...march, platform: 'x' })).items).toHaveLength(1)
  expect((await look(person, { ...march, status: 'failed' })).items.map((item) => item.platform)).toEqual([
    'facebook',
  ])
  expect((await look(person, { ...march, status: 'draft' })).items).toEqual([])
})

test('a post that needs a person is still upcoming, and marked', async () => {
  const person = await at.person()
  await schedule(person, '2026-03-20T10:00:00Z')
  await at.query("update posts set state = 'needs_you' where workspace_id = $1", [await workspaceOf(person)])
  const { items } = await look(person)
  expect(items[0]).toMatchObject({ status: 'scheduled', state: 'needs_you', canMove: false })
})

test('published posts show their results, and the week counts them with upcoming ones', async () => {
  const person = await at.person()
  await schedule(person, '2026-03-12T10:00:00Z', 'x', 'facebook')
  // Sunday still belongs to the week, the Monday after it does not.
  await schedule(person, '2026-03-15T10:00:00Z')
  await schedule(person, '2026-03-16T10:00:00Z')
  await at.query(
    "update posts set state = 'published', likes = 7, comments = 2, shares = 1 where platform = 'facebook' and workspace_id = $1",
    [await workspaceOf(person)],
  )
  const { items } = await look(person, { from: '2026-03-12', to: '2026-03-12' })
  const told = items.map(({ platform, status, engagement }) => [platform, status, engagement])
  expect(told.sort()).toEqual([
    ['facebook', 'published', { likes: 7, comments: 2, shares: 1 }],
    ['x', 'scheduled', null],
  ])
  expect(await week(person)).toEqual({ isSample: false, figures: { scheduled: 2, published: 1, draft: 0 } })
})

describe('a day of a plan', () => {
  async function plan(person: Person, campaignId: string | null = null) {
    const workspaceId = await workspaceOf(person)
    const { rows } = await at.query(
      `insert into content_plans (workspace_id, title, month, year, business_data, locale)
       values ($1, 'March', 3, 2026, '{"industry":"food","topProducts":[]}', 'en') returning id`,
      [workspaceId],
    )
    const entry = await at.query(
      `insert into plan_entries (workspace_id, plan_id, day, time, platform, title, text, reason, campaign_id)
       values ($1, $2, '2026-03-20', '09:15', 'facebook', 'Coffee', 'Coffee', 'habit', $3) returning id`,
      [workspaceId, rows[0]?.id, campaignId],
    )
    return { planId: rows[0]?.id, entryId: entry.rows[0]?.id }
  }

  test('keeps its time across a clock change', async () => {
    const person = await inZone('Europe/Madrid')
    const { planId, entryId } = await plan(person)
    await at.query("update content_plans set generation = 'done' where id = $1", [planId])
    await at.query("update plan_entries set time = '02:30' where id = $1", [entryId])
    const move = (day: string) => moveTo(person, 'plan', entryId, day)
    const before = (await look(person)).items
    await move('2026-03-29')
    expect((await look(person)).items).toMatchObject([
      { day: '2026-03-29', time: '02:30', scheduledFor: '2026-03-29T01:30:00.000Z' },
    ])
    await move('2026-03-20')
    expect((await look(person)).items).toEqual(before)
  })

  test('is a draft until it is scheduled', async () => {
    const person = await inZone('America/New_York')
    const { planId } = await plan(person)
    at.clock.set('2026-03-18T12:00:00.000Z')
    expect((await week(person)).figures).toEqual({ scheduled: 0, published: 0, draft: 1 })
    at.clock.set('2026-03-10T12:00:00.000Z')
    expect((await look(person)).items).toMatchObject([
      { kind: 'plan', status: 'draft', planId, scheduledFor: '2026-03-20T13:15:00.000Z', time: '09:15' },
    ])
  })

  test('is hidden once it became a campaign', async () => {
    const person = await at.person()
    await plan(person, await schedule(person, '2026-03-20T09:15:00Z'))
    expect((await look(person)).items.map(({ kind }) => kind)).toEqual(['post'])
  })
})

describe('moving', () => {
  const first = async (person: Person) => (await look(person)).items[0] as CalendarItem

  test('keeps the local time across a clock change, and it is due then', async () => {
    const person = await inZone('Europe/Madrid')
    await schedule(person, '2026-03-27T09:00:00Z')
    const { id } = await first(person)
    const answer = await moveTo(person, 'post', id, '2026-03-30')
    expect(answer.statusCode).toBe(200)
    expect(await first(person)).toMatchObject({
      day: '2026-03-30',
      time: '10:00',
      scheduledFor: '2026-03-30T08:00:00.000Z',
    })
    const { rows } = await at.query('select due_at from posts where id = $1', [id])
    expect(new Date(rows[0]?.due_at ?? '').toISOString()).toBe('2026-03-30T08:00:00.000Z')
  })

  test('into the past is refused, and nothing is moved', async () => {
    const person = await at.person()
    await schedule(person, '2026-03-20T10:00:00Z')
    const { id } = await first(person)
    const answer = await moveTo(person, 'post', id, '2026-03-09')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields.day).toContain('has passed')
    expect(await first(person)).toMatchObject({ day: '2026-03-20' })
  })

  test('onto a day where its time does not exist moves it later, and back again keeps that time', async () => {
    const person = await inZone('Europe/Madrid')
    await schedule(person, '2026-03-28T01:30:00Z')
    const { id } = await first(person)
    await moveTo(person, 'post', id, '2026-03-29')
    expect(await first(person)).toMatchObject({
      day: '2026-03-29',
      time: '03:30',
      scheduledFor: '2026-03-29T01:30:00.000Z',
    })
    await moveTo(person, 'post', id, '2026-03-28')
    expect(await first(person)).toMatchObject({ day: '2026-03-28', time: '03:30' })
  })

  test('a failed post is rescheduled only if its network would accept it, otherwise the reason is answered', async () => {
    const person = await at.person()
    await schedule(person, '2026-03-20T10:00:00Z', 'threads')
    const { id } = await first(person)
    const move = () => moveTo(person, 'post', id, '2026-03-25')
    const write = (text: string) =>
      at.query("update posts set state = 'failed', text = $1 where id = $2", [text, id])
    await write(`${'a'.repeat(497)} #b #c`)
    const answer = await move()
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'post_breaks_rules'])
    expect(answer.json().fields).toEqual({
      'threads.text':
        'Threads: the text has 503 of 500 characters. Shorten it by 3. Threads: the text has 2 of 1 hashtag. Remove 1.',
    })
    expect(await first(person)).toMatchObject({ day: '2026-03-20', state: 'failed' })
    await write('Hello')
    expect((await move()).statusCode).toBe(200)
    expect(await first(person)).toMatchObject({ day: '2026-03-25', state: 'scheduled' })
  })

  test('a published post stays', async () => {
    const person = await at.person()
    await schedule(person, '2026-03-20T10:00:00Z')
    const { id } = await first(person)
    await at.query("update posts set state = 'published' where id = $1", [id])
    expect((await moveTo(person, 'post', id, '2026-03-25')).statusCode).toBe(409)
  })

  test('does not find items of other workspaces', async () => {
    const person = await at.person()
    await schedule(person, '2026-03-20T10:00:00Z')
    const { id } = await first(person)
    const stranger = await at.person()
    expect((await moveTo(stranger, 'post', id, '2026-03-25')).statusCode).toBe(404)
    expect((await look(stranger)).isSample).toBe(true)
  })
})

test.each([
  { from: '2026-03-01', to: '2026-06-01' },
  { from: '2026-03-02', to: '2026-03-01' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: 'today', to: '2026-03-01' },
  { from: '0001-01-01', to: '0001-01-02' },
  { from: '9999-12-31', to: '9999-12-31' },
])('refuses the days %o', async (query) => {
  const person = await at.person()
  expect((await person.get(`/api/calendar?${new URLSearchParams(query)}`)).statusCode).toBe(400)
})
