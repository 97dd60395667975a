import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawMedia } from '#features/campaigns/server/media/campaign-media.service.ts'
import { uploadFile } from '#features/media-library/server/media-library.fixture.ts'
import { openTools, sceneContext } from '#media/scene/render-scene.ts'
import type { Scene } from '#media/scene/scene.ts'
import { layOut } from '#media/scene/templates/templates.ts'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { BrandPicture, DesignStart } from '../brand-pictures.contract.ts'
import { shareOf } from './brand-studio.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function claimsOf(url: string): Promise<number> {
  const { rows } = await at.query('select claims from files where name = $1', [url.split('/').at(-1)])
  return Number(rows[0]?.claims)
}

/** A green photo in the media library. */
async function addPhoto(person: Person): Promise<string> {
  const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#2f9e44' } })
    .png()
    .toBuffer()
  const url = await uploadFile(person, photo)
  await person.post('/api/media', { url, name: 'green.png' })
  return url
}

async function cardWith(url: string | null, size = { width: 1200, height: 630 }): Promise<Scene> {
  const tools = await openTools({ scene: size, photos: new Map(), logo: null })
  const words = { headline: 'New on our shelves', line: 'In four colors', call: 'See it', sticker: '$29' }
  return layOut(
    'product_card',
    {
      size,
      words,
      name: 'Café Luna',
      look: { style: null, palette: plainPalette, fonts: plainFonts },
      photo: url ? { url, focus: { x: 0.5, y: 0.5 } } : null,
      logo: null,
    },
    { context: sceneContext(createCanvas(1, 1).getContext('2d')), tools },
  )
}

const create = (person: Person, scene: Scene, more: object = {}) =>
  person.post('/api/brand-pictures', { template: 'facebook_post', headline: 'New', scene, ...more })

test('a scene is drawn in its exact size, with its photo, and comes back to be edited', async () => {
  const ana = await at.person()
  const photo = await addPhoto(ana)
  const scene = await cardWith(photo)
  const picture = (await create(ana, scene)).json<BrandPicture>()
  expect(picture.scene).toEqual(scene)
  const file = (await ana.get(picture.pictureUrl)).rawPayload
  const { width, height, format } = await sharp(file).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(await shareOf(file, '#2f9e44')).toBeGreaterThan(0.2)
  expect((await ana.get('/api/brand-pictures')).json()).toMatchObject([{ id: picture.id, scene }])
})

test('a saved scene keeps its photo until it shows another or is deleted', async () => {
  const ana = await at.person()
  const photo = await addPhoto(ana)
  const before = await claimsOf(photo)
  const { id } = (await create(ana, await cardWith(photo))).json<BrandPicture>()
  expect(await claimsOf(photo)).toBe(before + 1)
  const story = await cardWith(null, { width: 1080, height: 1920 })
  const changed = await ana.put(`/api/brand-pictures/${id}`, {
    headline: 'New',
    template: 'instagram_story',
    scene: story,
  })
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { template: 'instagram_story' }])
  expect(await claimsOf(photo)).toBe(before)
  await ana.put(`/api/brand-pictures/${id}`, {
    headline: 'New',
    template: 'facebook_post',
    scene: await cardWith(photo),
  })
  expect(await claimsOf(photo)).toBe(before + 1)
  await ana.delete(`/api/brand-pictures/${id}`)
  expect(await claimsOf(photo)).toBe(before)
})

test('a photo of another workspace, or a scene of another size, is refused', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const stolen = await create(eve, await cardWith(await addPhoto(ana)))
  expect([stolen.statusCode, stolen.json().fields]).toEqual([
    422,
    { scene: 'This photo is no longer stored. Choose another one' },
  ])
  const small = await create(ana, await cardWith(null, { width: 600, height: 200 }))
  expect([small.statusCode, small.json().fields]).toEqual([
    422,
    { scene: 'The scene has another size than the template' },
  ])
})

test('an image from an idea is a scene over the newest photo', async () => {
  const ana = await at.person()
  const photo = await addPhoto(ana)
  const body = { idea: 'Two cakes for one on Friday', template: 'instagram_post' }
  const answer = await ana.post('/api/brand-pictures/generate', body)
  const { picture } = answer.json<{ picture: BrandPicture }>()
  expect(picture.scene).toMatchObject({
    template: 'offer_photo',
    width: 1080,
    height: 1080,
    background: { photo: { url: photo } },
  })
})

/** A drawn campaign on Instagram; answers what the designer begins with. */
async function drawnPost(person: Person) {
  const body = { title: 'Soup', description: '20% off soup until Friday', platforms: ['instagram'] }
  const { id: campaignId } = (await person.post('/api/campaigns', body)).json<{ id: string }>()
  await drawMedia(at.deps, await workspaceOf(at, person), campaignId, null)
  const readPost = async () => (await person.get(`/api/campaigns/${campaignId}`)).json().posts[0]
  const { id: postId } = await readPost()
  const start = async (query = '') =>
    (await person.get(`/api/brand-pictures/start/${campaignId}/${postId}${query}`)).json<DesignStart>()
  return { campaignId, postId, readPost, start }
}

test('the image that a campaign drew opens as it was drawn, in the exact size of the post', async () => {
  const ana = await at.person()
  const { readPost, start } = await drawnPost(ana)
  const begun = await start()
  expect(begun).toMatchObject({
    template: 'instagram_post',
    size: { width: 1080, height: 1350 },
    sceneTemplate: expect.stringMatching(/^offer_/),
    words: { headline: expect.stringContaining('20%'), sticker: '-20%' },
    picture: null,
  })
  const scene = await cardWith(null, begun.size)
  const saved = (await create(ana, scene, { template: begun.template })).json<BrandPicture>()
  const { postId, mediaId } = begun
  await ana.post(`/api/brand-pictures/${saved.id}/use`, { postId, mediaId })
  expect((await readPost()).media).toMatchObject([
    { id: mediaId, url: saved.pictureUrl, width: 1080, height: 1350 },
  ])
  // From now on, the saved design is edited.
  expect(await start()).toMatchObject({ picture: { id: saved.id, scene }, sceneTemplate: null })
})

test('of several images, the chosen one is designed and replaced', async () => {
  const ana = await at.person()
  const { campaignId, postId, readPost, start } = await drawnPost(ana)
  const url = await addPhoto(ana)
  await ana.put(`/api/campaigns/${campaignId}/posts/${postId}/media`, { url, alt: 'Green' })
  const [first, second] = (await readPost()).media
  expect(second.url).toBe(url)
  const begun = await start(`?mediaId=${second.id}`)
  expect([begun.mediaId, begun.sceneTemplate]).toEqual([second.id, null])
  const saved = (await create(ana, await cardWith(null))).json<BrandPicture>()
  await ana.post(`/api/brand-pictures/${saved.id}/use`, { postId, mediaId: second.id })
  const urls = (await readPost()).media.map((item: { url: string }) => item.url)
  expect(urls).toEqual([first.url, saved.pictureUrl])
  const gone = await ana.post(`/api/brand-pictures/${saved.id}/use`, { postId, mediaId: saved.id })
  expect(gone.statusCode).toBe(404)
})
