import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCampaign, postOn } from '#features/campaigns/server/campaigns.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import { findPlanTimes } from './plan-times.ts'
import { writtenPlan } from './planner.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

/** Posts that went out on these days at this local time, each with this many likes. */
async function publish(person: Person, times: string[], likes: number, hasResults = true) {
  for (const time of times) {
    const { id } = await addCampaign(person, { platforms: ['facebook'] })
    const post = await postOn(person, id, 'facebook')
    await at.query(
      `update posts set state = 'published', scheduled_for = $1, due_at = null, published_at = $1, likes = $2,
         results_at = case when $3 then now() end where id = $4`,
      [time, likes, hasResults, post.id],
    )
  }
}

const onWeekdays = (time: string, count: number) =>
  ['02', '03', '04', '05', '06', '09']
    .flatMap((day) => [`2026-03-${day}T${time}Z`, `2026-02-${day}T${time}Z`])
    .slice(0, count)

test('results are grouped by platform, half hour and weekend, in the shop’s zone', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  await changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' })
  await publish(ana, ['2026-03-03T17:45:00Z', '2026-03-04T17:30:00Z'], 5)
  await publish(ana, ['2026-03-07T23:10:00Z'], 2)
  await publish(ana, ['2026-03-03T08:00:00Z'], 9, false)
  await publish(ana, ['2025-03-03T08:00:00Z'], 9)
  const of = async (person: Person) =>
    (await findPlanTimes(at.deps, { workspaceId: await workspaceOf(at, person), brandId: null })).results
  expect(await of(ana)).toEqual([
    { platform: 'facebook', isWeekend: false, time: '18:30', posts: 2, engagement: 10 },
    { platform: 'facebook', isWeekend: true, time: '00:00', posts: 1, engagement: 2 },
  ])
  expect(await of(eve)).toEqual([])
})

test('a plan uses the times that did best, and says so', async () => {
  const ana = await at.person()
  await publish(ana, onWeekdays('09:30:00', 12), 1)
  await publish(ana, onWeekdays('15:00:00', 8), 9)
  const { posts, insights } = await writtenPlan(at, ana, { platforms: ['facebook'] })
  const weekdays = posts.filter(({ day }) => ![0, 6].includes(new Date(day).getUTCDay()))
  expect(new Set(weekdays.map(({ time }) => time))).toEqual(new Set(['15:00']))
  expect(insights.insights.at(-1)).toContain('Facebook (3:00 PM)')
})
