import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { add } from './campaign-calls.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

// Rendering is slow, and the server makes one video at a time.
const PATIENCE = 180_000

const words = {
  en: {
    form: 'AI video generator',
    prompt: 'We open on Monday. Show a happy customer. Fresh bread from 7 every single morning of the week.',
    headline: 'We open on Monday',
    format: ['Format', 'Vertical (phone), 9:16'],
    length: ['Length', '3 seconds'],
    music: ['Music', 'Calm'],
    plan: 'Edit storyboard',
    board: 'Storyboard',
    leftOut: 'One sentence doesn’t fit in 3 seconds:',
    text: 'Text of scene',
    tooShort: /Reading it takes about/,
    addScene: 'Add scene',
    up: 'Move scene 2 up',
    addPhoto: 'Add a photo or clip to scene 1',
    picker: 'Choose a photo or clip for your video',
    only: 'Come in',
    generate: 'Generate video',
    edit: 'Edit',
    editing: 'Editing “',
    cancel: 'Stop editing',
    use: 'Use in campaign',
    campaign: 'Campaign',
    next: 'Choose posts',
    useOn: 'Use on 1 post',
    used: 'Video added to 1 post',
  },
  es: {
    form: 'Generador de vídeos con IA',
    prompt:
      'Abrimos el lunes. Muestra a un cliente feliz. Pan recién hecho desde las 7 todas las mañanas de la semana.',
    headline: 'Abrimos el lunes',
    format: ['Formato', 'Vertical (móvil), 9:16'],
    length: ['Duración', '3 segundos'],
    music: ['Música', 'Tranquila'],
    plan: 'Editar guion',
    board: 'Guion',
    leftOut: 'Una frase no cabe en 3 segundos:',
    text: 'Texto de la escena',
    tooShort: /Leerlo lleva unos/,
    addScene: 'Añadir escena',
    up: 'Subir la escena 2',
    addPhoto: 'Añadir una foto o un clip a la escena 1',
    picker: 'Elige una foto o un clip para tu vídeo',
    only: 'Pasa',
    generate: 'Generar vídeo',
    edit: 'Editar',
    editing: 'Estás editando «',
    cancel: 'Dejar de editar',
    use: 'Usar en una campaña',
    campaign: 'Campaña',
    next: 'Elegir publicaciones',
    useOn: 'Usar en 1 publicación',
    used: 'Vídeo añadido a 1 publicación',
  },
} as const

async function addsPhoto(page: Page): Promise<void> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b3541e' } })
    .jpeg()
    .toBuffer()
  const { uploadURL } = await (await page.request.post('/api/objects/upload')).json()
  const { url } = await (await page.request.put(uploadURL, { data: bytes })).json()
  const added = await page.request.post('/api/media', { data: { url, name: 'oven.jpg' } })
  expect(added.status()).toBe(201)
}

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const)
  test(`a storyboard becomes a vertical film with a photo and music, and is used (${language}, ${width} px)`, async ({
    page,
    visitor,
  }) => {
    const say = words[language]
    await page.setViewportSize({ width, height: 900 })
    await visitor.isMember(language)
    await addsPhoto(page)
    await add(page, { title: 'Opening' })

    await page.goto('/campaigner')
    const form = page.getByRole('form', { name: say.form })
    await form.getByRole('textbox').first().fill(say.prompt)
    for (const [label, option] of [say.format, say.length, say.music]) {
      await form.getByLabel(label, { exact: true }).click()
      await page.getByRole('option', { name: option }).click()
    }
    await form.getByRole('button', { name: say.plan }).click()
    const board = form.getByRole('region', { name: say.board })
    await expect(board.getByRole('listitem')).toHaveCount(2)
    await expect(board.getByText(say.leftOut)).toBeVisible()
    const first = board.getByRole('textbox', { name: `${say.text} 1` })
    await expect(first).toHaveValue(say.headline)

    // Too much for the time, then short enough, as the first scene, with a photo.
    await board.getByRole('button', { name: say.addScene }).click()
    const second = board.getByRole('textbox', { name: `${say.text} 2` })
    await second.fill(say.prompt.slice(0, 88))
    await expect(board.getByText(say.tooShort).first()).toBeVisible()
    await second.fill(say.only)
    await board.getByRole('button', { name: say.up }).click()
    await expect(first).toHaveValue(say.only)
    await board.getByRole('button', { name: say.addPhoto }).click()
    const picker = page.getByRole('dialog', { name: say.picker })
    await picker.getByRole('button', { name: /oven/ }).click()
    await expect(picker).toBeHidden()
    await expect(board.locator('img')).toHaveCount(1)
    await expectToFit(page)
    await expectAccessible(page)

    await form.getByRole('button', { name: say.generate }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const video = page.locator('#video video')
    await expect(video).toBeVisible({ timeout: PATIENCE })
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.videoHeight)).toBe(1920)
    await expectToFit(page)

    // Its storyboard opens again, as it was.
    await page.getByRole('button', { name: say.edit, exact: true }).click()
    await expect(form.getByText(say.editing)).toBeVisible()
    await expect(first).toHaveValue(say.only)
    await expect(board.locator('img')).toHaveCount(1)
    await expectToFit(page)
    await expectAccessible(page)
    await form.getByRole('button', { name: say.cancel }).click()
    await expect(board).toBeHidden()

    await page.getByRole('button', { name: say.use }).click()
    await page.getByRole('dialog').getByLabel(say.campaign, { exact: true }).fill('Opening')
    await page.getByRole('option', { name: 'Opening' }).click()
    await page.getByRole('button', { name: say.next }).click()
    await page.getByRole('checkbox', { name: 'Facebook' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: say.useOn }).click()
    await expect(page.getByText(say.used, { exact: true })).toBeVisible()
  })
