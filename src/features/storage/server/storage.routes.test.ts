import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFile } from '#core/files/server/files.service.ts'
import { sweepFiles } from '#core/files/server/sweep-files.job.ts'
import { askForUrl, onDisk, pdf, png, pngOf, putBytes, upload } from '#core/files/server/uploads.fixture.ts'
import { addCampaign } from '#features/campaigns/index.server.ts'
import { drawMedia } from '#features/campaigns/server/media/campaign-media.service.ts'
import { generateVideo } from '#features/videos/server/generate-video.job.ts'
import { addVideo, mp4 } from '#features/videos/server/videos.fixture.ts'
import { errorText } from '#platform/errors.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { StorageUse, UnusedVideo } from '../storage.contract.ts'

const QUOTA = 10_000

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ storageQuota: QUOTA })
})
afterAll(() => at.close())

const useOf = async (person: Person) => (await person.get('/api/storage')).json<StorageUse>()
const unusedOf = async (person: Person, order = 'largest') =>
  (await person.get(`/api/storage/unused-videos?order=${order}`)).json<UnusedVideo[]>()
const fill = async (person: Person, left = 0) =>
  upload(person, pngOf(QUOTA - (await useOf(person)).used - left))

test('storage is counted by kind, per workspace', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  expect(await useOf(ana)).toEqual({
    quota: QUOTA,
    used: 0,
    byKind: { pictures: 0, videos: 0, documents: 0 },
  })
  await upload(ana)
  await upload(ana, pdf)
  await addVideo(at, await workspaceOf(at, ana))
  const byKind = { pictures: png.length, videos: mp4.length, documents: pdf.length }
  expect(await useOf(ana)).toMatchObject({ used: png.length + mp4.length + pdf.length, byKind })
  expect(await useOf(eve)).toMatchObject({ used: 0 })
  // For an archive with files but without the counter.
  await at.query('update storage_usage set pictures = 1, videos = 2')
  await at.query('select recount_storage_usage()')
  expect(await useOf(ana)).toMatchObject({ byKind })
})

test('a file that fits exactly is accepted, one byte more is refused and not stored', async () => {
  const ana = await at.person({ language: 'es' })
  await fill(ana, 100)
  const disk = await onDisk(at)
  const link = await askForUrl(ana)
  const refused = await putBytes(ana, link, pngOf(101))
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: 'storage_full', message: errorText('storage_full', 'es') },
  ])
  expect(await onDisk(at)).toEqual(disk)
  expect((await putBytes(ana, link, pngOf(100))).statusCode).toBe(200)
  expect(await useOf(ana)).toMatchObject({ used: QUOTA })
  const full = await ana.post('/api/objects/upload')
  expect([full.statusCode, full.json().code]).toEqual([409, 'storage_full'])
})

test('concurrent uploads cannot exceed the quota together', async () => {
  const ana = await at.person()
  const links = await Promise.all(Array.from({ length: 8 }, () => askForUrl(ana)))
  const answers = await Promise.all(links.map((link) => putBytes(ana, link, pngOf(3000))))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
  expect(await useOf(ana)).toMatchObject({ used: 9000 })
})

test('the sweep frees the space of unused files', async () => {
  const ana = await at.person()
  await fill(ana)
  at.clock.advance(25 * 3600)
  await sweepFiles.run({}, at.deps)
  expect(await useOf(ana)).toMatchObject({ used: 0 })
})

test('a video is refused while storage is full, and a running one reports why it failed', async () => {
  const ana = await at.person()
  const asked = await ana.post('/api/generate-video', { prompt: 'Fresh bread' })
  await fill(ana)
  const { id } = asked.json()
  await generateVideo.run({ workspaceId: await workspaceOf(at, ana), videoId: id }, at.deps)
  expect((await ana.get(`/api/videos/${id}`)).json()).toMatchObject({
    status: 'failed',
    error: errorText('storage_full', 'en'),
  })
  const refused = await ana.post('/api/generate-video', { prompt: 'More bread' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'storage_full'])
})

test('posts without a picture for lack of space are notified once, and get it when there is space', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const campaignId = await addCampaign(
    at.deps.db,
    { workspaceId, userId: ana.user.id, clientId: undefined },
    {
      ...{ brandId: null, title: 'Autumn', description: '', writtenBy: null, scheduledFor: null },
      content: { content: '', variations: [], suggestedHashtags: [], visualSuggestions: [] },
      posts: ['instagram', 'facebook'].map((platform) => ({
        platform: platform as 'instagram' | 'facebook',
        title: '',
        text: 'Soup.',
      })),
    },
  )
  const words = { headline: 'Autumn', line: '', call: '' }
  const through: string[] = []
  await drawMedia(at.deps, workspaceId, campaignId, words, async (platform) => void through.push(platform))
  await drawMedia(at.deps, workspaceId, campaignId, words)
  expect(through.sort()).toEqual(['facebook', 'instagram'])
  const notices = (await ana.get('/api/notifications')).json<{ title: string }[]>()
  expect(notices.filter(({ title }) => title.includes('your storage is full'))).toMatchObject([
    { title: '“Autumn” has no image: your storage is full', link: '/settings?section=data' },
  ])
  at.deps.env.storageQuota = null
  await drawMedia(at.deps, workspaceId, campaignId, words)
  at.deps.env.storageQuota = QUOTA
  const { rows } = await at.query('select url from post_media where workspace_id = $1', [workspaceId])
  expect(rows).toHaveLength(2)
})

/** A finished video of that many bytes. */
async function videoOf(person: Person, size: number): Promise<string> {
  const workspaceId = await workspaceOf(at, person)
  const id = await addVideo(at, workspaceId)
  const url = await keepFile(at.deps, workspaceId, 'video/mp4', Buffer.alloc(size))
  await at.query(`update files set claims = 1 where name = $1`, [url.split('/').at(-1)])
  await at.query('update videos set file_url = $1 where id = $2', [url, id])
  return id
}

test('unused videos are listed, largest or oldest first, and deleted on request', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const small = await videoOf(ana, 100)
  at.clock.advance(60)
  const large = await videoOf(ana, 500)
  const hers = await videoOf(eve, 100)
  const shown = await videoOf(ana, 300)
  await at.query(
    `update files set claims = 2 from videos where file_url = '/api/objects/' || name and videos.id = $1`,
    [shown],
  )
  expect((await unusedOf(ana)).map(({ id, size }) => [id, size])).toEqual([
    [large, 500],
    [small, 100],
  ])
  expect((await unusedOf(ana, 'oldest')).map(({ id }) => id)).toEqual([small, large])
  const { used } = await useOf(ana)
  const answer = await ana.post('/api/storage/unused-videos/delete', { ids: [small, large, shown, hers] })
  expect(answer.json()).toEqual({ deleted: 2, kept: 2, freed: 600 })
  expect(await useOf(ana)).toMatchObject({ used: used - 600 })
  expect(await unusedOf(ana)).toEqual([])
  expect((await ana.get(`/api/videos/${shown}`)).statusCode).toBe(200)
  expect((await ana.get(`/api/videos/${small}`)).statusCode).toBe(404)
  expect((await eve.get(`/api/videos/${hers}`)).statusCode).toBe(200)
})

test('without a quota nothing is refused, and usage is still reported', async () => {
  at.deps.env.storageQuota = null
  const ana = await at.person()
  await upload(ana, pngOf(QUOTA * 2))
  expect(await useOf(ana)).toMatchObject({ quota: null, used: QUOTA * 2 })
  at.deps.env.storageQuota = QUOTA
})
