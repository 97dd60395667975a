import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FreeTime, WeekTimes } from '#features/calendar/posting-times.contract.ts'
import { addCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { timeIn } from '#platform/wall-time.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const ZONE = 'Europe/Madrid'
const daily = (...times: string[]): WeekTimes => Array.from({ length: 7 }, () => times)

async function shop(days: WeekTimes | null = daily('09:00', '15:00')): Promise<Person> {
  const person = await at.person()
  await changeWorkspace(at, person, { timeZone: ZONE })
  if (days) expect((await save(person, days)).statusCode).toBe(200)
  return person
}
const save = (person: Person, days: WeekTimes | null, platform = 'x') =>
  person.put('/api/calendar/posting-times', { platforms: [{ platform, days }] })

type Queued = { posts: { id: string; scheduledFor: string; state: string; platform: string }[] }
const queue = (person: Person, id: string, way = 'each') => person.post(`/api/campaigns/${id}/queue`, { way })
const queued = async (person: Person, id: string, way = 'each') => {
  const answer = await queue(person, id, way)
  expect(answer.statusCode).toBe(200)
  return answer.json<Queued>().posts
}
const local = ({ scheduledFor }: { scheduledFor: string }) => {
  const moment = new Date(scheduledFor)
  return `${dayIn(ZONE, moment)} ${timeIn(ZONE, moment)}`
}
const tomorrow = () => addDays(dayIn(ZONE, at.clock.now()), 1)
const dayAfter = (days: number) => addDays(tomorrow(), days)

/** From tomorrow on, so that the hour of the test does not matter. */
async function fillToday(person: Person) {
  const today = dayIn(ZONE, at.clock.now())
  const { times } = (await person.get(`/api/calendar/free-times?from=${today}&to=${today}&platform=x`)).json<{
    times: FreeTime[]
  }>()
  for (const _ of times) await queued(person, (await addCampaign(person, { platforms: ['x'] })).id)
}

test('posts take the posting times of their platform one after the other', async () => {
  const person = await shop()
  await fillToday(person)
  const times: string[] = []
  for (let round = 0; round < 3; round++) {
    const { id } = await addCampaign(person, { platforms: ['x'] })
    const [post] = await queued(person, id)
    expect(post?.state).toBe('scheduled')
    times.push(post ? local(post) : '')
  }
  expect(times).toEqual([`${tomorrow()} 09:00`, `${tomorrow()} 15:00`, `${dayAfter(1)} 09:00`])
})

test('two calls at once never take the same time', async () => {
  const person = await shop()
  const ids: string[] = []
  for (let round = 0; round < 6; round++) ids.push((await addCampaign(person, { platforms: ['x'] })).id)
  const posts = (await Promise.all(ids.map((id) => queued(person, id)))).flat()
  expect(new Set(posts.map(({ scheduledFor }) => scheduledFor)).size).toBe(6)
})

test('a post that is moved, unscheduled or deleted frees its time', async () => {
  const person = await shop(daily('09:00'))
  await fillToday(person)
  for (const free of [
    (_id: string, postId: string) =>
      person.post('/api/calendar/move', {
        items: [{ kind: 'post', id: postId, day: dayAfter(40), time: '20:00' }],
      }),
    (id: string) => person.post(`/api/campaigns/${id}/cancel`, {}),
    (id: string) => person.delete(`/api/campaigns/${id}`),
  ]) {
    const { id } = await addCampaign(person, { platforms: ['x'] })
    const [post] = await queued(person, id)
    expect(post && local(post)).toBe(`${tomorrow()} 09:00`)
    expect((await free(id, post?.id ?? '')).statusCode).toBeLessThan(300)
  }
})

test('one platform a day', async () => {
  const person = await shop()
  const { id } = await addCampaign(person, { platforms: ['x', 'facebook', 'linkedin'] })
  const days = (await queued(person, id, 'spread')).map((post) => local(post).slice(0, 10))
  expect(new Set(days).size).toBe(3)
})

test('without a free time nothing is scheduled', async () => {
  // Sixty days have at most nine Mondays.
  const person = await shop([[], ['09:00'], [], [], [], [], []])
  for (let round = 0; round < 9; round++)
    await queue(person, (await addCampaign(person, { platforms: ['x'] })).id)
  const { id } = await addCampaign(person, { platforms: ['x', 'facebook'] })
  const answer = await queue(person, id)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'queue_full'])
  const { rows } = await at.query('select distinct state from posts where campaign_id = $1', [id])
  expect(rows).toEqual([{ state: 'draft' }])
})

test('free times are those of the platforms in use, without what is taken', async () => {
  const person = await shop()
  await fillToday(person)
  const read = async (platform = '') =>
    (await person.get(`/api/calendar/free-times?from=${tomorrow()}&to=${tomorrow()}${platform}`)).json<{
      times: FreeTime[]
    }>().times
  const day = tomorrow()
  expect(await read()).toEqual([
    { day, time: '09:00', platforms: ['x'] },
    { day, time: '15:00', platforms: ['x'] },
  ])
  await queued(person, (await addCampaign(person, { platforms: ['x'] })).id)
  expect(await read()).toEqual([{ day, time: '15:00', platforms: ['x'] }])
  expect((await read('&platform=facebook')).every(({ platforms }) => platforms.join() === 'facebook')).toBe(
    true,
  )
})
