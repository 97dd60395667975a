import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, noticeOn, test } from './fixtures.ts'

const words = {
  en: {
    empty: 'Add photos and videos of your work',
    choose: 'Choose files',
    uploads: 'Uploads',
    wrongType: /Only these file types are accepted: PNG, JPG/,
    oneFailed: /2 files added · 1 upload failed/,
    closeUploads: 'Close uploads',
    search: 'Search media',
    found: '1 file found',
    nothing: 'Nothing matches',
    showAll: 'Show everything',
    across: 'Focus point, left to right',
    down: 'Focus point, top to bottom',
    value: '51% from the left, 40% from the top',
    alt: 'English',
    altText: 'A red cake on a plate',
    tags: 'Tags',
    tag: 'cakes',
    chip: 'cakes, 1 file',
    save: 'Save changes',
    saved: 'Changes saved',
    download: 'Download',
    delete: 'Delete image',
    deleted: 'File deleted',
    undo: 'Undo',
    restored: 'File restored',
    select: 'Select window',
    addTag: 'Add tag',
    tagged: 'Tags added to 2 files',
    both: 'cakes, 2 files',
    deleteSelected: 'Delete',
    bothDeleted: '2 files deleted',
    bothRestored: '2 files restored',
  },
  es: {
    empty: 'Añade fotos y vídeos de tu trabajo',
    choose: 'Elegir archivos',
    uploads: 'Subidas',
    wrongType: /Solo se aceptan estos tipos de archivo: PNG, JPG/,
    oneFailed: /2 archivos añadidos · 1 subida ha fallado/,
    closeUploads: 'Cerrar las subidas',
    search: 'Buscar en Multimedia',
    found: '1 archivo encontrado',
    nothing: 'No coincide nada',
    showAll: 'Ver todo',
    across: 'Punto de enfoque, de izquierda a derecha',
    down: 'Punto de enfoque, de arriba abajo',
    value: 'A 51 % de la izquierda y a 40 % de arriba',
    alt: 'Español',
    altText: 'Una tarta roja en un plato',
    tags: 'Etiquetas',
    tag: 'tartas',
    chip: 'tartas, 1 archivo',
    save: 'Guardar cambios',
    saved: 'Cambios guardados',
    download: 'Descargar',
    delete: 'Eliminar imagen',
    deleted: 'Archivo eliminado',
    undo: 'Deshacer',
    restored: 'Archivo recuperado',
    select: 'Seleccionar window',
    addTag: 'Añadir etiqueta',
    tagged: 'Etiquetas añadidas a 2 archivos',
    both: 'tartas, 2 archivos',
    deleteSelected: 'Eliminar',
    bothDeleted: '2 archivos eliminados',
    bothRestored: '2 archivos recuperados',
  },
} as const

const imageOf = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

async function threeFiles() {
  return [
    { name: 'cake.png', mimeType: 'image/png', buffer: await imageOf(80, 60, '#b8324a').png().toBuffer() },
    {
      name: 'window.webp',
      mimeType: 'image/webp',
      buffer: await imageOf(60, 90, '#1f5a63').webp().toBuffer(),
    },
    { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('Bread 2') },
  ]
}

/** Adds images without the screen. */
async function addImages(page: Page, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const { uploadURL } = await (await page.request.post('/api/objects/upload')).json()
    const data = await imageOf(40, 40 + index, '#d8b98a')
      .png()
      .toBuffer()
    await page.request.put(uploadURL, { data, headers: { 'content-type': 'image/png' } })
    const url = uploadURL.split('?')[0]
    expect((await page.request.post('/api/media', { data: { url, name } })).status()).toBe(201)
  }
}

const tilesOn = (page: Page) => page.getByRole('main').locator('button[data-item]')

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    const said = words[language]

    test('images are uploaded, found, described, deleted and restored', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto('/media')
      await expect(page.getByRole('heading', { name: said.empty })).toBeVisible()
      await expectAccessible(page)

      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: said.choose }).click()
      await (await chooser).setFiles(await threeFiles())
      const uploads = page.getByRole('region', { name: said.uploads })
      await expect(uploads.getByText(said.wrongType)).toBeVisible()
      await expect(uploads.getByRole('heading', { name: said.oneFailed })).toBeVisible()
      await expect(tilesOn(page)).toHaveCount(2)
      await expectAccessible(page)
      await uploads.getByRole('button', { name: said.closeUploads }).click()

      const search = page.getByRole('searchbox', { name: said.search })
      await search.fill('nothing like it')
      await expect(page.getByText(said.nothing)).toBeVisible()
      await page.getByRole('button', { name: said.showAll }).click()
      await search.fill('cake')
      await expect(page.getByText(said.found)).toBeVisible()
      await expect(page).toHaveURL(/search=cake/)
      await page.reload()
      await expect(tilesOn(page)).toHaveCount(1)

      await tilesOn(page).click()
      const details = page.getByRole('dialog')
      await expect(page).toHaveURL(/item=/)
      const save = details.getByRole('button', { name: said.save })
      await expect(save).toBeDisabled()
      const across = details.getByRole('slider', { name: said.across })
      await across.fill('50')
      await details.getByRole('slider', { name: said.down }).fill('50')
      await across.press('ArrowRight')
      await across.press('Shift+ArrowUp')
      await expect(across).toHaveAttribute('aria-valuetext', said.value)
      await details.getByLabel(said.alt).fill(said.altText)
      await details.getByLabel(said.tags).fill(said.tag)
      await details.getByLabel(said.tags).press('Enter')
      await expectAccessible(page)
      await save.click()
      await expect(noticeOn(page, said.saved)).toBeVisible()
      await expect(save).toBeDisabled()
      await page.reload()
      await expect(across).toHaveAttribute('aria-valuetext', said.value)
      await expect(details.getByLabel(said.alt)).toHaveValue(said.altText)

      const download = page.waitForEvent('download')
      await details.getByRole('button', { name: said.download }).click()
      expect((await download).suggestedFilename()).toBe('cake.png')
      await details.getByRole('button', { name: said.delete }).click()
      await expect(noticeOn(page, said.deleted)).toBeVisible()
      await expect(details).toHaveCount(0)
      await expect(tilesOn(page)).toHaveCount(0)
      await page.getByRole('button', { name: said.undo }).click()
      await expect(noticeOn(page, said.restored)).toBeVisible()
      await expect(page.getByRole('button', { name: said.altText })).toBeVisible()
      await page.getByRole('button', { name: said.chip }).click()
      await expect(page).toHaveURL(/tag=/)
    })

    test('several images are tagged and deleted together', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await addImages(page, ['window one.png', 'window two.png', 'bread.png'])
      await page.goto('/media')
      await expect(tilesOn(page)).toHaveCount(3)
      const select = async () => {
        for (const name of ['one', 'two'])
          await page.getByRole('checkbox', { name: `${said.select} ${name}` }).press('Space')
      }
      await select()
      await expectAccessible(page)
      await page.getByRole('button', { name: said.addTag }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(said.tags).fill(`${said.tag},`)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: said.addTag }).click()
      await expect(noticeOn(page, said.tagged)).toBeVisible()
      await expect(page.getByRole('button', { name: said.both })).toBeVisible()
      await select()
      await page.getByRole('button', { name: said.deleteSelected, exact: true }).click()
      await expect(noticeOn(page, said.bothDeleted)).toBeVisible()
      await expect(tilesOn(page)).toHaveCount(1)
      await page.getByRole('button', { name: said.undo }).click()
      await expect(noticeOn(page, said.bothRestored)).toBeVisible()
      await expect(tilesOn(page)).toHaveCount(3)
    })
  })
}

/** Whether the browser would ask before the tab is closed. */
const warnsOnLeaving = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** Drags, drops or pastes a small image on the page, as the browser would. */
async function give(page: Page, kind: 'dragenter' | 'drop' | 'paste', name: string): Promise<void> {
  const bytes = (await imageOf(30, 30, '#49653a').png().toBuffer()).toString('base64')
  await page.evaluate(
    ({ kind, name, bytes }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      data.items.add(new File([content], name, { type: 'image/png', lastModified: 1 }))
      const options = { bubbles: true, cancelable: true }
      const event =
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...options, clipboardData: data })
          : new DragEvent(kind, { ...options, dataTransfer: data })
      document.body.dispatchEvent(event)
    },
    { kind, name, bytes },
  )
}

test('dropped and pasted images are uploaded, each once', async ({ page, visitor }) => {
  await visitor.isMember()
  await page.goto('/media')
  const sent = Promise.withResolvers<void>()
  await page.route('**/api/uploads', async (route) => {
    await sent.promise
    await route.continue()
  })
  await give(page, 'dragenter', 'dropped.png')
  const target = page.getByText('Drop images and videos to add them')
  await expect(target).toBeVisible()
  await give(page, 'drop', 'dropped.png')
  await expect(target).toHaveCount(0)
  await give(page, 'drop', 'dropped.png')
  await give(page, 'paste', 'pasted.png')
  const rows = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  expect(await warnsOnLeaving(page)).toBe(true)
  sent.resolve()
  await expect(page.getByRole('heading', { name: '2 files added' })).toBeVisible()
  expect(await warnsOnLeaving(page)).toBe(false)
  await expect(tilesOn(page)).toHaveCount(2)
})

test.describe('while the server refuses', () => {
  test.use({ expectsRefusals: true })

  test('an image of a scheduled post stays, and the post is named', async ({ page, visitor }) => {
    await visitor.isMember()
    await addImages(page, ['cake.png'])
    const message = 'A scheduled post shows this file.'
    const use = {
      campaignId: randomUUID(),
      campaignTitle: 'Spring cakes',
      postId: randomUUID(),
      platform: 'instagram',
      state: 'planned',
      scheduledFor: '2030-03-10T09:00:00.000Z',
    }
    await page.route('**/api/media/*/uses', (route) => route.fulfill({ json: [use] }))
    await page.route('**/api/media/*', async (route) => {
      if (route.request().method() !== 'DELETE') await route.fallback()
      else await route.fulfill({ status: 409, json: { code: 'media_in_use', message } })
    })
    await page.goto('/media')
    await tilesOn(page).click()
    await page.getByRole('button', { name: 'Delete image' }).click()
    const refusal = page.getByRole('dialog').getByRole('alert')
    await expect(refusal.getByText(message)).toBeVisible()
    await expect(refusal.getByRole('link', { name: use.campaignTitle })).toHaveAttribute(
      'href',
      `/campaigns/${use.campaignId}?post=${use.postId}`,
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select cake' }).press('Space')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(noticeOn(page, message)).toBeVisible()
    await expect(tilesOn(page)).toHaveCount(1)
  })

  test('a failed upload says why and can be tried again', async ({ page, visitor }) => {
    await visitor.isMember()
    await page.goto('/media')
    let refusals = 1
    const message = 'We can’t read this image.'
    await page.route('**/api/media/from-upload', async (route) => {
      if (refusals-- > 0) await route.fulfill({ status: 422, json: { code: 'picture_unreadable', message } })
      else await route.fallback()
    })
    await give(page, 'drop', 'cake.png')
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await expect(uploads.getByText(message)).toBeVisible()
    await uploads.getByRole('button', { name: 'Try again: cake.png' }).click()
    await expect(uploads.getByRole('heading', { name: '1 file added' })).toBeVisible()
    await expect(tilesOn(page)).toHaveCount(1)
  })
})
