import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, firstBrand, readBrands } from '#core/brands/server/brands.fixture.ts'
import { askForUrl, pdf, putBytes, upload } from '#core/files/server/uploads.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { design, shareOf, signAndWord } from './brand-studio.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('a brand without a design has plain colors, fonts and no style', async () => {
  const ana = await at.person()
  const { id } = await firstBrand(ana)
  expect((await ana.get('/api/brand-design')).json()).toEqual({
    brandId: id,
    brandName: 'Ana Ruiz',
    publicName: '',
    brandStyle: null,
    colorPalette: plainPalette,
    typography: plainFonts,
    logoUrl: null,
    isDesignStudioEnabled: false,
    updatedAt: null,
  })
})

test("a design is saved for its brand, with logo and primary color in the brand's own columns", async () => {
  const ana = await at.person()
  const other = await addBrand(ana, { name: 'Other' })
  const logoUrl = await upload(ana, await signAndWord())
  const saved = await ana.post('/api/brand-design', { ...design, brandId: other.id, logoUrl })
  expect(saved.statusCode).toBe(200)
  const { logoUrl: kept, ...rest } = saved.json()
  expect(rest).toEqual({
    brandId: other.id,
    brandName: 'Other',
    publicName: 'Other',
    brandStyle: 'bold',
    colorPalette: design.colorPalette,
    typography: design.typography,
    isDesignStudioEnabled: false,
    updatedAt: at.clock.now().toISOString(),
  })
  expect((await ana.get(kept)).headers['content-type']).toBe('image/png')
  expect((await ana.get(`/api/brand-design?brandId=${other.id}`)).json()).toEqual(saved.json())
  expect(await readBrands(ana)).toMatchObject([
    { primaryColor: null, logo: null },
    { primaryColor: '#0a7d3c', logo: kept },
  ])
  // Saved unchanged, the logo stays the same file; null removes it.
  const again = { ...design, brandId: other.id }
  expect((await ana.post('/api/brand-design', { ...again, logoUrl: kept })).json().logoUrl).toBe(kept)
  expect((await ana.post('/api/brand-design', again)).json().logoUrl).toBeNull()
  const [first] = (await ana.get('/api/activity')).json<{ what: string; link: string }[]>()
  expect(first).toMatchObject({ what: 'Changed the design of Other', link: '/brand-studio' })
})

test('the primary color follows the brand when it is changed elsewhere', async () => {
  const ana = await at.person()
  const { id } = await firstBrand(ana)
  await ana.post('/api/brand-design', design)
  await ana.patch(`/api/brands/${id}`, { primaryColor: '#123456' })
  const { colorPalette } = (await ana.get('/api/brand-design')).json()
  expect(colorPalette).toEqual({ ...design.colorPalette, primary: '#123456' })
})

test.each([
  ['brandStyle', 'baroque', 'brandStyle', 'Choose a style'],
  ['brandStyle', null, 'brandStyle', 'Choose a style'],
  [
    'colorPalette',
    { ...design.colorPalette, accent: 'red' },
    'colorPalette.accent',
    'Choose a color such as #0f5c5c',
  ],
  [
    'colorPalette',
    { ...design.colorPalette, accent: '#fff' },
    'colorPalette.accent',
    'Choose a color such as #0f5c5c',
  ],
  [
    'typography',
    { ...design.typography, primary: 'Comic Sans' },
    'typography.primary',
    'Choose one of the twelve fonts',
  ],
  ['logoUrl', 'blob:http://localhost/1', 'logoUrl', 'Upload the file first, then send its URL'],
])('refuses %s %j', async (field, value, path, text) => {
  const ana = await at.person()
  const answer = await ana.post('/api/brand-design', { ...design, [field]: value })
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { [path]: text }])
  expect((await ana.get('/api/brand-design')).json().updatedAt).toBeNull()
})

test('the logo must be an own picture: no foreign one, no document, and no SVG with code', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  for (const [logoUrl, text] of [
    [await upload(eve), 'We can’t find this file. Upload it again'],
    [await upload(ana, pdf), 'Choose an image: PNG, JPG, WEBP or HEIC'],
  ]) {
    const answer = await ana.post('/api/brand-design', { ...design, logoUrl })
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { logoUrl: text }])
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await putBytes(ana, await askForUrl(ana), svg, 'image/svg+xml')).statusCode).toBe(415)
  expect((await ana.get('/api/brand-design')).json()).toMatchObject({ logoUrl: null, updatedAt: null })
})

test('a brand of another workspace cannot be read, saved, activated or drawn', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const { id: brandId } = await firstBrand(ana)
  const template = 'email_header'
  for (const answer of [
    await eve.get(`/api/brand-design?brandId=${brandId}`),
    await eve.get(`/api/brand-design/package?brandId=${brandId}`),
    await eve.get(`/api/brand-design/sample?language=en&brandId=${brandId}`),
    await eve.post('/api/brand-design', { ...design, brandId }),
    await eve.post('/api/brand-design/activate-studio', { brandId }),
    await eve.post('/api/brand-design/preview', { template, brandId, headline: 'A' }),
    await eve.post('/api/brand-pictures', { template, brandId, headline: 'A' }),
    await eve.post('/api/brand-pictures/generate', { template, brandId, idea: 'A' }),
    await eve.get(`/api/brand-pictures?brandId=${brandId}`),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  expect((await ana.get('/api/brand-design')).json().updatedAt).toBeNull()
})

test('a member can view and make pictures, but only managers edit the design', async () => {
  const ana = await at.person()
  const [member, manager] = [await teammate(at, ana), await teammate(at, ana, { role: 'manager' })]
  expect((await member.get('/api/brand-design')).statusCode).toBe(200)
  for (const call of ['/api/brand-design', '/api/brand-design/activate-studio'])
    expect((await member.post(call, design)).statusCode).toBe(403)
  const picture = { template: 'email_header', headline: 'A' }
  expect((await member.post('/api/brand-pictures', picture)).statusCode).toBe(201)
  expect((await manager.post('/api/brand-design', design)).statusCode).toBe(200)
})

test('the studio is activated once, also without a body, and the design stays', async () => {
  const ana = await at.person()
  await ana.post('/api/brand-design', design)
  for (const _ of [1, 2]) {
    const answer = await ana.post('/api/brand-design/activate-studio')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { isDesignStudioEnabled: true, brandStyle: 'bold', colorPalette: design.colorPalette },
    ])
  }
  const happened = (await ana.get('/api/activity')).json<{ kind: string }[]>()
  expect(happened.filter(({ kind }) => kind === 'studio_activated')).toHaveLength(1)
})

test('the sample of a design follows what is saved, and may be kept by the browser', async () => {
  const ana = await at.person()
  const sample = () => ana.get('/api/brand-design/sample?language=es')
  const plain = await sample()
  expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'image/png'])
  expect(plain.headers['cache-control']).toBe('private, max-age=3600')
  expect((await sample()).rawPayload).toEqual(plain.rawPayload)
  await ana.post('/api/brand-design', { ...design, logoUrl: null })
  expect(await shareOf((await sample()).rawPayload, design.colorPalette.primary)).toBeGreaterThan(0.2)
  expect(await shareOf(plain.rawPayload, design.colorPalette.primary)).toBeLessThan(0.01)
})

test('a preview uses unsaved values, and stores nothing', async () => {
  const ana = await at.person()
  const drawn = await ana.post('/api/brand-design/preview', {
    ...design,
    template: 'email_header',
    headline: '<b>Hola</b> \u202e🎉',
  })
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png'])
  expect(await shareOf(drawn.rawPayload, '#0a7d3c')).toBeGreaterThan(0.02)
  const { rows } = await at.query(
    'select count(*) from brand_designs d join memberships m using (workspace_id) where m.user_id = $1',
    [ana.user.id],
  )
  expect(Number(rows[0]?.count)).toBe(0)
  const foreign = await upload(await at.person())
  const refused = await ana.post('/api/brand-design/preview', {
    ...design,
    template: 'email_header',
    headline: 'A',
    logoUrl: foreign,
  })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['logoUrl']])
})
