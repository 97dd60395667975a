import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { CalendarItem } from '../calendar.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const shown = async (person: Person) =>
  (await person.get('/api/calendar?from=2026-03-01&to=2026-03-31')).json<{ items: CalendarItem[] }>().items

const placesOf = async (person: Person) =>
  (await shown(person)).map(({ platform, day, time }) => `${platform} ${day} ${time}`)

/** Two campaigns: x and threads on the 20th at 10:00 UTC, x on the 21st at 11:00. */
async function shop(): Promise<{ person: Person; items: CalendarItem[] }> {
  const person = await at.person()
  await at.query(
    "update workspaces set time_zone = 'UTC' where id in (select workspace_id from memberships where user_id = $1)",
    [person.user.id],
  )
  await addCampaign(person, { platforms: ['x', 'threads'], scheduledFor: '2026-03-20T10:00:00.000Z' })
  await addCampaign(person, { platforms: ['x'], scheduledFor: '2026-03-21T11:00:00.000Z' })
  return { person, items: await shown(person) }
}

const move = (person: Person, items: object[]) => person.post('/api/calendar/move', { items })

test('posts of several campaigns move in one call, each to its own day and time', async () => {
  const { person, items } = await shop()
  const answer = await move(
    person,
    items.map(({ kind, id, campaignId }) => ({
      kind,
      id,
      day: '2026-03-25',
      ...(campaignId === items[2]?.campaignId && { time: '18:45' }),
    })),
  )
  expect([answer.statusCode, answer.json()]).toEqual([200, { problems: [] }])
  expect((await placesOf(person)).sort()).toEqual([
    'threads 2026-03-25 10:00',
    'x 2026-03-25 10:00',
    'x 2026-03-25 18:45',
  ])
})

test.each([
  [
    'a published post',
    (ids: string[]) => at.query("update posts set state = 'published' where id = $1", [ids[2]]),
    409,
  ],
  ['a deleted post', (ids: string[]) => at.query('delete from posts where id = $1', [ids[2]]), 404],
])('one that cannot move (%s) keeps all in place', async (_what, spoil, status) => {
  const { person, items } = await shop()
  await spoil(items.map(({ id }) => id))
  const before = await placesOf(person)
  const places = items.map(({ kind, id }) => ({ kind, id, day: '2026-03-25' }))
  expect((await move(person, places)).statusCode).toBe(status)
  expect(await placesOf(person)).toEqual(before)
})

test('a time in the past keeps all in place', async () => {
  const { person, items } = await shop()
  const before = await placesOf(person)
  const places = items.map(({ kind, id }, index) => ({
    kind,
    id,
    day: index === 2 ? '2026-03-09' : '2026-03-25',
  }))
  const answer = await move(person, places)
  expect([answer.statusCode, answer.json().fields.day]).toEqual([422, expect.stringContaining('has passed')])
  expect(await placesOf(person)).toEqual(before)
})

test('posts become drafts in one call, and the old times restore them', async () => {
  const { person, items } = await shop()
  const ids = items.map(({ id }) => id)
  expect((await person.post('/api/calendar/unschedule', { ids })).statusCode).toBe(200)
  const { rows } = await at.query('select state, due_at from posts where id = any($1)', [ids])
  expect(rows.map(({ state, due_at }) => [state, due_at])).toEqual(ids.map(() => ['draft', null]))
  const back = items.map(({ kind, id, day, scheduledFor }) => ({ kind, id, day, scheduledFor }))
  expect((await move(person, back)).statusCode).toBe(200)
  expect(await shown(person)).toEqual(items)
})

test('another workspace can neither move nor unschedule them', async () => {
  const { person, items } = await shop()
  const stranger = await at.person()
  const [{ id = '' } = {}] = items
  const own = await shop()
  const mixed = [...own.items.map((item) => item.id), id]
  expect((await stranger.post('/api/calendar/unschedule', { ids: [id] })).statusCode).toBe(404)
  expect((await own.person.post('/api/calendar/unschedule', { ids: mixed })).statusCode).toBe(404)
  const places = mixed.map((each) => ({ kind: 'post', id: each, day: '2026-03-25' }))
  expect((await move(own.person, places)).statusCode).toBe(404)
  expect([await shown(person), await shown(own.person)]).toEqual([items, own.items])
})

test('two calls over the same campaigns in opposite order do not wait for each other', async () => {
  const { person, items } = await shop()
  const places = items.map(({ kind, id }) => ({ kind, id, day: '2026-03-25' }))
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, turn) => move(person, turn % 2 ? places : places.toReversed())),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
})
