import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeAiServer, writes } from '#connectors/ai/fake-ai-server.fixture.ts'
import { addCampaign, postOn } from '#features/campaigns/server/campaigns.fixture.ts'
import { processorTime } from '#tests/processor-time.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { createAiWriter } from '#writer/ai/ai-writer.ts'
import { modelOf } from '#writer/ai/fake-model.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const LIMIT_MS = 1000

async function blogPost() {
  const ana = await at.person()
  const { id } = await addCampaign(ana, { platforms: ['blog'] })
  const { id: postId } = await postOn(ana, id, 'blog')
  return { ana, id, path: `/api/campaigns/${id}/posts/${postId}` }
}

test.each(['\u2028', '\r', '\n', ' ', '\t'])(
  'downloads a post made of %j quickly, in every form',
  async (filler) => {
    const { ana, path } = await blogPost()
    const changed = await ana.patch(path, { text: `a${filler.repeat(105_000)}b` })
    expect(changed.statusCode).toBe(200)
    for (const form of ['markdown', 'html', 'text', 'zip']) {
      const took = await processorTime(LIMIT_MS, async () => {
        expect((await ana.get(`${path}/download?as=${form}`)).statusCode).toBe(200)
      })
      expect([form, took]).toEqual([form, expect.toSatisfy((ms: number) => ms < LIMIT_MS)])
    }
  },
)

test('normalizes every kind of line end in a sent text', async () => {
  const { ana, id, path } = await blogPost()
  await ana.patch(path, { text: 'a\r\nb\rc\u2028d\u2029e\u0085f\n\ng' })
  expect(await postOn(ana, id, 'blog')).toMatchObject({ text: 'a\nb\nc\nd\ne\nf\n\ng' })
})

test('but keeps a password letter for letter', async () => {
  const password = 'one\r\ntwo\u2028three'
  const { email } = await at.person({ password })
  const signIn = async (tried: string) =>
    (await at.call({ method: 'POST', url: '/api/login', payload: { email, password: tried } })).statusCode
  expect(await signIn(password)).toBe(200)
  expect(await signIn('one\ntwo\nthree')).toBe(401)
})

const brief = {
  locale: 'en',
  shop: { name: 'Bloom', industry: 'beauty', country: null, products: [], brandStyle: null },
  idea: 'Spring is here',
  platforms: ['instagram'],
  day: '2026-05-02',
  seed: 1,
} as const

const frame = {
  title: 'Spring',
  description: 'Spring is here.',
  variations: ['Spring is here.'],
  hashtags: ['#Spring'],
  visuals: ['A flower.'],
  picture: { headline: 'Spring', line: 'It is here', call: 'Come in' },
}

test.each([
  ['hashtags', { hashtags: ['0'.repeat(60_000), '#Flowers'] }],
  [
    'spaces',
    { hashtags: [`${' '.repeat(60_000)}x`], title: ' '.repeat(60_000), visuals: ['\u2028'.repeat(60_000)] },
  ],
  ['percentages', { description: '1%'.repeat(60_000), variations: ['0,'.repeat(60_000)] }],
  ['half characters', { title: 'Spring \ud800', hashtags: ['#Sp\udc00ring'] }],
  ['a list without end', { hashtags: Array.from({ length: 50_000 }, (_, index) => `#Tag${index}`) }],
])('a model that answers with endless %s blocks nobody, and the campaign is complete', async (_what, odd) => {
  const fake = await startFakeAiServer()
  fake.answer = writes(({ prompt }) =>
    prompt.includes('the words on a picture')
      ? { ...frame, ...odd }
      : { posts: [{ platform: 'instagram', title: '', text: 'Spring is here, and so are we.' }] },
  )
  const writer = createAiWriter(await modelOf(fake))
  const took = await processorTime(LIMIT_MS, async () => {
    const written = await writer.writeCampaign(brief)
    expect(written.title.isWellFormed()).toBe(true)
    expect(written.title.length).toBeLessThanOrEqual(80)
    expect(written.suggestedHashtags.length).toBeGreaterThan(0)
    expect(written.suggestedHashtags.join('').isWellFormed()).toBe(true)
  })
  expect(took).toBeLessThan(LIMIT_MS)
})
