import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import type { ProposedTimes } from '#features/campaigns/times.contract.ts'
import { timeIn } from '#platform/wall-time.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function shop(): Promise<Person> {
  const person = await at.person()
  await changeWorkspace(at, person, { timeZone: 'Europe/Madrid' })
  return person
}

const proposed = async (person: Person, id: string) =>
  (await person.get(`/api/campaigns/${id}/times`)).json<ProposedTimes>()

test('without figures of its own, a shop gets the usual times of each platform, in its zone', async () => {
  const person = await shop()
  const { id } = await addCampaign(person, { platforms: ['x', 'linkedin', 'facebook'] })
  const { together, each, spread } = await proposed(person, id)
  const inZone = (scheduledFor: string) => timeIn('Europe/Madrid', new Date(scheduledFor))
  expect(new Set(each.map(({ source }) => source))).toEqual(new Set(['usual']))
  expect(each.map(({ scheduledFor }) => inZone(scheduledFor)).every((time) => /:[03]0$/.test(time))).toBe(
    true,
  )
  expect(each.every(({ scheduledFor }) => new Date(scheduledFor) > at.clock.now())).toBe(true)
  expect(together).not.toBeNull()
  const days = spread.map(({ scheduledFor }) => scheduledFor.slice(0, 10))
  expect(new Set(days).size).toBe(3)
})

test('a time that the account has is not proposed again', async () => {
  const person = await shop()
  const first = await addCampaign(person, { platforms: ['x', 'facebook'] })
  const before = await proposed(person, first.id)
  expect((await person.post(`/api/campaigns/${first.id}/queue`, { way: 'each' })).statusCode).toBe(200)
  const second = await addCampaign(person, { platforms: ['x', 'facebook'] })
  const after = await proposed(person, second.id)
  const timeOf = ({ each }: ProposedTimes, platform: string) =>
    Date.parse(each.find((time) => time.platform === platform)?.scheduledFor ?? '')
  for (const platform of ['x', 'facebook'])
    expect(timeOf(after, platform) - timeOf(before, platform)).toBeGreaterThanOrEqual(3_600_000)
})
