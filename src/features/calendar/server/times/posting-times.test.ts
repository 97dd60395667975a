import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlatformTimes, WeekTimes } from '#features/calendar/posting-times.contract.ts'
import { addCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import type { ProposedTimes } from '#features/campaigns/times.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const path = '/api/calendar/posting-times'
const daily = (...times: string[]): WeekTimes => Array.from({ length: 7 }, () => times)
const save = (person: Person, days: WeekTimes | null, platform = 'x') =>
  person.put(path, { platforms: [{ platform, days }] })
const read = async (person: Person, platform = 'x') =>
  (await person.get(path))
    .json<{ platforms: PlatformTimes[] }>()
    .platforms.find((each) => each.platform === platform)

test('a shop follows the suggestion until it sets its own times, and can go back', async () => {
  const person = await at.person()
  const before = await read(person)
  expect(before).toMatchObject({ own: null, source: 'usual' })
  expect(before?.suggested.map((times) => times.length > 0)).toEqual(Array(7).fill(true))
  await save(person, daily('17:30', '09:00'))
  expect((await read(person))?.own).toEqual(daily('09:00', '17:30'))
  expect((await read(person, 'facebook'))?.own).toBeNull()
  await save(person, null)
  expect(await read(person)).toEqual(before)
})

test('proposed times are the own ones', async () => {
  const person = await at.person()
  await save(person, daily('07:10'))
  const { id } = await addCampaign(person, { platforms: ['x'] })
  const { each } = (await person.get(`/api/campaigns/${id}/times`)).json<ProposedTimes>()
  expect(each.map(({ source }) => source)).toEqual(['own'])
  expect(each[0]?.scheduledFor).toMatch(/:10:00/)
})

test.each([
  ['two times at once', daily('09:00', '09:00')],
  ['less than an hour apart', daily('09:00', '09:59')],
  ['more than eight a day', daily(...Array.from({ length: 9 }, (_, hour) => `1${hour}:00`))],
  ['no time at all', daily()],
  ['six days', daily('09:00').slice(1)],
  ['no time of day', daily('25:00')],
])('%s is refused', async (_what, days) => {
  const person = await at.person()
  expect((await save(person, days)).statusCode).toBe(400)
  expect((await read(person))?.own).toBeNull()
})

test('the times of another shop stay its own', async () => {
  const [ana, ben] = [await at.person(), await at.person()]
  await save(ana, daily('09:00'))
  expect((await read(ben))?.own).toBeNull()
})
