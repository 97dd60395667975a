import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import { addCampaign, postOn, readCampaign, setState } from '#features/campaigns/server/campaigns.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const inHours = (hours: number) => new Date(at.clock.now().getTime() + hours * 3_600_000).toISOString()

describe('publishing', () => {
  test('starts every post once, however many concurrent calls', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ana.post(`/api/campaigns/${id}/publish`)),
    )
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 409, 409, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('not_a_draft')
    const told = (await ana.get('/api/activity')).json<{ kind: string }[]>()
    expect(told.filter(({ kind }) => kind === 'campaign_ready')).toHaveLength(1)
  })

  test('is refused while a post breaks a rule of its network, naming which, what and by how much', async () => {
    const ana = await at.person({ language: 'es' })
    const { id } = await addCampaign(ana, { platforms: ['facebook', 'instagram', 'youtube'] })
    const answer = await ana.post(`/api/campaigns/${id}/publish`)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'post_breaks_rules'])
    expect(answer.json().message).toBe(
      'Una publicación aún no está lista para su red. No se ha cambiado nada.',
    )
    expect(Object.keys(answer.json().fields)).toEqual(['instagram.media', 'youtube.media'])
    expect((await readCampaign(ana, id)).status).toBe('draft')
  })
})

describe('scheduling', () => {
  test('sets the time of all posts, or only of those named', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const { id: postId } = await postOn(ana, id, 'x')
    const scheduledFor = inHours(2)
    const one = await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor, postIds: [postId] })
    expect(one.json().posts.map(({ state }: { state: string }) => state)).toEqual(['draft', 'scheduled'])
    const all = await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: inHours(4) })
    expect(all.json()).toMatchObject({ status: 'scheduled', scheduledFor: inHours(4) })
    const { rows } = await at.query('select distinct due_at from posts where campaign_id = $1', [id])
    expect(rows.map(({ due_at }) => new Date(due_at ?? '').toISOString())).toEqual([inHours(4)])
  })

  test('is announced once, like rescheduling, unscheduling and publishing', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const { id: postId } = await postOn(ana, id, 'x')
    const heard: string[] = []
    const end = at.deps.hub.subscribe(await workspaceOf(at, ana), ({ topics }) => void heard.push(...topics))
    const steps = [
      () => ana.post(`/api/campaigns/${id}/posts/${postId}/move`, { scheduledFor: inHours(3) }),
      () => ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: inHours(2) }),
      () => ana.post(`/api/campaigns/${id}/cancel`),
      () => ana.post(`/api/campaigns/${id}/publish`),
    ]
    for (const step of steps) expect((await step()).statusCode).toBe(200)
    // Events arrive in order: once this one is here, all earlier ones are.
    await ana.post('/api/brands', { name: 'Afterwards' })
    await expect.poll(() => heard).toContain('brands')
    end()
    expect(heard.filter((topic) => topic === 'campaigns')).toHaveLength(steps.length)
  })

  test.each([
    ['the past', -1],
    ['two years', 2 * 366 * 24],
  ])('is refused for %s', async (_when, hours) => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const answer = await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: inHours(hours) })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['scheduledFor']])
  })

  test('does not find a post of another campaign', async () => {
    const ana = await at.person()
    const [mine, other] = [await addCampaign(ana), await addCampaign(ana)]
    const { id: postId } = await postOn(ana, other.id, 'x')
    const body = { scheduledFor: inHours(2), postIds: [postId] }
    expect((await ana.post(`/api/campaigns/${mine.id}/schedule`, body)).statusCode).toBe(404)
    expect((await ana.post(`/api/campaigns/${mine.id}/posts/${postId}/move`, body)).statusCode).toBe(404)
  })

  test('unscheduled posts are drafts again and no longer due', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { scheduledFor: inHours(3) })
    const answer = await ana.post(`/api/campaigns/${id}/cancel`)
    expect(answer.json()).toMatchObject({ status: 'draft' })
    const { rows } = await at.query('select distinct due_at from posts where campaign_id = $1', [id])
    expect(rows).toEqual([{ due_at: null }])
  })

  test('cannot be unscheduled while one is being sent', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { scheduledFor: inHours(3) })
    await setState(at, (await postOn(ana, id, 'x')).id, 'sending')
    const answer = await ana.post(`/api/campaigns/${id}/cancel`)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_sending'])
    expect((await postOn(ana, id, 'facebook')).state).toBe('scheduled')
  })

  test('one post is rescheduled; a draft only changes its day', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { scheduledFor: inHours(3) })
    const { id: postId } = await postOn(ana, id, 'x')
    const due = async () =>
      new Date((await at.query('select due_at from posts where id = $1', [postId])).rows[0]?.due_at ?? 0)
    const move = (hours: number) =>
      ana.post(`/api/campaigns/${id}/posts/${postId}/move`, { scheduledFor: inHours(hours) })
    expect((await move(30)).statusCode).toBe(200)
    expect((await due()).toISOString()).toBe(inHours(30))
    expect((await postOn(ana, id, 'x')).scheduledFor).toBe(inHours(30))
    expect((await move(-1)).json().code).toBe('time_out_of_range')
    await ana.post(`/api/campaigns/${id}/cancel`)
    await move(48)
    expect(await postOn(ana, id, 'x')).toMatchObject({ state: 'draft', scheduledFor: inHours(48) })
    await setState(at, postId, 'sending')
    expect((await move(50)).statusCode).toBe(409)
  })
})

describe('a post that breaks a rule of its network', () => {
  /** Breaks one of two posts. */
  async function withBroken(state: PostState, language?: 'es') {
    const ana = await at.person(language && { language })
    const { id } = await addCampaign(ana, { platforms: ['x', 'linkedin'] })
    const { id: postId } = await postOn(ana, id, 'x')
    await setState(at, postId, state)
    await at.query('update posts set text = $1 where id = $2', ['a'.repeat(281), postId])
    return { ana, id, postId }
  }

  test('and failed does not block scheduling the rest of its campaign', async () => {
    const { ana, id } = await withBroken('failed')
    const answer = await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: inHours(2) })
    expect(answer.statusCode).toBe(200)
    expect(await postOn(ana, id, 'x')).toMatchObject({ state: 'failed' })
    expect(await postOn(ana, id, 'linkedin')).toMatchObject({ state: 'scheduled', scheduledFor: inHours(2) })
  })

  test.each(['draft', 'scheduled', 'needs_you'] as const)('and is %s does', async (state) => {
    const { ana, id } = await withBroken(state)
    const answer = await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: inHours(2) })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['x.text']])
    expect((await postOn(ana, id, 'linkedin')).state).toBe('draft')
  })

  test('and failed is not scheduled when named', async () => {
    const { ana, id, postId } = await withBroken('failed')
    const body = { scheduledFor: inHours(2), postIds: [postId] }
    expect((await ana.post(`/api/campaigns/${id}/schedule`, body)).json().code).toBe('post_breaks_rules')
    expect((await postOn(ana, id, 'x')).state).toBe('failed')
  })

  test.each(['failed', 'needs_you'] as const)(
    'and is %s cannot be rescheduled, because it would fail again unattended',
    async (state) => {
      const { ana, id, postId } = await withBroken(state, 'es')
      const move = () => ana.post(`/api/campaigns/${id}/posts/${postId}/move`, { scheduledFor: inHours(30) })
      const answer = await move()
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'post_breaks_rules'])
      expect(answer.json().fields).toEqual({
        'x.text': 'X (Twitter): el texto tiene 281 de 280 caracteres. Acórtalo en 1.',
      })
      expect((await postOn(ana, id, 'x')).state).toBe(state)
      await ana.patch(`/api/campaigns/${id}/posts/${postId}`, { text: 'a'.repeat(280) })
      expect((await move()).statusCode).toBe(200)
      expect(await postOn(ana, id, 'x')).toMatchObject({ state: 'scheduled', scheduledFor: inHours(30) })
    },
  )

  test('and is already scheduled can still be rescheduled', async () => {
    const { ana, id, postId } = await withBroken('scheduled')
    const answer = await ana.post(`/api/campaigns/${id}/posts/${postId}/move`, { scheduledFor: inHours(30) })
    expect(answer.statusCode).toBe(200)
  })
})

describe('after publishing', () => {
  test('retries only failed posts, and none if none failed', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    await setState(at, (await postOn(ana, id, 'x')).id, 'published')
    const none = await ana.post(`/api/campaigns/${id}/retry`)
    expect([none.statusCode, none.json().code]).toEqual([409, 'nothing_failed'])
    await setState(at, (await postOn(ana, id, 'facebook')).id, 'failed')
    const { posts } = (await ana.post(`/api/campaigns/${id}/retry`)).json()
    expect(posts.map(({ state }: { state: string }) => state)).toEqual(['scheduled', 'published'])
    expect((await ana.post(`/api/campaigns/${id}/retry`)).statusCode).toBe(409)
  })

  test('a person confirms a post once, with a web URL or none', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const { id: postId } = await postOn(ana, id, 'x')
    const confirm = (body: object) =>
      ana.post(`/api/campaigns/${id}/posts/${postId}/confirm`, body as Record<string, unknown>)
    expect((await confirm({})).statusCode).toBe(409)
    await setState(at, postId, 'needs_you')
    for (const url of ['javascript:alert(1)', 'ftp://x.example/1', 'x.example/1'])
      expect(Object.keys((await confirm({ url })).json().fields)).toEqual(['url'])
    const answer = await confirm({ url: 'https://x.com/luna/status/1' })
    expect(answer.json()).toMatchObject({ status: 'published', deliveredCount: 1 })
    expect(await postOn(ana, id, 'x')).toMatchObject({
      state: 'published',
      isConfirmed: true,
      remoteUrl: 'https://x.com/luna/status/1',
    })
    expect((await confirm({})).statusCode).toBe(409)
  })
})
