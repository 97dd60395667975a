import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import { addDays } from '#platform/day.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'
import type { CalendarItem } from './calendar.contract.ts'
import { moveTo } from './move-to.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test.each([
  ['Europe/Madrid', '2026-03-28T01:30:00.000Z', '2026-03-29', '03:30'],
  ['Europe/Madrid', '2026-10-25T01:30:00.000Z', '2026-10-26', '02:30'],
  ['America/New_York', '2026-10-31T05:30:00.000Z', '2026-11-01', '01:30'],
  ['America/Santiago', '2026-09-05T04:30:00.000Z', '2026-09-06', '01:30'],
  ['America/Mexico_City', '2026-04-04T08:30:00.000Z', '2026-04-05', '02:30'],
])(
  'in %s the screen shows a moved post where the server puts it, and undo restores its instant',
  async (timeZone, scheduledFor, day, time) => {
    const person = await at.person()
    await changeWorkspace(at, person, { timeZone })
    await addCampaign(person, { platforms: ['x'], scheduledFor })
    const read = async () => {
      const answer = await person.get(`/api/calendar?from=${addDays(day, -1)}&to=${day}`)
      return answer.json<{ items: CalendarItem[] }>().items[0]
    }
    const before = await read()
    if (!before) throw new Error('The post is not on the calendar.')
    const { id, kind } = before
    await person.post('/api/calendar/move', { items: [{ kind, id, day }] })
    const moved = await read()
    expect(moved).toEqual(moveTo(before, { day }, timeZone))
    expect(moved).toMatchObject({ day, time })
    await person.post('/api/calendar/move', {
      items: [{ kind, id, day: before.day, scheduledFor: before.scheduledFor }],
    })
    expect(await read()).toEqual(before)
  },
)
