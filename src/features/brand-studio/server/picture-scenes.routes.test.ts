import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#features/media-library/server/media-library.fixture.ts'
import { openTools, sceneContext } from '#media/scene/render-scene.ts'
import type { Scene } from '#media/scene/scene.ts'
import { layOut } from '#media/scene/templates/templates.ts'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { BrandPicture } from '../brand-pictures.contract.ts'
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
