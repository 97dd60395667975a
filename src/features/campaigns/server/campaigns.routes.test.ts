import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { platforms } from '#connectors/social/platforms.ts'
import { addBrand, firstBrand } from '#core/brands/server/brands.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { Campaign } from '../campaigns.contract.ts'
import { addCampaign, claimsOf, postOn, readCampaign, setState, uploadPicture } from './campaigns.fixture.ts'
import { drawCampaignMedia } from './media/draw-campaign-media.job.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const inHours = (hours: number) => new Date(at.clock.now().getTime() + hours * 3_600_000).toISOString()
const titles = async (person: Person, query = '') => {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await person.get(
      `/api/campaigns?limit=2${query}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    )
    found.push(...page.json<Campaign[]>().map(({ title }) => title))
    cursor = page.headers['x-next-cursor'] as string | undefined
  } while (cursor)
  return found
}

describe('creating', () => {
  test('without a time it is a draft with one post per platform, using the description', async () => {
    const ana = await at.person()
    const campaign = await addCampaign(ana)
    expect(campaign).toMatchObject({
      status: 'draft',
      platforms: ['facebook', 'x'],
      aiGenerated: false,
      writtenBy: null,
      scheduledFor: null,
      postCount: 2,
      content: { content: 'Spring has come to the shop.', variations: [] },
      performance: { reach: 0, engagement: 0, clicks: 0 },
    })
    const { posts } = await readCampaign(ana, campaign.id)
    expect(posts.map(({ platform, text, state }) => [platform, text, state])).toEqual([
      ['facebook', 'Spring has come to the shop.', 'draft'],
      ['x', 'Spring has come to the shop.', 'draft'],
    ])
  })

  test('posts use the content, with a title where the platform has one', async () => {
    const ana = await at.person()
    const content = {
      content: 'Come in!',
      variations: ['Hi'],
      suggestedHashtags: ['#a'],
      visualSuggestions: [],
    }
    const { id } = await addCampaign(ana, { platforms: ['email', 'x'], content })
    expect(await postOn(ana, id, 'email')).toMatchObject({ title: 'Spring', text: 'Come in!' })
    expect(await postOn(ana, id, 'x')).toMatchObject({ title: '', text: 'Come in!' })
    expect((await readCampaign(ana, id)).content).toEqual(content)
  })

  test('with a future time it is scheduled and each post is due then', async () => {
    const ana = await at.person()
    const scheduledFor = inHours(24)
    const campaign = await addCampaign(ana, { scheduledFor })
    expect(campaign).toMatchObject({ status: 'scheduled', scheduledFor })
    const { rows } = await at.query('select distinct due_at from posts where campaign_id = $1', [campaign.id])
    expect(rows.map(({ due_at }) => new Date(due_at ?? '').toISOString())).toEqual([scheduledFor])
  })

  test.each([
    ['title', { title: ' ' }],
    ['description', { description: '' }],
    ['platforms', { platforms: [] }],
  ])('without %s it is refused with the documented message, in both languages', async (field, missing) => {
    const body = { title: 'T', description: 'D', platforms: ['x'], ...missing }
    const answer = await (await at.person()).post('/api/campaigns', body)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        code: 'campaign_incomplete',
        fields: { [field]: 'Required' },
        message: 'Please fill in all required fields and select at least one platform',
      },
    ])
    const spanish = await (await at.person({ language: 'es' })).post('/api/campaigns', body)
    expect(spanish.json().message).toBe(
      'Rellena todos los campos obligatorios y elige al menos una plataforma',
    )
  })

  test('refuses an empty body like an empty form', async () => {
    const answer = await (await at.person()).post('/api/campaigns', {})
    expect(Object.keys(answer.json().fields)).toEqual(['title', 'description', 'platforms'])
  })

  test.each([
    ['unknown', ['myspace'], 'platforms.0'],
    ['doubled', ['x', 'x'], 'platforms'],
  ])('refuses a platform that is %s', async (_how, chosen, field) => {
    const answer = await (await at.person()).post('/api/campaigns', {
      title: 'T',
      description: 'D',
      platforms: chosen,
    })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  test.each([
    ['a second ago', -1 / 3600],
    ['more than a year ahead', 366 * 24],
  ])('refuses a time %s and stores nothing', async (_when, hours) => {
    const ana = await at.person()
    const answer = await ana.post('/api/campaigns', {
      title: 'T',
      description: 'D',
      platforms: ['x'],
      scheduledFor: inHours(hours),
    })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['scheduledFor']])
    expect(await titles(ana)).toEqual([])
  })

  test('keeps a text that is too long for a platform as a draft with its problem, but refuses to schedule it', async () => {
    const ana = await at.person()
    const content = { content: 'a'.repeat(300) }
    const { id } = await addCampaign(ana, { content })
    const post = await postOn(ana, id, 'x')
    expect(post.text).toHaveLength(300)
    expect(post.problems).toEqual([
      { platform: 'x', field: 'text', rule: 'too-long', limit: 280, value: 300 },
    ])
    const refused = await ana.post('/api/campaigns', {
      title: 'T',
      description: 'D',
      platforms: ['facebook', 'x'],
      content,
      scheduledFor: inHours(1),
    })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'post_breaks_rules'])
    expect(refused.json().fields).toEqual({ 'x.text': expect.stringMatching(/X \(Twitter\).*300.*280/) })
  })

  test('a platform that requires a picture can be scheduled only if one is drawn', async () => {
    const ana = await at.person()
    const body = { title: 'T', description: 'D', platforms: ['instagram'], scheduledFor: inHours(1) }
    const refused = await ana.post('/api/campaigns', { ...body, withPictures: false })
    expect(Object.keys(refused.json().fields)).toEqual(['instagram.media'])
    const { id } = (await ana.post('/api/campaigns', body)).json<Campaign>()
    const { rows } = await at.query(
      "select data from pgboss.job where name = 'campaigns.draw-media' and data->>'campaignId' = $1",
      [id],
    )
    expect(rows).toHaveLength(1)
    const words = { headline: 'T', line: 'D', call: '' }
    const workspaceId = await workspaceOf(at, ana)
    await drawCampaignMedia.run({ workspaceId, campaignId: id, words }, at.deps)
    await drawCampaignMedia.run({ workspaceId, campaignId: id, words }, at.deps)
    const post = await postOn(ana, id, 'instagram')
    expect([post.media.length, post.problems]).toEqual([1, []])
  })

  test('does not find a brand of another workspace, and stores nothing', async () => {
    const [ana, eve] = [await at.person(), await at.person()]
    const brandId = (await firstBrand(eve)).id
    const body = { title: 'T', description: 'D', platforms: ['x'], prompt: 'Hello', brandId }
    expect((await ana.post('/api/campaigns', body)).statusCode).toBe(404)
    expect((await ana.post('/api/campaigns/generate', body)).statusCode).toBe(404)
    expect(await titles(ana)).toEqual([])
  })
})

describe('generating', () => {
  test('creates a draft for all platforms, marked with its writer, and starts its pictures', async () => {
    const ana = await at.person()
    const answer = await ana.post('/api/campaigns/generate', {
      prompt: 'Spring offer: 20% off',
      platforms,
      businessContext: 'A small shop',
    })
    expect(answer.statusCode).toBe(201)
    const campaign = answer.json<Campaign>()
    expect(campaign).toMatchObject({
      status: 'draft',
      aiGenerated: true,
      writtenBy: 'built-in',
      postCount: 21,
      platforms: [...platforms],
    })
    const { posts } = await readCampaign(ana, campaign.id)
    const texts = posts.flatMap(({ problems }) => problems).filter(({ field }) => field !== 'media')
    expect(texts).toEqual([])
    const what = (await ana.get('/api/activity')).json<{ kind: string; link: string }[]>()[0]
    expect(what).toMatchObject({ kind: 'campaign_generated', link: `/campaigns/${campaign.id}` })
  })

  test.each([
    ['prompt', { prompt: '   ' }],
    ['prompt', { prompt: 'a'.repeat(2001) }],
    ['platforms', { platforms: [] }],
    ['kind', { kind: 'poem' }],
    ['asContent.0', { asContent: ['a'.repeat(301)] }],
  ])('is refused because of %s: %j', async (field, wrong) => {
    const answer = await (await at.person()).post('/api/campaigns/generate', {
      prompt: 'Hello',
      platforms: ['x'],
      ...wrong,
    })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })
})

describe('listing', () => {
  test('lists newest first, paginated, filtered by status, writer and brand', async () => {
    const ana = await at.person()
    const cafe = await firstBrand(ana)
    const salon = await addBrand(ana, { name: 'Salon' })
    await addCampaign(ana, { title: 'First', brandId: cafe.id })
    await addCampaign(ana, { title: 'Second', brandId: salon.id })
    await addCampaign(ana, { title: 'Third', scheduledFor: inHours(5) })
    await ana.post('/api/campaigns/generate', { prompt: 'Fourth', platforms: ['x'], brandId: cafe.id })
    await addCampaign(ana, { title: 'Fifth', brandId: salon.id, scheduledFor: inHours(6) })

    expect(await titles(ana)).toEqual(['Fifth', 'Fourth', 'Third', 'Second', 'First'])
    expect(await titles(ana, '&status=draft')).toEqual(['Fourth', 'Second', 'First'])
    expect(await titles(ana, '&status=scheduled')).toEqual(['Fifth', 'Third'])
    expect(await titles(ana, '&ai=true')).toEqual(['Fourth'])
    expect(await titles(ana, `&brandId=${cafe.id}`)).toEqual(['Fourth', 'Third', 'First'])
    expect(await titles(ana, `&brandId=${salon.id}&status=scheduled`)).toEqual(['Fifth', 'Third'])
    expect((await ana.get(`/api/campaigns?brandId=${randomUUID()}`)).statusCode).toBe(404)
    expect((await ana.get('/api/campaigns?ai=yes')).statusCode).toBe(400)
    expect((await ana.get('/api/campaigns?cursor=nope')).statusCode).toBe(400)

    const totals = async (query = '') => (await ana.get(`/api/campaigns/totals${query}`)).json()
    expect(await totals()).toEqual({
      total: 5,
      draft: 3,
      scheduled: 2,
      published: 0,
      failed: 0,
      aiGenerated: 1,
    })
    expect(await totals(`?brandId=${cafe.id}`)).toMatchObject({ total: 3, scheduled: 1, aiGenerated: 1 })
  })
})

describe('changing', () => {
  test('title and description change separately and cannot be empty', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    expect((await ana.patch(`/api/campaigns/${id}`, { title: '<b>New</b>' })).json()).toMatchObject({
      title: '<b>New</b>',
      description: 'Spring has come to the shop.',
    })
    expect((await ana.patch(`/api/campaigns/${id}`, { description: ' ' })).json().fields).toEqual({
      description: 'Describe the campaign',
    })
  })

  test('a copy is a draft with the same texts and files, which stay until both are deleted', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { scheduledFor: inHours(3) })
    const post = await postOn(ana, id, 'facebook')
    const url = await uploadPicture(ana)
    await ana.put(`/api/campaigns/${id}/posts/${post.id}/media`, { url, alt: 'A flower' })
    const copy = (await ana.post(`/api/campaigns/${id}/duplicate`)).json<Campaign>()
    expect(copy).toMatchObject({ title: 'Spring (copy)', status: 'draft', scheduledFor: null, postCount: 2 })
    expect((await postOn(ana, copy.id, 'facebook')).media).toMatchObject([{ url, alt: 'A flower' }])
    expect(await claimsOf(at, url)).toBe(2)
    await ana.delete(`/api/campaigns/${id}`)
    expect(await claimsOf(at, url)).toBe(1)
    expect((await ana.get(url)).statusCode).toBe(200)
    await ana.delete(`/api/campaigns/${copy.id}`)
    expect(await claimsOf(at, url)).toBe(0)
  })

  test('a copy keeps the further parts of a thread and what was chosen for a post', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { platforms: ['mastodon'] })
    const { id: postId } = await postOn(ana, id, 'mastodon')
    const written = { followUps: ['Second part'], options: { visibility: 'unlisted' } }
    const changed = await ana.patch(`/api/campaigns/${id}/posts/${postId}`, written)
    expect(changed.statusCode).toBe(200)
    const copy = (await ana.post(`/api/campaigns/${id}/duplicate`)).json<Campaign>()
    expect(await postOn(ana, copy.id, 'mastodon')).toMatchObject(written)
  })

  test('deleting is announced, and refused while a post is being sent', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { scheduledFor: inHours(3) })
    const post = await postOn(ana, id, 'x')
    await setState(at, post.id, 'sending')
    const refused = await ana.delete(`/api/campaigns/${id}`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_sending'])
    await setState(at, post.id, 'scheduled')
    expect((await ana.delete(`/api/campaigns/${id}`)).statusCode).toBe(204)
    expect((await ana.get(`/api/campaigns/${id}`)).statusCode).toBe(404)
    expect((await ana.delete(`/api/campaigns/${id}`)).statusCode).toBe(404)
    expect((await ana.get('/api/activity')).json()[0]).toMatchObject({
      kind: 'campaign_deleted',
      what: 'Deleted the campaign Spring',
    })
  })

  test('a member may do all of it', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana)
    const { id } = await addCampaign(bo)
    expect((await bo.post(`/api/campaigns/${id}/publish`)).statusCode).toBe(200)
    expect((await ana.get(`/api/campaigns/${id}`)).json().title).toBe('Spring')
  })
})

describe('the start page', () => {
  const cards = async (person: Person) => (await person.get('/api/home')).json().cards

  test('counts upcoming and recently published campaigns and computes the engagement rate', async () => {
    const ana = await at.person()
    expect(await cards(ana)).toMatchObject({
      campaigns: { isSample: true, figures: 15 },
      analytics: { isSample: true, figures: 8.7 },
    })
    await addCampaign(ana)
    expect(await cards(ana)).toMatchObject({
      campaigns: { isSample: false, figures: 0 },
      analytics: { isSample: true },
    })
    await addCampaign(ana, { scheduledFor: inHours(1) })
    await ana.post('/api/populate-demo-data')
    const { campaigns, analytics } = await cards(ana)
    // Upcoming: one own, three demo. Last month: eight demo campaigns and 21 days of a demo plan.
    expect(campaigns).toEqual({ isSample: false, figures: 33 })
    expect(analytics.isSample).toBe(false)
    expect(analytics.figures).toBeGreaterThan(1)
    expect(analytics.figures).toBeLessThan(15)
  })
})
