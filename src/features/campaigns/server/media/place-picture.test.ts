import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import { type Platform, platforms } from '#connectors/social/platforms.ts'
import { addPicture, photo } from '#features/media-library/server/media-library.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addCampaign, claimsOf, postOn, readCampaign, setState, uploadPicture } from '../campaigns.fixture.ts'
import { drawMedia } from './campaign-media.service.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function campaignOn(person: Person, chosen: readonly Platform[]) {
  const { id } = await addCampaign(person, { platforms: chosen })
  const { posts } = await readCampaign(person, id)
  return { id, postIds: posts.map((post) => post.id) }
}

const place = (person: Person, id: string, body: Record<string, unknown>) =>
  person.put(`/api/campaigns/${id}/picture`, body)

test('one picture on every platform: each in its exact size, equal sizes share a file', async () => {
  const ana = await at.person()
  const { id, postIds } = await campaignOn(ana, platforms)
  const item = await addPicture(ana, { bytes: await photo(2000, 1500) })
  await ana.patch(`/api/media/${item.id}`, { alts: { en: 'Our shop window', es: 'Nuestro escaparate' } })
  const answer = await place(ana, id, { itemId: item.id, postIds })
  expect(answer.statusCode).toBe(200)
  const { posts } = await readCampaign(ana, id)
  expect(posts).toHaveLength(platforms.length)
  const urls = new Map<string, string>()
  for (const { platform, media } of posts) {
    const { width, height } = mediumOf(platform, [])?.size ?? { width: 0, height: 0 }
    expect([platform, media]).toEqual([
      platform,
      [expect.objectContaining({ kind: 'picture', width, height, alt: 'Our shop window', itemId: item.id })],
    ])
    const url = media[0]?.url ?? ''
    expect(urls.get(`${width}x${height}`) ?? url).toBe(url)
    urls.set(`${width}x${height}`, url)
  }
  for (const [size, url] of urls) {
    const { rawPayload } = await ana.get(url)
    const { format, width, height } = await sharp(rawPayload).metadata()
    expect([format, `${width}x${height}`]).toEqual(['jpeg', size])
    expect(await claimsOf(at, url)).toBe(posts.filter(({ media }) => media[0]?.url === url).length)
  }
})

test('the crop follows the focus point of the call', async () => {
  const ana = await at.person()
  const { id, postIds } = await campaignOn(ana, ['whatsapp'])
  const red = { create: { width: 500, height: 1000, channels: 3, background: '#d00000' } } as const
  const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#0000d0' } })
    .composite([{ input: red, left: 1500, top: 0 }])
    .jpeg()
    .toBuffer()
  const item = await addPicture(ana, { bytes })
  const redness = async (x: number) => {
    await place(ana, id, { itemId: item.id, postIds, focus: { x, y: 0.5 } })
    const { media } = await postOn(ana, id, 'whatsapp')
    const { channels } = await sharp((await ana.get(media[0]?.url ?? '')).rawPayload).stats()
    return channels[0]?.mean ?? 0
  }
  expect(await redness(0)).toBeLessThan(5)
  expect(await redness(1)).toBeGreaterThan(90)
})

test('replaces what was there, or is added behind it', async () => {
  const ana = await at.person()
  const { id, postIds } = await campaignOn(ana, ['facebook'])
  const before = await uploadPicture(ana)
  await ana.put(`/api/campaigns/${id}/posts/${postIds[0]}/media`, { url: before })
  const [first, second] = [await addPicture(ana), await addPicture(ana)]
  await place(ana, id, { itemId: first.id, postIds, mode: 'add' })
  const itemsOf = async () => (await postOn(ana, id, 'facebook')).media.map(({ itemId }) => itemId)
  expect(await itemsOf()).toEqual([null, first.id])
  await place(ana, id, { itemId: second.id, postIds })
  expect(await itemsOf()).toEqual([second.id])
  expect(await claimsOf(at, before)).toBe(0)
})

test('replaces one picture of several, in its place', async () => {
  const ana = await at.person()
  const { id, postIds } = await campaignOn(ana, ['facebook'])
  const [first, second, third] = [await addPicture(ana), await addPicture(ana), await addPicture(ana)]
  for (const { id: itemId } of [first, second]) await place(ana, id, { itemId, postIds, mode: 'add' })
  const [before] = (await postOn(ana, id, 'facebook')).media
  await place(ana, id, { itemId: third.id, postIds, replaces: before?.id })
  const { media } = await postOn(ana, id, 'facebook')
  expect(media.map(({ itemId }) => itemId)).toEqual([third.id, second.id])
  expect(await claimsOf(at, before?.url ?? '')).toBe(0)
  const gone = await place(ana, id, { itemId: third.id, postIds, replaces: third.id })
  expect(gone.statusCode).toBe(404)
})

test('more pictures than a network takes change nothing', async () => {
  const ana = await at.person()
  const { id, postIds } = await campaignOn(ana, ['x', 'facebook'])
  const item = await addPicture(ana)
  for (let added = 0; added < 4; added++) await place(ana, id, { itemId: item.id, postIds, mode: 'add' })
  const answer = await place(ana, id, { itemId: item.id, postIds, mode: 'add' })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'refused'])
  for (const { media } of (await readCampaign(ana, id)).posts) expect(media).toHaveLength(4)
})

test('a post that is out, and pictures and posts of others, are refused', async () => {
  const ana = await at.person()
  const { id, postIds } = await campaignOn(ana, ['x', 'facebook'])
  const item = await addPicture(ana)
  await setState(at, postIds[0] ?? '', 'published')
  expect((await place(ana, id, { itemId: item.id, postIds })).json().code).toBe('already_out')
  const eve = await at.person()
  const theirs = await campaignOn(eve, ['x'])
  expect((await place(eve, theirs.id, { itemId: item.id, postIds: theirs.postIds })).statusCode).toBe(404)
  expect((await place(ana, id, { itemId: item.id, postIds: theirs.postIds })).statusCode).toBe(404)
  expect((await place(ana, theirs.id, { itemId: item.id, postIds: theirs.postIds })).statusCode).toBe(404)
})

test('a campaign with its own image shows crops of it, and draws again once the image is gone', async () => {
  const ana = await at.person()
  const item = await addPicture(ana)
  await ana.patch(`/api/media/${item.id}`, { alts: { es: 'Un pastel' } })
  const workspaceId = await workspaceOf(at, ana)
  const words = { headline: 'Cake', line: '', call: '' }
  const mediaOf = async () => {
    const { id } = await addCampaign(ana, { platforms: ['x'], imageId: item.id, withPictures: true })
    await drawMedia(at.deps, workspaceId, id, words)
    return (await postOn(ana, id, 'x')).media.map(({ alt, itemId, width }) => ({ alt, itemId, width }))
  }
  expect(await mediaOf()).toEqual([{ alt: 'Un pastel', itemId: item.id, width: 1600 }])
  const { id } = await addCampaign(ana, { platforms: ['x'], imageId: item.id })
  await ana.delete(`/api/media/${item.id}`)
  await drawMedia(at.deps, workspaceId, id, words)
  expect((await postOn(ana, id, 'x')).media).toMatchObject([{ alt: 'Cake', itemId: null }])
  const theirs = await addPicture(await at.person())
  const refused = await ana.post('/api/campaigns', {
    title: 'Mine',
    description: 'Mine',
    platforms: ['x'],
    imageId: theirs.id,
  })
  expect(refused.statusCode).toBe(404)
})

test('the list of campaigns and the calendar show a small version of it', async () => {
  const ana = await at.person()
  const { id } = await addCampaign(ana, {
    platforms: ['facebook', 'x'],
    scheduledFor: '2026-03-20T10:00:00Z',
  })
  const listed = async () => {
    const [campaign] = (await ana.get('/api/campaigns')).json()
    const { items } = (await ana.get('/api/calendar?from=2026-03-01&to=2026-03-31')).json()
    return [campaign, ...items]
  }
  const thumbnails = async () => (await listed()).map(({ thumbnailUrl }) => thumbnailUrl)
  expect(await thumbnails()).toEqual([null, null, null])
  const { id: postId } = await postOn(ana, id, 'x')
  const item = await addPicture(ana)
  await place(ana, id, { itemId: item.id, postIds: [postId] })
  const [first, ...posts] = await thumbnails()
  expect((await ana.get(first)).headers['content-type']).toBe('image/webp')
  expect(posts.filter(Boolean)).toEqual([first])
  const previews = (await listed()).map(({ previewUrl }) => previewUrl?.slice(0, 23) ?? null)
  expect(previews.toSorted()).toEqual(['data:image/webp;base64,', 'data:image/webp;base64,', null])
})

const arrange = (person: Person, id: string, postId: string, media: object[]) =>
  person.put(`/api/campaigns/${id}/media`, { posts: [{ postId, media }] })

test('the media of a post are put into another order, removed, and restored as they were', async () => {
  const ana = await at.person()
  const { id, postIds } = await campaignOn(ana, ['facebook'])
  const postId = postIds[0] ?? ''
  for (const background of ['#ff0000', '#00ff00']) {
    const item = await addPicture(ana, { bytes: await photo(800, 600, background) })
    await place(ana, id, { itemId: item.id, postIds, mode: 'add' })
  }
  const shown = async () =>
    (await postOn(ana, id, 'facebook')).media.map(({ id: _id, kind: _kind, ...media }) => media)
  const before = await shown()
  expect(before).toHaveLength(2)
  const idsOf = async () => (await postOn(ana, id, 'facebook')).media.map((media) => media.id)
  const ids = await idsOf()
  await arrange(ana, id, postId, before.toReversed())
  expect(await shown()).toEqual(before.toReversed())
  expect(await idsOf()).toEqual(ids.toReversed())
  await arrange(ana, id, postId, [])
  expect(await shown()).toEqual([])
  for (const { url } of before) expect(await claimsOf(at, url)).toBe(0)
  const answer = await arrange(ana, id, postId, before)
  expect(answer.statusCode).toBe(200)
  expect(await shown()).toEqual(before)
  for (const { url } of before) expect(await claimsOf(at, url)).toBe(1)
})

test('media of others cannot be restored into a post', async () => {
  const ana = await at.person()
  const { id, postIds } = await campaignOn(ana, ['facebook'])
  const eve = await at.person()
  const theirs = await addPicture(eve)
  const stolen = await arrange(ana, id, postIds[0] ?? '', [{ url: theirs.url }])
  expect([stolen.statusCode, stolen.json().code]).toEqual([422, 'refused'])
  const own = await uploadPicture(ana)
  expect((await arrange(ana, id, postIds[0] ?? '', [{ url: own, itemId: theirs.id }])).statusCode).toBe(404)
  expect((await postOn(ana, id, 'facebook')).media).toEqual([])
})
