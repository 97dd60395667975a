import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { ask, brief, look } from './creator.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const jobsFor = async (id: string) =>
  (await at.query("select id from pgboss.job where data->>'creationId' = $1", [id])).rows

test('an idea is accepted immediately, with each platform waiting', async () => {
  const ana = await at.person()
  const answer = await ana.post('/api/creations', brief)
  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toMatchObject({
    status: 'waiting',
    progress: { instagram: 'waiting', instagram_story: 'waiting', email: 'waiting' },
    campaignId: null,
    error: null,
    input: brief,
  })
  expect(answer.json()).not.toHaveProperty('workspaceId')
  expect(answer.json().input).not.toHaveProperty('runs')
  expect(await jobsFor(answer.json().id)).toHaveLength(1)
})

test('two clicks with one key are one creation and one job', async () => {
  const ana = await at.person()
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ana.post('/api/creations', { ...brief, key })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202])
  expect(new Set(answers.map((answer) => answer.json().id))).toEqual(new Set([key]))
  expect(await jobsFor(key)).toHaveLength(1)
  expect((await ana.get('/api/creations')).json()).toHaveLength(1)
})

test('a key of another workspace reveals and does nothing', async () => {
  const ana = await at.person()
  const { id } = await ask(ana)
  const other = await at.person()
  const answer = await other.post('/api/creations', { ...brief, idea: 'Mine', key: id })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
  expect((await other.get('/api/creations')).json()).toEqual([])
  expect((await look(ana, id)).input.idea).toBe(brief.idea)
})

test('each person finds their own, newest first, paginated', async () => {
  const ana = await at.person()
  await ask(ana, { idea: 'First' })
  at.clock.advance(60)
  await ask(ana, { idea: 'Second' })
  const first = await ana.get('/api/creations?limit=1')
  expect(first.json().map((each: { input: { idea: string } }) => each.input.idea)).toEqual(['Second'])
  const cursor = first.headers['x-next-cursor']
  const second = await ana.get(`/api/creations?limit=1&cursor=${cursor}`)
  expect(second.json().map((each: { input: { idea: string } }) => each.input.idea)).toEqual(['First'])
  expect(second.headers['x-next-cursor']).toBeUndefined()
  expect((await (await at.person()).get('/api/creations')).json()).toEqual([])
})

const organic = { platform: 'instagram', selectedFormats: ['ig_feed_photo'], adType: 'organic', budget: 100 }

describe('invalid input is refused and named, in both languages', () => {
  test.each([
    ['an empty idea', { idea: '  ' }, 'idea'],
    ['an idea beyond the limit', { idea: 'x'.repeat(2001) }, 'idea'],
    ['a text beyond the limit', { text: 'x'.repeat(2001) }, 'text'],
    ['no platform', { platforms: [] }, 'platforms'],
    ['a budget of 9', { platforms: [{ ...organic, budget: 9 }] }, 'platforms.0.budget'],
    ['a budget of 10001', { platforms: [{ ...organic, budget: 10_001 }] }, 'platforms.0.budget'],
    ['NaN as budget', { platforms: [{ ...organic, budget: Number.NaN }] }, 'platforms.0.budget'],
    ['a text as budget', { platforms: [{ ...organic, budget: '100' }] }, 'platforms.0.budget'],
    ['cents in the budget', { platforms: [{ ...organic, budget: 10.5 }] }, 'platforms.0.budget'],
    ['an unknown platform', { platforms: [{ ...organic, platform: 'myspace' }] }, 'platforms.0.platform'],
    [
      'an unknown format',
      { platforms: [{ ...organic, selectedFormats: ['ig_x'] }] },
      'platforms.0.selectedFormats',
    ],
    ['no format', { platforms: [{ ...organic, selectedFormats: [] }] }, 'platforms.0.selectedFormats'],
    [
      'a format of another platform',
      { platforms: [{ ...organic, selectedFormats: ['fb_story'] }] },
      'platforms.0.selectedFormats',
    ],
    [
      'a paid format as organic',
      { platforms: [{ ...organic, selectedFormats: ['ig_feed_video_ads'] }] },
      'platforms.0.selectedFormats',
    ],
    [
      'an organic format as paid',
      { platforms: [{ ...organic, selectedFormats: ['ig_reels'], adType: 'paid' }] },
      'platforms.0.selectedFormats',
    ],
    ['an unknown ad type', { platforms: [{ ...organic, adType: 'free' }] }, 'platforms.0.adType'],
    ['a platform twice', { platforms: [organic, organic] }, 'platforms.1.platform'],
    [
      'an ad by email',
      { platforms: [{ platform: 'email', selectedFormats: [], adType: 'paid' }] },
      'platforms.0.adType',
    ],
    ['an invalid date', { scheduledFor: 'tomorrow' }, 'scheduledFor'],
    ['another writer', { writer: 'ghost' }, 'writer'],
  ])('%s', async (_what, changes, field) => {
    const texts = []
    for (const language of ['en', 'es']) {
      const ana = await at.person({ language })
      const answer = await ana.post('/api/creations', { ...brief, ...changes })
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
      texts.push(answer.json().fields[field])
      expect((await ana.get('/api/creations')).json()).toEqual([])
    }
    expect(texts[0]).not.toBe(texts[1])
  })

  test('a past time', async () => {
    const ana = await at.person()
    const answer = await ana.post('/api/creations', { ...brief, scheduledFor: '2020-01-01T10:00:00Z' })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['scheduledFor']])
  })

  test('a brand of another workspace looks like a missing one', async () => {
    const ana = await at.person()
    const [theirs] = (await (await at.person()).get('/api/brands')).json()
    for (const brandId of [theirs.id, randomUUID()]) {
      const answer = await ana.post('/api/creations', { ...brief, brandId })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
  })
})

test('ad type and budget have the documented defaults', async () => {
  const ana = await at.person()
  const { input } = await ask(ana, {
    platforms: [
      { platform: 'facebook', selectedFormats: ['fb_story'] },
      { platform: 'email', selectedFormats: [] },
    ],
  })
  expect(input.platforms).toEqual([
    { platform: 'facebook', selectedFormats: ['fb_story'], adType: 'both', budget: 100 },
    { platform: 'email', selectedFormats: [], adType: 'organic', budget: 100 },
  ])
})
