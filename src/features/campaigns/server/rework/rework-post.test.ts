import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, writes } from '#connectors/ai/fake-ai-server.fixture.ts'
import { postStates } from '#features/campaigns/campaign-status.ts'
import { problemsOf } from '#features/campaigns/post-problems.ts'
import { connectFakeModel } from '#tests/connect-fake-model.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { type ReworkTool, reworkTools } from '#writer/rework.ts'
import { addCampaign, postOn, readCampaign, setState } from '../campaigns.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ allowPrivateNetwork: true })
})
afterAll(() => at.close())

const OFFER =
  '25% off balayage on Tuesdays and Wednesdays through December 10. New clients only. The color grows out softly. Book at maneandco.example\n\n#balayage #hair'

type Answer = {
  proposals: { text: string }[]
  reason: string | null
  writtenBy: string
  isFallback: boolean
}

async function shop(platforms = ['facebook', 'x']) {
  const ana = await at.person()
  const { id } = await addCampaign(ana, { platforms })
  const { id: postId } = await postOn(ana, id, platforms[0] ?? '')
  const path = `/api/campaigns/${id}/posts/${postId}`
  const rework = async (tool: ReworkTool, text = OFFER, seed = 0): Promise<Answer> =>
    (await ana.post(`${path}/rework`, { tool, text, seed })).json()
  return { ana, id, postId, path, rework }
}

describe('the tools', () => {
  test.each(reworkTools)('%s proposes other words, and saves nothing', async (tool) => {
    const { ana, id, rework } = await shop()
    const before = await readCampaign(ana, id)
    const { proposals, reason, ...by } = await rework(tool)
    expect(by).toEqual({ writtenBy: 'built-in', isFallback: false })
    expect(reason === null).toBe(proposals.length > 0)
    for (const { text } of proposals) {
      expect(text).toMatch(/25%.*balayage|balayage.*25%/is)
      expect(problemsOf({ platform: 'facebook', title: '', text }, [])).toEqual([])
    }
    expect((await readCampaign(ana, id)).posts).toEqual(before.posts)
  })

  test('another seed gives another proposal', async () => {
    const { rework } = await shop()
    const texts = new Set<string | undefined>()
    for (const seed of [0, 1, 2, 3, 4]) texts.add((await rework('rewrite', OFFER, seed)).proposals[0]?.text)
    expect(texts.size).toBeGreaterThan(1)
  })

  test('what cannot be done is said', async () => {
    const { rework } = await shop()
    expect(await rework('shorter', 'Sale.')).toMatchObject({ proposals: [], reason: 'already_short' })
    expect(await rework('rewrite', '  ')).toMatchObject({ proposals: [], reason: 'empty' })
    expect(await rework('rewrite', 'word '.repeat(900))).toMatchObject({ reason: 'too_long' })
  })

  test.each(postStates)('in state %s', async (state) => {
    const { ana, postId, path } = await shop()
    await setState(at, postId, state)
    const mayChange = ['draft', 'scheduled', 'failed', 'needs_you'].includes(state)
    for (const call of ['rework', 'adapt', 'translate'])
      expect((await ana.post(`${path}/${call}`, { tool: 'rewrite', text: OFFER })).statusCode).toBe(
        mayChange ? 200 : 409,
      )
  })

  test('posts of others are not found, and unknown tools are refused', async () => {
    const { ana, id, path } = await shop()
    const eve = await at.person()
    const body = { tool: 'rewrite', text: OFFER }
    for (const call of ['rework', 'adapt']) {
      expect((await eve.post(`${path}/${call}`, body)).statusCode).toBe(404)
      const unknown = `/api/campaigns/${id}/posts/${randomUUID()}/${call}`
      expect((await ana.post(unknown, body)).statusCode).toBe(404)
    }
    expect((await ana.post(`${path}/rework`, { ...body, tool: 'lie' })).statusCode).toBe(400)
  })
})

describe('other platforms', () => {
  type Adapted = { proposals: { postId: string; text: string; writtenBy: string }[] }
  const adapt = async (ana: Person, path: string): Promise<Adapted> =>
    (await ana.post(`${path}/adapt`, { text: OFFER })).json()

  test('get texts of their own within their limits, and keep the offer with its condition', async () => {
    const { ana, id, path } = await shop(['facebook', 'x', 'instagram', 'whatsapp'])
    const { proposals } = await adapt(ana, path)
    const { posts } = await readCampaign(ana, id)
    expect(proposals).toHaveLength(3)
    expect(new Set([OFFER, ...proposals.map(({ text }) => text)]).size).toBe(4)
    for (const { postId, text } of proposals) {
      const platform = posts.find((post) => post.id === postId)?.platform ?? 'x'
      expect(problemsOf({ platform, title: '', text }, []).filter(({ field }) => field === 'text')).toEqual(
        [],
      )
      expect(text).toMatch(/25%/)
      expect(text).toMatch(/new clients/i)
      expect(text).toContain('maneandco.example')
    }
    expect(posts.map(({ text }) => text)).not.toContain(proposals[0]?.text)
  })

  test('leave out what has gone out, and are saved together or not at all', async () => {
    const { ana, id, path } = await shop(['facebook', 'x', 'instagram'])
    const out = await postOn(ana, id, 'instagram')
    await setState(at, out.id, 'published')
    const { proposals } = await adapt(ana, path)
    const { id: onX } = await postOn(ana, id, 'x')
    expect(proposals.map(({ postId }) => postId)).toEqual([onX])
    const save = (texts: { postId: string; text: string }[]) =>
      ana.put(`/api/campaigns/${id}/text`, { texts })
    const facebook = await postOn(ana, id, 'facebook')
    const refused = await save([
      { postId: facebook.id, text: 'Changed' },
      { postId: onX, text: 'a'.repeat(281) },
    ])
    expect([refused.statusCode, (await postOn(ana, id, 'facebook')).text]).toEqual([422, facebook.text])
    const texts = proposals.map(({ postId, text }) => ({ postId, text }))
    expect((await save([{ postId: facebook.id, text: OFFER }, ...texts])).statusCode).toBe(200)
    expect([(await postOn(ana, id, 'facebook')).text, (await postOn(ana, id, 'x')).text]).toEqual([
      OFFER,
      texts[0]?.text,
    ])
  })
})

describe('with a model', () => {
  async function connected(answer: (call: Call) => object | string) {
    const opened = await shop()
    const fake = await connectFakeModel(opened.ana)
    fake.answer = writes(answer)
    return { ...opened, fake }
  }
  const GOOD =
    'Balayage is 25% off every Tuesday and Wednesday until December 10. It is for new clients only, and the color grows out softly. Book your chair at maneandco.example'

  test('its text is proposed with the hashtags of the post, and named as its own', async () => {
    const { rework, fake } = await connected(() => ({ texts: [GOOD] }))
    expect(await rework('rewrite')).toEqual({
      proposals: [{ text: `${GOOD}\n\n#balayage #hair` }],
      reason: null,
      writtenBy: 'ai',
      isFallback: false,
    })
    expect(fake.calls).toHaveLength(1)
  })

  test.each([
    ['loses the condition', GOOD.replace(' It is for new clients only, and the', ' The')],
    ['loses the date', GOOD.replace(' until December 10', '')],
    ['changes the discount', GOOD.replace('25%', '35%')],
    ['invents a price', `${GOOD} From $40.`],
    ['invents a hashtag', `${GOOD} #MustHave`],
    ['repeats the post', OFFER],
  ])('a text that %s is asked for once more, then the built-in writer steps in', async (_, bad) => {
    const { rework, fake } = await connected(() => ({ texts: [bad] }))
    const { proposals, ...by } = await rework('rewrite')
    expect(by).toEqual({ reason: null, writtenBy: 'built-in', isFallback: true })
    expect(proposals.map(({ text }) => text)).not.toContain(bad)
    expect(fake.calls).toHaveLength(2)
    expect(fake.calls[1]?.prompt).toContain('broke a rule')
  })

  test('a text that is not shorter is no answer to Shorter', async () => {
    const longer = `${GOOD} We would be so very happy to see you here with us.`
    const { rework } = await connected(() => ({ texts: [longer] }))
    expect((await rework('shorter')).writtenBy).toBe('built-in')
  })

  test('other platforms get its texts, and ours where it broke a rule', async () => {
    const { ana, path } = await connected(() => ({ posts: [{ platform: 'x', title: '', text: GOOD }] }))
    const good = (await ana.post(`${path}/adapt`, { text: OFFER })).json()
    expect(good.proposals).toMatchObject([{ text: `${GOOD}\n\n#balayage #hair`, writtenBy: 'ai' }])
    const bad = await connected(() => ({ posts: [{ platform: 'x', title: '', text: `${GOOD} From $40.` }] }))
    const { proposals } = (await bad.ana.post(`${bad.path}/adapt`, { text: OFFER })).json()
    expect(proposals).toMatchObject([{ writtenBy: 'built-in' }])
    expect(proposals[0].text).not.toContain('$40')
  })
})
