import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstBrand } from '#core/brands/server/brands.fixture.ts'
import { readPdf } from '#server/pdf/pdf-text.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { design, pixelsOf } from './brand-studio.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test("the package contains logos, palette, fonts with their license, and the guidelines in the person's language", async () => {
  const ana = await at.person({ language: 'es' })
  const { id } = await firstBrand(ana)
  await ana.patch(`/api/brands/${id}`, { name: 'Café Ñandú / 1' })
  await ana.post('/api/brand-design', design)
  const answer = await ana.get('/api/brand-design/package')
  expect(answer.headers['content-disposition']).toContain('filename="cafe-nandu-1.zip"')
  const entries = unzipSync(answer.rawPayload)
  expect(Object.keys(entries).sort()).toEqual([
    'fonts/fonts.txt',
    'fonts/oswald/OFL.txt',
    'fonts/oswald/oswald-400.woff2',
    'fonts/oswald/oswald-700.woff2',
    'fonts/roboto-condensed/OFL.txt',
    'fonts/roboto-condensed/roboto-condensed-400.woff2',
    'fonts/roboto-condensed/roboto-condensed-700.woff2',
    'guia-de-marca.pdf',
    'logos/dark.png',
    'logos/mark.png',
    'logos/primary.png',
    'logos/white.png',
    'palette/palette.css',
    'palette/palette.json',
    'palette/palette.png',
  ])
  const entry = (name: string) => Buffer.from(entries[name] ?? [])
  expect(JSON.parse(entry('palette/palette.json').toString())).toEqual(design.colorPalette)
  expect(entry('palette/palette.css').toString()).toContain('--brand-accent: #facc15;')
  expect((await pixelsOf(entry('palette/palette.png'))).at(10, 10)).toEqual([0x0a, 0x7d, 0x3c, 255])
  expect(strFromU8(entry('fonts/oswald/OFL.txt'))).toContain('SIL Open Font License')
  expect(entry('fonts/oswald/oswald-700.woff2').subarray(0, 4).toString()).toBe('wOF2')
  const { text } = readPdf(entry('guia-de-marca.pdf'))
  for (const part of [
    'Café Ñandú / 1',
    'Guía de la marca',
    '#0a7d3c',
    'un margen de 2 veces su altura',
    'menos de 24 px de alto',
    '60 % principal, 30 % secundario, 10 % de acento',
    'No deformes el logotipo',
    'No uses colores no aprobados',
    'Titulares: Oswald',
  ])
    expect(text).toContain(part)
})

test('each variant of the logo is shown inline, and downloaded under its own name', async () => {
  const ana = await at.person()
  const shown = await ana.get('/api/brand-design/logo/mark')
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
    200,
    'image/png',
    undefined,
  ])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 512, format: 'png' })
  const taken = await ana.get('/api/brand-design/logo/white?download=true')
  expect(taken.headers['content-disposition']).toContain('filename="ana-ruiz-white.png"')
  expect((await ana.get('/api/brand-design/logo/neon')).statusCode).toBe(404)
})
