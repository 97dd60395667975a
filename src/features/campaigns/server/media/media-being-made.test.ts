import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Campaign, CreatedAnswer } from '#features/campaigns/campaigns.contract.ts'
import { send } from '#features/publishing/server/publishing.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { postOn, readCampaign } from '../campaigns.fixture.ts'
import { drawCampaignMedia } from './draw-campaign-media.job.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
})
afterAll(() => at.close())

const tomorrow = () => new Date(at.clock.now().getTime() + 86_400_000).toISOString()
const words = { headline: 'Spring', line: 'Spring has come.', call: '' }

async function create(person: Person, details: Record<string, unknown>): Promise<CreatedAnswer> {
  const answer = await person.post('/api/campaigns', {
    title: 'Spring',
    description: 'Spring has come.',
    ...details,
  })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

const draw = async (person: Person, campaignId: string) =>
  drawCampaignMedia.run({ workspaceId: await workspaceOf(at, person), campaignId, words }, at.deps)

const listed = async (person: Person, id: string) =>
  (await person.get('/api/campaigns')).json<Campaign[]>().find((each) => each.id === id)

const letBeDue = (id: string) =>
  at.query(
    "update posts set due_at = now() - interval '1 second', scheduled_for = now() where campaign_id = $1",
    [id],
  )

describe('scheduled for Instagram without a picture yet', () => {
  test.each([
    ['en', 'Instagram: 0 images or videos, at least 1 needed. Add one.'],
    ['es', 'Instagram: hay 0 imágenes o vídeos y hace falta al menos 1. Añade uno.'],
  ])('is reported in the answer and the list, in %s', async (language, message) => {
    const ana = await at.person({ language })
    const created = await create(ana, { platforms: ['instagram', 'x'], scheduledFor: tomorrow() })
    expect(created.problems).toEqual([
      expect.objectContaining({
        platform: 'instagram',
        field: 'media',
        rule: 'required',
        message,
        isBeingMade: true,
      }),
    ])
    expect(await listed(ana, created.id)).toMatchObject({ lacksMedia: ['instagram'] })
    expect(await postOn(ana, created.id, 'instagram')).toMatchObject({ isBeingDrawn: true })
    await draw(ana, created.id)
    expect(await listed(ana, created.id)).toMatchObject({ lacksMedia: [] })
    expect(await postOn(ana, created.id, 'instagram')).toMatchObject({ isBeingDrawn: false, problems: [] })
  })

  test('due before its picture is ready, it waits and goes out with it', async () => {
    const ana = await at.person()
    await ana.post('/api/social-accounts/sandbox', { platform: 'instagram' })
    const { id } = await create(ana, { platforms: ['instagram'], scheduledFor: tomorrow() })
    await letBeDue(id)
    await send(at, id)
    expect(await postOn(ana, id, 'instagram')).toMatchObject({ state: 'scheduled', reason: null })
    await draw(ana, id)
    await letBeDue(id)
    await send(at, id)
    expect(await postOn(ana, id, 'instagram')).toMatchObject({ state: 'published' })
  })

  test('a picture that never arrives is not waited for forever', async () => {
    const ana = await at.person()
    await ana.post('/api/social-accounts/sandbox', { platform: 'instagram' })
    const { id } = await create(ana, { platforms: ['instagram'], scheduledFor: tomorrow() })
    await at.query("update posts set drawing_until = now() - interval '1 second' where campaign_id = $1", [
      id,
    ])
    expect(await postOn(ana, id, 'instagram')).toMatchObject({ isBeingDrawn: false })
    await letBeDue(id)
    await send(at, id)
    expect(await postOn(ana, id, 'instagram')).toMatchObject({ state: 'failed', reason: 'refused_by_rules' })
  })

  test('drawing again fixes the post', async () => {
    const ana = await at.person()
    const { id } = await create(ana, { platforms: ['instagram'], scheduledFor: tomorrow() })
    await at.query('update posts set drawing_until = null where campaign_id = $1', [id])
    const answer = await ana.post(`/api/campaigns/${id}/pictures`)
    expect(answer.json().posts[0]).toMatchObject({ isBeingDrawn: true })
    await draw(ana, id)
    expect(await listed(ana, id)).toMatchObject({ lacksMedia: [] })
  })
})

test('a published post does not keep its siblings from getting pictures', async () => {
  const ana = await at.person()
  const { id } = await create(ana, { platforms: ['instagram', 'x'], withPictures: false })
  const x = await postOn(ana, id, 'x')
  await at.query("update posts set state = 'published' where id = $1", [x.id])
  expect((await ana.post(`/api/campaigns/${id}/pictures`)).statusCode).toBe(202)
  await draw(ana, id)
  expect((await postOn(ana, id, 'instagram')).media).toHaveLength(1)
  expect((await postOn(ana, id, 'x')).media).toEqual([])
})

test('missing media that is not drawn is refused before storing, and named', async () => {
  const ana = await at.person()
  const answer = await ana.post('/api/campaigns', {
    title: 'Spring',
    description: 'Spring has come.',
    platforms: ['instagram'],
    withPictures: false,
    scheduledFor: tomorrow(),
  })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['instagram.media']])
  expect((await ana.get('/api/campaigns')).json()).toEqual([])
})

test('a draft reports every broken rule, on every platform', async () => {
  const ana = await at.person()
  const { id, problems } = await create(ana, { platforms: [...allPlatforms], withPictures: false })
  const needMedia = allPlatforms.filter((each) => manifestOf(each).media.requires !== 'nothing')
  expect(new Set(problems.map(({ platform }) => platform))).toEqual(new Set(needMedia))
  expect(problems.every(({ isBeingMade }) => !isBeingMade)).toBe(true)
  const copy = (await ana.post(`/api/campaigns/${id}/duplicate`)).json<CreatedAnswer>()
  expect(copy.problems).toEqual(problems)
  const { posts } = await readCampaign(ana, id)
  expect(posts.flatMap((post) => post.problems)).toHaveLength(problems.length)
})

test('rescheduled on the calendar, a post without its picture is named in the answer', async () => {
  const ana = await at.person()
  const { id } = await create(ana, { platforms: ['instagram'], scheduledFor: tomorrow() })
  await at.query('update posts set drawing_until = null where campaign_id = $1', [id])
  const { id: postId } = await postOn(ana, id, 'instagram')
  const answer = await ana.post('/api/calendar/move', {
    items: [{ kind: 'post', id: postId, day: '2026-03-20' }],
  })
  expect(answer.json()).toMatchObject({
    problems: [{ platform: 'instagram', rule: 'required', isBeingMade: false }],
  })
})
