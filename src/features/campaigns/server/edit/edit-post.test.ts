import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#connectors/social/checks/problem.ts'
import { postStates } from '#features/campaigns/campaign-status.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addCampaign, claimsOf, postOn, readCampaign, setState, uploadPicture } from '../campaigns.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const inHours = (hours: number) => new Date(at.clock.now().getTime() + hours * 3_600_000).toISOString()

describe('the text of a post', () => {
  test.each(postStates)('in state %s', async (state) => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const { id: postId } = await postOn(ana, id, 'x')
    await setState(at, postId, state)
    const answer = await ana.patch(`/api/campaigns/${id}/posts/${postId}`, { text: 'Changed' })
    const mayChange = ['draft', 'scheduled', 'failed', 'needs_you'].includes(state)
    expect(answer.statusCode).toBe(mayChange ? 200 : 409)
    expect((await postOn(ana, id, 'x')).text).toBe(mayChange ? 'Changed' : 'Spring has come to the shop.')
    expect((await postOn(ana, id, 'facebook')).text).toBe('Spring has come to the shop.')
  })

  test('has a first comment or further parts where the network has them', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const { id: postId } = await postOn(ana, id, 'x')
    const write = (followUps: string[]) => ana.patch(`/api/campaigns/${id}/posts/${postId}`, { followUps })
    const problemsOf = async (followUps: string[]) =>
      (await write(followUps)).json().posts[1].problems.map(({ rule, place }: Problem) => [rule, place])
    expect(await problemsOf(['Second part', 'Third part'])).toEqual([])
    expect((await postOn(ana, id, 'x')).followUps).toEqual(['Second part', 'Third part'])
    expect(await problemsOf(['Fine', ' ', 'a'.repeat(281)])).toEqual([
      ['required', 2],
      ['too-long', 3],
    ])
    expect(await problemsOf(Array.from({ length: 25 }, () => 'Part'))).toEqual([['too-many', undefined]])
    expect((await write(Array.from({ length: 51 }, () => 'Part'))).statusCode).toBe(400)
  })

  test('may break rules in a draft, but not in a scheduled post', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const { id: postId } = await postOn(ana, id, 'x')
    const write = (text: string) => ana.patch(`/api/campaigns/${id}/posts/${postId}`, { text })
    expect((await write('a'.repeat(281))).json().posts[1].problems).toHaveLength(1)
    await write('Short')
    await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: inHours(1) })
    const refused = await write('a'.repeat(281))
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['x.text']])
    expect((await postOn(ana, id, 'x')).text).toBe('Short')
  })

  test('keeps its writer until a person changes it, also in a copy', async () => {
    const ana = await at.person()
    const written = await ana.post('/api/campaigns/generate', {
      prompt: 'Spring',
      platforms: ['facebook', 'x'],
    })
    const { id } = written.json<{ id: string }>()
    const writers = async (campaignId: string) =>
      (await readCampaign(ana, campaignId)).posts.map(({ writtenBy }) => writtenBy)
    expect(await writers(id)).toEqual(['built-in', 'built-in'])
    const { id: postId, text } = await postOn(ana, id, 'x')
    const path = `/api/campaigns/${id}/posts/${postId}`
    await ana.patch(path, { text })
    expect(await writers(id)).toEqual(['built-in', 'built-in'])
    await ana.patch(path, { text: 'My own words' })
    expect(await writers(id)).toEqual(['built-in', null])
    const copy = (await ana.post(`/api/campaigns/${id}/duplicate`)).json<{ id: string }>()
    expect(await writers(copy.id)).toEqual(['built-in', null])
    expect(await writers((await addCampaign(ana)).id)).toEqual([null, null])
  })

  test('stores hostile text as plain text', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const { id: postId } = await postOn(ana, id, 'facebook')
    const text = '<script>alert(1)</script> \u202e txet 👩‍👩‍👧‍👦'
    await ana.patch(`/api/campaigns/${id}/posts/${postId}`, { text })
    expect((await postOn(ana, id, 'facebook')).text).toBe(text)
  })
})

describe('removing a platform', () => {
  test('deletes the post with its job and files, but never the last post', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { scheduledFor: inHours(2) })
    const post = await postOn(ana, id, 'x')
    const url = await uploadPicture(ana)
    await ana.put(`/api/campaigns/${id}/posts/${post.id}/media`, { url })
    const answer = await ana.delete(`/api/campaigns/${id}/posts/${post.id}`)
    expect(answer.json()).toMatchObject({ platforms: ['facebook'], postCount: 1 })
    expect(await claimsOf(at, url)).toBe(0)
    const last = await ana.delete(`/api/campaigns/${id}/posts/${(await postOn(ana, id, 'facebook')).id}`)
    expect([last.statusCode, last.json().code]).toEqual([409, 'last_post'])
  })

  test('is refused once the post is published', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const { id: postId } = await postOn(ana, id, 'x')
    await setState(at, postId, 'published')
    expect((await ana.delete(`/api/campaigns/${id}/posts/${postId}`)).json().code).toBe('already_out')
  })
})

describe('pictures', () => {
  async function post(platform = 'facebook') {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { platforms: [platform, 'linkedin'] })
    const { id: postId } = await postOn(ana, id, platform)
    const path = `/api/campaigns/${id}/posts/${postId}/media`
    const media = async () => (await postOn(ana, id, platform)).media
    return { ana, id, postId, path, media }
  }

  test('are added in order, described, replaced and removed; files are claimed exactly that long', async () => {
    const { ana, path, media } = await post()
    const [first, second, third] = [
      await uploadPicture(ana),
      await uploadPicture(ana),
      await uploadPicture(ana),
    ]
    await ana.put(path, { url: first, alt: 'One' })
    await ana.put(path, { url: second })
    expect(await media()).toMatchObject([
      { url: first, alt: 'One', kind: 'picture', width: 1, height: 1 },
      { url: second, alt: '' },
    ])
    const [one, two] = await media()
    await ana.patch(`${path}/${two?.id}`, { alt: 'Two' })
    await ana.put(path, { url: third, alt: 'Three', replaces: one?.id })
    expect((await media()).map(({ url, alt }) => [url, alt])).toEqual([
      [third, 'Three'],
      [second, 'Two'],
    ])
    expect([await claimsOf(at, first), await claimsOf(at, third)]).toEqual([0, 1])
    await ana.delete(`${path}/${two?.id}`)
    expect([await claimsOf(at, second), (await media()).length]).toEqual([0, 1])
    expect((await ana.delete(`${path}/${two?.id}`)).statusCode).toBe(404)
    expect((await ana.put(path, { url: second, replaces: randomUUID() })).statusCode).toBe(404)
    expect(await claimsOf(at, second)).toBe(0)
  })

  test('above the limit of the network are refused, and their files stay unclaimed', async () => {
    const { ana, path } = await post('instagram_story')
    await ana.put(path, { url: await uploadPicture(ana) })
    const url = await uploadPicture(ana)
    const answer = await ana.put(path, { url })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { url: 'Instagram Story: 2 images, and only 1 is allowed. Remove 1.' },
    ])
    expect(await claimsOf(at, url)).toBe(0)
  })

  test('of other workspaces, unknown ids and other file types are refused', async () => {
    const { ana, path, media } = await post()
    const eve = await at.person()
    for (const url of [await uploadPicture(eve), `/api/objects/${'a'.repeat(43)}`])
      expect(Object.keys((await ana.put(path, { url })).json().fields)).toEqual(['url'])
    expect((await ana.put(path, { url: 'https://evil.example/a.png' })).statusCode).toBe(400)
    expect(await media()).toEqual([])
  })

  test('cannot change after publishing, and a scheduled post keeps a required one', async () => {
    const { ana, id, postId, path, media } = await post('pinterest')
    await ana.put(path, { url: await uploadPicture(ana) })
    const [picture] = await media()
    await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: inHours(1), postIds: [postId] })
    const refused = await ana.delete(`${path}/${picture?.id}`)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['pinterest.media']])
    await setState(at, postId, 'published')
    expect((await ana.delete(`${path}/${picture?.id}`)).statusCode).toBe(409)
    expect(await media()).toHaveLength(1)
  })

  test('that are missing can be drawn until the last post is published', async () => {
    const { ana, id, postId } = await post()
    const draw = () => ana.post(`/api/campaigns/${id}/pictures`)
    expect((await draw()).statusCode).toBe(202)
    await setState(at, postId, 'published')
    expect((await draw()).statusCode).toBe(202)
    const { posts } = await readCampaign(ana, id)
    expect(posts).toHaveLength(2)
    for (const each of posts) await setState(at, each.id, 'published')
    expect((await draw()).json().code).toBe('already_out')
  })
})
