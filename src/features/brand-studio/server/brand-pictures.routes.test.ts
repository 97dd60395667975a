import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { BrandPicture, PicturePlace } from '../brand-pictures.contract.ts'
import { templateIds, templates } from '../brand-studio.contract.ts'
import { design, makePicture, shareOf } from './brand-studio.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function claimsOf(url: string): Promise<number> {
  const { rows } = await at.query('select claims from files where name = $1', [url.split('/').at(-1)])
  return Number(rows[0]?.claims)
}

test.each(templateIds)('%s is drawn in its size', async (template) => {
  const ana = await at.person()
  const { pictureUrl } = await makePicture(ana, { template })
  const { width, height, format } = await sharp((await ana.get(pictureUrl)).rawPayload).metadata()
  expect([width, height, format]).toEqual([templates[template].width, templates[template].height, 'png'])
})

test('a saved design appears in the next picture, and each brand has its own', async () => {
  const ana = await at.person()
  const other = await addBrand(ana, { primaryColor: '#8a3d00' })
  await ana.post('/api/brand-design', design)
  const colorIn = async (details: object, color: string) => {
    const { pictureUrl } = await makePicture(ana, { layout: 0, ...details })
    return shareOf((await ana.get(pictureUrl)).rawPayload, color)
  }
  expect(await colorIn({}, '#0a7d3c')).toBeGreaterThan(0.02)
  expect(await colorIn({ brandId: other.id }, '#8a3d00')).toBeGreaterThan(0.02)
  expect(await colorIn({ lead: 'accent' }, '#facc15')).toBeGreaterThan(0.02)
})

test('a changed picture is redrawn, and the previous file released', async () => {
  const ana = await at.person()
  const before = await makePicture(ana)
  at.clock.advance(60)
  const changed = await ana.put(`/api/brand-pictures/${before.id}`, { headline: 'Three', lead: 'accent' })
  const after = changed.json<BrandPicture>()
  expect(after).toMatchObject({
    id: before.id,
    texts: { headline: 'Three', line: '', call: '', layout: 0, lead: 'accent', withLogo: true },
    createdAt: before.createdAt,
    updatedAt: at.clock.now().toISOString(),
  })
  expect(after.pictureUrl).not.toBe(before.pictureUrl)
  expect([await claimsOf(before.pictureUrl), await claimsOf(after.pictureUrl)]).toEqual([0, 1])
})

test('pictures are listed newest first, paginated, for one brand', async () => {
  const ana = await at.person()
  const other = await addBrand(ana)
  for (const headline of ['1', '2', '3']) {
    await makePicture(ana, { headline })
    at.clock.advance(1)
  }
  await makePicture(ana, { headline: 'of the other', brandId: other.id })
  const page = await ana.get('/api/brand-pictures?limit=2')
  const next = await ana.get(`/api/brand-pictures?limit=2&cursor=${page.headers['x-next-cursor']}`)
  const headlines = [page, next].map((answer) =>
    answer.json<BrandPicture[]>().map(({ texts }) => texts.headline),
  )
  expect(headlines).toEqual([['3', '2'], ['1']])
  expect(next.headers['x-next-cursor']).toBeUndefined()
})

test('a picture is downloaded as PNG and as JPEG', async () => {
  const ana = await at.person()
  const { id } = await makePicture(ana)
  for (const [format, ending] of [
    ['png', 'png'],
    ['jpeg', 'jpg'],
  ]) {
    const answer = await ana.get(`/api/brand-pictures/${id}/file?format=${format}`)
    expect(answer.headers['content-disposition']).toContain(`email-header-2026-03-10.${ending}`)
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format)
  }
  expect((await ana.get(`/api/brand-pictures/${id}/file?format=exe`)).statusCode).toBe(400)
})

test('a deleted picture is gone, a second delete finds nothing, and a post that uses it keeps it', async () => {
  const ana = await at.person()
  const { id, pictureUrl } = await makePicture(ana)
  await ana.post(`/api/brand-pictures/${id}/use`)
  expect(await claimsOf(pictureUrl)).toBe(2)
  expect((await ana.delete(`/api/brand-pictures/${id}`)).statusCode).toBe(204)
  expect((await ana.delete(`/api/brand-pictures/${id}`)).statusCode).toBe(404)
  expect(await claimsOf(pictureUrl)).toBe(1)
})

test.each([
  ['headline', '   ', 'Write a headline'],
  ['headline', 'x'.repeat(101), 'At most 100 characters'],
  ['line', 'x'.repeat(201), 'At most 200 characters'],
  ['layout', 5, 'Must be at most 4'],
  ['lead', 'pink', 'Must be one of: primary, secondary, accent, neutral'],
  ['template', 'billboard', expect.stringContaining('Must be one of')],
])('refuses %s %j', async (field, value, text) => {
  const ana = await at.person()
  const body = { template: 'email_header', headline: 'A', [field]: value }
  const answer = await ana.post('/api/brand-pictures', body)
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: text }])
})

test('text generated from an idea fits the picture, and names its writer', async () => {
  const ana = await at.person()
  const idea = `Two cakes for one on Friday ${'and more of it '.repeat(60)}`
  const answer = await ana.post('/api/brand-pictures/generate', { idea, template: 'pinterest' })
  expect([answer.statusCode, answer.json().writtenBy]).toEqual([201, 'built-in'])
  const { picture } = answer.json<{ picture: BrandPicture }>()
  expect(picture.texts.headline.length).toBeGreaterThan(0)
  expect(picture.texts.headline.length).toBeLessThanOrEqual(100)
  expect((await ana.get('/api/brand-pictures')).json()).toMatchObject([{ id: picture.id }])
})

test('a picture becomes a new draft of its platform, and then replaces the one on that post', async () => {
  const ana = await at.person()
  const first = await makePicture(ana, { template: 'facebook_post', line: 'On Friday', call: 'Come' })
  const { campaignId } = (await ana.post(`/api/brand-pictures/${first.id}/use`)).json()
  const places = (await ana.get('/api/brand-pictures/places')).json<PicturePlace[]>()
  expect(places).toEqual([
    {
      postId: expect.any(String),
      campaignId,
      campaignTitle: 'Two cakes for one',
      platform: 'facebook',
      hasPicture: true,
    },
  ])
  const second = await makePicture(ana)
  const used = await ana.post(`/api/brand-pictures/${second.id}/use`, { postId: places[0]?.postId })
  expect(used.json()).toEqual({ campaignId })
  const { rows } = await at.query(
    'select url, width, height, alt, position from post_media where post_id = $1',
    [places[0]?.postId],
  )
  expect(rows).toEqual([
    { url: second.pictureUrl, width: 600, height: 200, alt: 'Two cakes for one', position: 0 },
  ])
  expect([await claimsOf(first.pictureUrl), await claimsOf(second.pictureUrl)]).toEqual([1, 2])
})

test('a post that is no draft, or of another workspace, takes no picture', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const { id } = await makePicture(ana)
  await ana.post(`/api/brand-pictures/${id}/use`)
  const [place] = (await ana.get('/api/brand-pictures/places')).json<PicturePlace[]>()
  const theirs = await makePicture(eve)
  const stolen = await eve.post(`/api/brand-pictures/${theirs.id}/use`, { postId: place?.postId })
  expect(stolen.statusCode).toBe(404)
  expect((await eve.get('/api/brand-pictures/places')).json()).toEqual([])
  await at.query(`update posts set state = 'published' where id = $1`, [place?.postId])
  const late = await ana.post(`/api/brand-pictures/${id}/use`, { postId: place?.postId })
  expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
  expect((await ana.get('/api/brand-pictures/places')).json()).toEqual([])
})
