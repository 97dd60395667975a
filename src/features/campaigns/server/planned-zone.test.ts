import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalendarItem } from '#features/calendar/calendar.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import { addCampaign } from './create/add-campaign.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function addDraft(person: Person): Promise<string> {
  const actor = { workspaceId: await workspaceOf(at, person), userId: person.user.id, clientId: undefined }
  return addCampaign(at.deps.db, actor, {
    brandId: null,
    title: 'Spring',
    description: 'Spring',
    content: { content: 'Hello', variations: [], suggestedHashtags: [], visualSuggestions: [] },
    posts: [{ platform: 'x', title: '', text: 'Hello' }],
    writtenBy: null,
    scheduledFor: null,
  })
}

const plan = (campaignId: string, moment: string | null) =>
  at.query('update posts set scheduled_for = $1 where campaign_id = $2', [moment, campaignId])

const postOf = async (person: Person, id: string) =>
  (await person.get(`/api/campaigns/${id}`)).json<CampaignDetail>().posts[0]

const onCalendar = async (person: Person) =>
  (await person.get('/api/calendar?from=2026-05-01&to=2026-05-31')).json<{ items: CalendarItem[] }>().items[0]

test("a draft has no zone, a scheduled post has the shop's, and clearing the time clears the zone", async () => {
  const ana = await at.person()
  await changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' })
  const id = await addDraft(ana)
  expect(await postOf(ana, id)).toMatchObject({ scheduledFor: null, plannedZone: null })
  await plan(id, '2026-05-05T08:00:00Z')
  expect(await postOf(ana, id)).toMatchObject({ plannedZone: 'Europe/Madrid' })
  await plan(id, null)
  expect(await postOf(ana, id)).toMatchObject({ scheduledFor: null, plannedZone: null })
})

test('when the shop changes its zone, scheduled posts keep their instant and the old zone', async () => {
  const ana = await at.person()
  await changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' })
  const id = await addDraft(ana)
  await plan(id, '2026-05-05T08:00:00Z')
  expect(await onCalendar(ana)).toMatchObject({ day: '2026-05-05', time: '10:00' })

  await changeWorkspace(at, ana, { timeZone: 'America/New_York' })
  expect(await postOf(ana, id)).toMatchObject({
    scheduledFor: '2026-05-05T08:00:00.000Z',
    plannedZone: 'Europe/Madrid',
  })
  expect(await onCalendar(ana)).toMatchObject({
    day: '2026-05-05',
    time: '04:00',
    plannedZone: 'Europe/Madrid',
  })

  await plan(id, '2026-05-05T14:00:00Z')
  expect(await onCalendar(ana)).toMatchObject({ time: '10:00', plannedZone: 'America/New_York' })
})

test('no caller can write another zone', async () => {
  const ana = await at.person()
  const id = await addDraft(ana)
  await expect(
    at.query('update posts set planned_zone = $1 where campaign_id = $2', ['Europe/Madrid', id]),
  ).rejects.toThrow('posts_zone')
})
