import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postStates } from '#features/campaigns/campaign-status.ts'
import {
  addCampaign,
  postOn,
  readCampaign,
  setState,
  uploadPicture,
} from '#features/campaigns/server/campaigns.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function postFor(platform: string, details: Record<string, unknown> = {}) {
  const ana = await at.person({ firstName: 'Ana', lastName: 'Ruiz' })
  const { id } = await addCampaign(ana, { platforms: [platform, 'facebook'], ...details })
  const { id: postId } = await postOn(ana, id, platform)
  return { ana, id, postId, path: `/api/campaigns/${id}/posts/${postId}` }
}

describe('a post is exported', () => {
  test('with its final text and its picture, under safe file names', async () => {
    const { ana, path } = await postFor('medium', { title: '../Café <b>50 %</b>' })
    await ana.put(`${path}/media`, { url: await uploadPicture(ana), alt: 'A sign' })
    const answer = await ana.get(`${path}/download`)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+-medium\.zip"/)
    const entries = unzipSync(answer.rawPayload)
    expect(Object.keys(entries).sort()).toEqual(['picture-1.png', 'post.html', 'post.md', 'text.txt'])
    const page = strFromU8(entries['post.html'] ?? new Uint8Array())
    expect(page).toContain('<img src="picture-1.png" alt="A sign">')
    expect(page).not.toContain('<b>')
  })

  test.each([
    ['html', 'text/html', '<h1>Spring</h1>'],
    ['markdown', 'text/markdown', '# Spring'],
    ['text', 'text/plain', 'Spring\n\nSpring has come to the shop.\n'],
  ])('as %s, as a download and never as a page of ours', async (form, type, words) => {
    const { ana, path } = await postFor('medium')
    const answer = await ana.get(`${path}/download?as=${form}`)
    expect(answer.headers['content-type']).toContain(type)
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    expect(answer.body).toContain(words)
  })

  test('but not by others, and not in unknown formats', async () => {
    const { ana, path, id } = await postFor('medium')
    const eve = await at.person()
    expect((await eve.get(`${path}/download`)).statusCode).toBe(404)
    expect((await ana.get(`/api/campaigns/${id}/posts/${randomUUID()}/download`)).statusCode).toBe(404)
    expect((await ana.get(`${path}/download?as=exe`)).statusCode).toBe(400)
  })
})

describe('an unconfirmed post', () => {
  test('reported missing counts as failed, can be retried, and is reported once', async () => {
    const { ana, id, postId, path } = await postFor('x')
    await setState(at, postId, 'unconfirmed')
    const answers = await Promise.all([1, 2].map(() => ana.post(`${path}/absent`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await postOn(ana, id, 'x')).toMatchObject({ state: 'failed', reason: 'not_there' })
    expect((await ana.patch(path, { text: 'Once more' })).statusCode).toBe(200)
  })

  test.each(postStates.filter((state) => state !== 'unconfirmed'))(
    'is required, not one in state %s',
    async (state) => {
      const { ana, postId, path } = await postFor('x')
      await setState(at, postId, state)
      const answer = await ana.post(`${path}/absent`)
      const code = { sending: 'already_sending', published: 'already_out' }[state as string] ?? 'conflict'
      expect([answer.statusCode, answer.json().code]).toEqual([409, code])
    },
  )
})

test('a link of another network is not taken for the post, and nothing is confirmed', async () => {
  const { ana, id, postId, path } = await postFor('reddit')
  await setState(at, postId, 'needs_you')
  const confirm = (url: string, locale = 'en') =>
    ana.call({
      method: 'POST',
      url: `${path}/confirm`,
      payload: { url },
      headers: { 'accept-language': locale },
    })
  for (const url of ['https://x.com/luna/status/1', 'https://www.reddit.com/'])
    expect((await confirm(url)).json().fields).toEqual({
      url: 'This link doesn’t lead to a post on that network. Copy it from the post, or leave this empty',
    })
  expect((await confirm('https://x.com/luna', 'es')).json().fields.url).toContain('Este enlace no lleva')
  expect(await postOn(ana, id, 'reddit')).toMatchObject({ state: 'needs_you' })
  expect((await confirm('https://www.reddit.com/r/bakery/comments/1abc/')).statusCode).toBe(200)
})

test('names who confirmed it, and no other member data', async () => {
  const { ana, id, postId, path } = await postFor('reddit')
  await setState(at, postId, 'needs_you')
  expect(await postOn(ana, id, 'reddit')).toMatchObject({ isConfirmed: false, confirmedByName: null })
  expect((await ana.post(`${path}/confirm`, {})).statusCode).toBe(200)
  expect(await postOn(ana, id, 'reddit')).toMatchObject({
    state: 'published',
    isConfirmed: true,
    confirmedByName: 'Ana Ruiz',
  })
  expect(JSON.stringify(await readCampaign(ana, id))).not.toContain(ana.user.email)
})

describe('a text for several platforms', () => {
  const textOn = (postIds: readonly (string | undefined)[], text: unknown) => ({
    texts: postIds.map((postId) => ({ postId, text })),
  })
  async function three() {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { platforms: ['facebook', 'x', 'linkedin'] })
    const { posts } = await readCampaign(ana, id)
    const texts = async () => (await readCampaign(ana, id)).posts.map(({ text }) => text)
    const share = (text: unknown, postIds: readonly (string | undefined)[]) =>
      ana.put(`/api/campaigns/${id}/text`, textOn(postIds, text))
    return { ana, id, ids: posts.map((post) => post.id), texts, share }
  }
  const before = 'Spring has come to the shop.'

  test('is saved on the chosen posts only', async () => {
    const { ids, texts, share } = await three()
    expect((await share('  New  ', [ids[0], ids[2]])).statusCode).toBe(200)
    expect((await texts()).filter((text) => text === 'New')).toHaveLength(2)
    expect((await texts()).filter((text) => text === before)).toHaveLength(1)
  })

  test('may differ on each of them', async () => {
    const { ana, id, ids, texts } = await three()
    const wanted = ids.map((postId, place) => ({ postId, text: `New ${place}` }))
    expect((await ana.put(`/api/campaigns/${id}/text`, { texts: wanted })).statusCode).toBe(200)
    expect((await texts()).toSorted()).toEqual(['New 0', 'New 1', 'New 2'])
  })

  test('is saved nowhere if one cannot take it, and names which and by how much', async () => {
    const { ids, texts, share } = await three()
    const answer = await share('a'.repeat(300), ids)
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { 'x.text': 'X (Twitter): the text has 300 of 280 characters. Shorten it by 20.' },
    ])
    expect(await texts()).toEqual([before, before, before])
  })

  test('is refused while one is being sent, for other workspaces, and for posts of other campaigns', async () => {
    const { ids, texts, share, id } = await three()
    await setState(at, ids[1] ?? '', 'sending')
    expect((await share('New', ids)).json().code).toBe('already_sending')
    const other = await three()
    expect((await share('New', [ids[0], other.ids[0]])).statusCode).toBe(404)
    expect((await other.ana.put(`/api/campaigns/${id}/text`, textOn(ids, 'New'))).statusCode).toBe(404)
    expect((await share('New', [])).statusCode).toBe(400)
    expect(await texts()).toEqual([before, before, before])
    expect((await share(5, ids)).statusCode).toBe(400)
  })
})
