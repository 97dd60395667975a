import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFitAtOtherWidth, noticeOn, test, widthOf } from './fixtures.ts'

const words = {
  en: {
    card: 'Brand voice',
    empty: 'No texts yet. Paste one that sounds like you.',
    add: 'Add text',
    text: 'Text 1',
    second: 'Text 2',
    remove: 'Remove text 2',
    use: 'Words to use',
    avoid: 'Words to avoid',
    emoji: 'Emoji per post',
    none: 'None',
    onBoth: 'One of these is also a word to use',
    save: 'Save Design',
    saved: 'Brand voice saved',
    discard: 'Discard changes',
    needsStyle: 'Choose a style to save your design.',
    sample: 'Rain outside, soup inside. The table by the window is free.',
    brief: 'soup of the day is pumpkin, 12 bowls',
  },
  es: {
    card: 'Voz de la marca',
    empty: 'Aún no hay textos. Pega uno que suene a ti.',
    add: 'Añadir texto',
    text: 'Texto 1',
    second: 'Texto 2',
    remove: 'Quitar texto 2',
    use: 'Palabras que usas',
    avoid: 'Palabras que evitas',
    emoji: 'Emojis por publicación',
    none: 'Ninguno',
    onBoth: 'Una de estas también está en las palabras que usas',
    save: 'Guardar diseño',
    saved: 'Voz de la marca guardada',
    discard: 'Descartar cambios',
    needsStyle: 'Elige un estilo para guardar tu diseño.',
    sample: 'Fuera llueve y dentro hay sopa. La mesa de la ventana está libre.',
    brief: 'la sopa de hoy es de calabaza, 12 platos',
  },
} as const

const EMOJI = /\p{Extended_Pictographic}/u

async function generate(page: Page, prompt: string): Promise<string[]> {
  const answer = await page.request.post('/api/campaigns/generate', {
    data: { prompt, platforms: ['instagram', 'facebook', 'tiktok'] },
  })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  const { posts } = await (await page.request.get(`/api/campaigns/${id}`)).json()
  return posts.map((post: { text: string }) => post.text)
}

for (const language of ['en', 'es'] as const) {
  const width = widthOf(language)

  test(`a voice is set with the keyboard alone and obeyed, in ${language} at ${width} px`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const said = words[language]
    await visitor.isMember(language)
    await page.goto('/brand-studio')
    await expect(page.getByRole('heading', { name: said.card })).toBeVisible()
    await expect(page.getByText(said.empty)).toBeVisible()
    await expect(page.getByText(said.needsStyle)).toBeVisible()

    // Keyboard only: each step goes to where the focus is then.
    await page.getByRole('button', { name: said.add }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(said.text, { exact: true })).toBeFocused()
    await page.keyboard.type(said.sample)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: said.add })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(said.second, { exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: said.remove })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(said.second, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: said.add })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(said.use, { exact: true })).toBeFocused()
    await page.keyboard.type('barrio, Luna')
    await page.keyboard.press('Tab')
    await page.keyboard.type('luna')
    await expect(page.getByText(said.onBoth)).toBeVisible()
    const save = page.getByRole('button', { name: said.save })
    await expect(save).toBeDisabled()
    await page.getByLabel(said.avoid, { exact: true }).fill('sabor, taste')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: said.none, exact: true }).press('Enter')
    await expect(page.getByLabel(said.emoji, { exact: true })).toHaveText(said.none)
    await expectAccessible(page)
    await expectToFitAtOtherWidth(page)

    // Without a style the design cannot be saved, but the voice can.
    await save.press('Enter')
    await expect(noticeOn(page, said.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(said.text, { exact: true })).toHaveValue(said.sample)
    await expect(page.getByLabel(said.use, { exact: true })).toHaveValue('barrio, Luna')
    await page.getByLabel(said.use, { exact: true }).fill('otra')
    await page.getByRole('button', { name: said.discard }).press('Enter')
    await expect(page.getByLabel(said.use, { exact: true })).toHaveValue('barrio, Luna')

    const texts = await generate(page, said.brief)
    expect(texts.filter((text) => EMOJI.test(text))).toEqual([])
    expect(texts.filter((text) => text.includes(said.sample))).toEqual([])
  })
}

test('the demo shop has a voice of its own', async ({ page, visitor }) => {
  await visitor.isMember()
  await page.request.post('/api/populate-demo-data')
  const brands: { id: string; name: string }[] = await (await page.request.get('/api/brands')).json()
  const cafe = brands.find(({ name }) => name === 'Luna Café')
  const voice = await (await page.request.get(`/api/brand-voice?brandId=${cafe?.id}`)).json()
  expect(voice).toMatchObject({ emoji: 'few', wordsToAvoid: ['clients'] })
})
