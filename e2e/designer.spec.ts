import sharp from 'sharp'
import type { BrandPicture } from '#features/brand-studio/brand-pictures.contract.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

const words = {
  en: {
    create: 'Create Instagram Post',
    offers: 'Offers',
    template: 'Use template: Photo offer',
    other: 'Use template: Opening hours',
    headline: 'Headline',
    layer: 'Text: Soup for two',
    soup: 'Soup for two',
    undo: 'Undo',
    size: 'Size',
    story: 'Instagram Story',
    save: 'Save image',
    sample: 'Save anyway',
    saved: 'Image saved',
    close: 'Close',
    editNamed: 'Edit “Soup for two”',
  },
  es: {
    create: 'Crear Publicación de Instagram',
    offers: 'Ofertas',
    template: 'Usar plantilla: Oferta con foto',
    other: 'Usar plantilla: Horario',
    headline: 'Titular',
    layer: 'Texto: Sopa para dos',
    soup: 'Sopa para dos',
    undo: 'Deshacer',
    size: 'Tamaño',
    story: 'Historia de Instagram',
    save: 'Guardar imagen',
    sample: 'Guardar igualmente',
    saved: 'Imagen guardada',
    close: 'Cerrar',
    editNamed: 'Editar «Sopa para dos»',
  },
} as const

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    const said = words[language]

    test('from a template to a saved image, by keyboard', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.request.post('/api/populate-demo-data')
      await page.goto('/brand-studio?tab=editor')
      await page.getByRole('button', { name: said.create }).first().click()
      await page.getByRole('button', { name: said.offers }).click()
      await expect(page.getByRole('button', { name: said.template })).toBeVisible()
      await expect(page.getByRole('button', { name: said.other })).toBeHidden()
      await expectAccessible(page)
      await expectToFit(page)
      // The canvas library is loaded when the designer opens, not before.
      expect(await page.evaluate(() => 'Konva' in window)).toBe(false)
      await page.getByRole('button', { name: said.template }).click()

      const headline = page.getByLabel(said.headline, { exact: true })
      await headline.focus()
      await page.keyboard.press('Control+A')
      await page.keyboard.type(said.soup)
      expect(await page.evaluate(() => 'Konva' in window)).toBe(true)
      const layer = page.getByRole('button', { name: said.layer, exact: true })
      await layer.press('Enter')
      await expect(layer).toHaveAttribute('aria-pressed', 'true')
      for (let step = 0; step < 3; step++) await layer.press('Shift+ArrowRight')
      await layer.press('ArrowUp')
      await expectAccessible(page)
      await expectToFit(page)
      await page.getByRole('button', { name: said.save }).click()
      // The other words still come with the template; that is asked once.
      await page.getByRole('button', { name: said.sample }).click()
      await expect(page.getByText(said.saved, { exact: true }).first()).toBeVisible()
      const [moved] = await pictures()
      await layer.focus()
      // All steps of the arrow keys are one.
      await layer.press('Control+z')
      await page.getByRole('button', { name: said.save }).click()
      await expect.poll(async () => xOf((await pictures())[0])).not.toBe(xOf(moved))
      const [undone] = await pictures()
      expect((xOf(moved) ?? 0) - (xOf(undone) ?? 0)).toBeCloseTo(30 / 1080)

      // The edits flow to another size.
      await page.getByLabel(said.size, { exact: true }).click()
      await page.getByRole('option', { name: said.story }).click()
      await page.getByRole('button', { name: said.save }).click()
      await expect.poll(async () => (await pictures())[0]?.template).toBe('instagram_story')
      const [story] = await pictures()
      const file = await (await page.request.get(story?.pictureUrl ?? '')).body()
      const { width: wide, height } = await sharp(file).metadata()
      expect([story?.texts.headline, wide, height]).toEqual([said.soup, 1080, 1920])

      await page.keyboard.press('Escape')
      await page.getByRole('dialog').getByRole('button', { name: said.close }).click()
      await page.getByRole('button', { name: said.editNamed }).first().click()
      await expect(page.getByRole('button', { name: said.layer, exact: true })).toBeVisible()

      async function pictures(): Promise<BrandPicture[]> {
        return (await page.request.get('/api/brand-pictures')).json()
      }
    })
  })
}

const xOf = (picture: BrandPicture | undefined) =>
  picture?.scene?.layers.find(({ id }) => id === 'headline')?.x

test('the image of a post is designed with its campaign’s words and replaces the one it had', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  await page.request.post('/api/brand-pictures', {
    data: { template: 'facebook_post', headline: 'Two cakes for one on Friday' },
  })
  const [{ id }] = await (await page.request.get('/api/brand-pictures')).json()
  const used = await page.request.post(`/api/brand-pictures/${id}/use`, { data: {} })
  const { campaignId } = await used.json()
  await page.goto(`/campaigns/${campaignId}`)
  await page.getByRole('link', { name: 'Edit image 1' }).click()
  await page.getByRole('button', { name: 'Use template: Color band' }).click()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue(/cakes/i)
  await page.getByRole('button', { name: 'Save and use in the post' }).click()
  await expect(page).toHaveURL(new RegExp(`/campaigns/${campaignId}`))
  const [newest] = await (await page.request.get('/api/brand-pictures')).json()
  const { posts } = await (await page.request.get(`/api/campaigns/${campaignId}`)).json()
  expect(posts[0].media.map(({ url }: { url: string }) => url)).toEqual([newest.pictureUrl])
})
