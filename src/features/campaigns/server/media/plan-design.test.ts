import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPicture } from '#features/media-library/server/media-library.fixture.ts'
import { sceneTemplates } from '#media/scene/templates/templates.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { drawMedia } from './campaign-media.service.ts'
import { findDesign } from './post-designs.repository.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

/** A campaign that a person wrote, with what its pictures were drawn from. */
async function drawn(person: Person, description: string, more: object = {}) {
  const workspaceId = await workspaceOf(at, person)
  const body = { title: 'News', description, platforms: ['email', 'whatsapp', 'x'], ...more }
  const { id } = (await person.post('/api/campaigns', body)).json<{ id: string }>()
  await drawMedia(at.deps, workspaceId, id, null)
  const design = await findDesign(at.deps.db, workspaceId, id)
  const { rows } = await at.query(
    `select url, item_id from post_media join posts on posts.id = post_id
      where post_media.workspace_id = $1 and campaign_id = $2 order by platform`,
    [workspaceId, id],
  )
  return { design, media: rows }
}

test.each([
  ['20% off all haircuts until Friday', 'offer'],
  ['Join our wine tasting on Saturday at 7 PM', 'event'],
  ['We are hiring a part-time barista, send us your CV', 'job'],
  ['Our opening hours change: from Monday we open at 9 AM and close at 6 PM', 'hours'],
])('%s: its template is one for %s', async (description, kind) => {
  const { design } = await drawn(await at.person(), description)
  expect(design && sceneTemplates[design.template].kind).toBe(kind)
})

test('the headline is the offer, the line its limit, and the sticker the percentage', async () => {
  const { design } = await drawn(await at.person(), '20% off all haircuts until Friday. Call us to book.')
  expect(design?.words).toMatchObject({
    headline: expect.stringContaining('20%'),
    line: expect.stringMatching(/Friday/),
    sticker: '-20%',
  })
})

test('of a review, the quote is the headline', async () => {
  const said = '"I walked in with a question and left with a smile" - Maria'
  const { design } = await drawn(await at.person(), said)
  expect(design && sceneTemplates[design.template].kind).toBe('quote')
  expect(design?.words).toMatchObject({
    headline: expect.stringContaining('left with a smile'),
    line: 'Maria',
  })
})

test('sad news has no badge and no photo, even if one would fit', async () => {
  const ana = await at.person()
  const item = await addPicture(ana)
  await ana.patch(`/api/media/${item.id}`, { tags: ['Marta', 'shop'] })
  const { design, media } = await drawn(
    ana,
    'Our shop is closed on Friday: our colleague Marta passed away. 20% of sales go to her family.',
  )
  expect(design && sceneTemplates[design.template].kind).toBe('hours')
  expect(design?.words.sticker).toBe('')
  expect(media.every(({ item_id }) => item_id === null)).toBe(true)
})

test('a photo of the library that shows the same is used; one that does not is left out', async () => {
  const ana = await at.person()
  const item = await addPicture(ana)
  await ana.patch(`/api/media/${item.id}`, { name: 'IMG 2041', tags: ['cakes'] })
  const itemsOf = async (description: string) =>
    new Set((await drawn(ana, description)).media.map(({ item_id }) => item_id))
  expect(await itemsOf('Chocolate cake at half price on Friday')).toEqual(new Set([item.id]))
  expect(await itemsOf('Haircuts at half price on Friday')).toEqual(new Set([null]))
})

test('three offers of a month have three templates', async () => {
  const ana = await at.person()
  const templates = new Set<string | undefined>()
  for (const percent of [10, 20, 30])
    templates.add((await drawn(ana, `${percent}% off all haircuts until Friday`)).design?.template)
  expect(templates.size).toBe(3)
})

test('posts of the same size share a file', async () => {
  const { media } = await drawn(await at.person(), 'Soup of the day', {
    platforms: ['instagram_story', 'facebook_story', 'x'],
  })
  expect(new Set(media.map(({ url }) => url)).size).toBe(2)
})
