import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postStates } from '#features/campaigns/campaign-status.ts'
import { addVideo } from '#features/videos/server/videos.fixture.ts'
import type { VideoDuration } from '#features/videos/videos.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addCampaign, claimsOf, postOn, setState, uploadPicture } from '../campaigns.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function videoOf(person: Person, duration: VideoDuration = 5) {
  const id = await addVideo(at, await workspaceOf(at, person))
  await at.query('update videos set duration = $1 where id = $2', [duration, id])
  const { fileUrl } = (await person.get(`/api/videos/${id}`)).json<{ fileUrl: string }>()
  return { id, url: fileUrl }
}

async function postFor(platform: string) {
  const ana = await at.person()
  const { id } = await addCampaign(ana, { platforms: [platform, 'linkedin'] })
  const { id: postId } = await postOn(ana, id, platform)
  const path = `/api/campaigns/${id}/posts/${postId}`
  const media = async () => (await postOn(ana, id, platform)).media
  return { ana, id, postId, path, media }
}

test('a video replaces the media of a post, describes itself and claims its file', async () => {
  const { ana, path, media } = await postFor('facebook')
  const picture = await uploadPicture(ana)
  await ana.put(`${path}/media`, { url: picture })
  const [first, second] = [await videoOf(ana), await videoOf(ana, 30)]
  const answer = await ana.put(`${path}/video`, { videoId: first.id })
  expect(answer.statusCode).toBe(200)
  const shown = { kind: 'video', url: first.url, width: 1920, height: 1080, alt: 'Fresh bread' }
  expect(await media()).toMatchObject([shown])
  expect([await claimsOf(at, picture), await claimsOf(at, first.url)]).toEqual([0, 2])
  await ana.put(`${path}/video`, { videoId: second.id, alt: 'Bread, still warm' })
  expect(await media()).toMatchObject([{ url: second.url, alt: 'Bread, still warm' }])
  expect([await claimsOf(at, first.url), await claimsOf(at, second.url)]).toEqual([1, 2])
})

test('adding it twice has no further effect', async () => {
  const { ana, path, media } = await postFor('x')
  const { id: videoId, url } = await videoOf(ana)
  const answers = await Promise.all([1, 2].map(() => ana.put(`${path}/video`, { videoId })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect([(await media()).length, await claimsOf(at, url)]).toEqual([1, 2])
})

test('a picture that serves as a video cover stays and cannot displace the video', async () => {
  const { ana, path, media } = await postFor('youtube')
  await ana.put(`${path}/media`, { url: await uploadPicture(ana) })
  await ana.put(`${path}/video`, { videoId: (await videoOf(ana)).id })
  const [cover, video] = await media()
  expect([cover?.kind, video?.kind]).toEqual(['picture', 'video'])
  const refused = await ana.put(`${path}/media`, { url: await uploadPicture(ana), replaces: video?.id })
  expect(refused.json().fields).toEqual({ url: 'YouTube: 2 images, and only 1 is allowed. Remove 1.' })
})

test('a video is described and removed; deleted from the library, it stays on the post', async () => {
  const { ana, path, media } = await postFor('instagram_reels')
  const { id: videoId, url } = await videoOf(ana)
  await ana.put(`${path}/video`, { videoId })
  expect((await ana.delete(`/api/videos/${videoId}`)).statusCode).toBe(204)
  expect((await ana.get(url)).statusCode).toBe(200)
  const [video] = await media()
  await ana.patch(`${path}/media/${video?.id}`, { alt: 'A loaf' })
  expect(await media()).toMatchObject([{ alt: 'A loaf' }])
  await ana.delete(`${path}/media/${video?.id}`)
  expect([await media(), await claimsOf(at, url)]).toEqual([[], 0])
})

test.each([
  [
    'email',
    5,
    'Email: 0 videos allowed, and there is 1. Remove it.',
    'Correo electrónico: admite 0 vídeos y hay 1. Quita el que hay.',
  ],
  [
    'snapchat',
    3,
    'Snapchat: the video lasts 3\u00a0s; the minimum is 5\u00a0s. Choose a longer one.',
    'Snapchat: el vídeo dura 3\u00a0s y el mínimo es 5\u00a0s. Elige uno más largo.',
  ],
] as const)(
  'refuses with a message what %s does not take, and changes nothing',
  async (platform, seconds, en, es) => {
    const { ana, path, media } = await postFor(platform)
    const picture = await uploadPicture(ana)
    await ana.put(`${path}/media`, { url: picture })
    const { id: videoId, url } = await videoOf(ana, seconds)
    for (const [language, videoText] of [
      ['en', en],
      ['es', es],
    ]) {
      const answer = await ana.call({
        method: 'PUT',
        url: `${path}/video`,
        payload: { videoId },
        headers: { 'accept-language': language },
      })
      expect([answer.statusCode, answer.json().fields]).toEqual([422, { videoId: videoText }])
    }
    expect(await media()).toMatchObject([{ url: picture }])
    expect([await claimsOf(at, picture), await claimsOf(at, url)]).toEqual([1, 1])
  },
)

test('refuses a file too large for its network', async () => {
  const { ana, path } = await postFor('whatsapp')
  const { id: videoId, url } = await videoOf(ana)
  await at.query('update files set size = 17000000 where name = $1', [url.split('/').at(-1)])
  const answer = await ana.put(`${path}/video`, { videoId })
  expect(answer.json().fields).toEqual({
    videoId: 'WhatsApp: the video is 17\u00a0MB; the maximum is 16\u00a0MB. Choose a smaller one.',
  })
})

test('does not find a foreign, unknown or unfinished video', async () => {
  const { ana, path, media } = await postFor('facebook')
  const theirs = await videoOf(await at.person())
  const waiting = (await ana.post('/api/generate-video', { prompt: 'Bread' })).json<{ id: string }>()
  for (const videoId of [theirs.id, randomUUID(), waiting.id])
    expect((await ana.put(`${path}/video`, { videoId })).statusCode).toBe(404)
  expect([await media(), await claimsOf(at, theirs.url)]).toEqual([[], 1])
})

test.each(postStates)('a post in state %s', async (state) => {
  const { ana, postId, path, media } = await postFor('x')
  await setState(at, postId, state)
  const { statusCode } = await ana.put(`${path}/video`, { videoId: (await videoOf(ana)).id })
  const mayChange = ['draft', 'scheduled', 'failed', 'needs_you'].includes(state)
  expect([statusCode, (await media()).length]).toEqual(mayChange ? [200, 1] : [409, 0])
})
