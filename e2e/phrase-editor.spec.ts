import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'

let folder: string
let running: ChildProcess
let url: string

/** The editor as its command starts it, with a copy of the banks. */
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'phrases-'))
  for (const locale of ['en', 'es'])
    cpSync(`src/writer/trades/${locale}`, join(folder, locale), { recursive: true })
  running = spawn(process.execPath, ['scripts/phrases/main.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = running.stdout ? await once(running.stdout, 'data') : ['']
  url = /http:\S+/.exec(String(printed))?.[0] ?? ''
})
test.afterEach(async ({ page }) => {
  // A check still in flight would be cut off, which the browser reports.
  await page.goto('about:blank')
  const ended = once(running, 'exit')
  running.kill()
  await ended
  rmSync(folder, { recursive: true })
})

const spanish = (page: Page) => page.locator('.cell[lang="es"]')
const lastCall = (page: Page) =>
  spanish(page)
    .getByRole('textbox', { name: /^Llamadas a la acción/ })
    .last()
const file = () => join(folder, 'es/bakery.json')

test.describe('for a Spanish speaker with a phone', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 }, expectsRefusals: true })

  test('a phrase is written with the keyboard, mended and saved', async ({ page }) => {
    await page.goto(`${url}#bakery`)
    await expect(page.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status')).toHaveText('Sin cambios')
    await expectAccessible(page)

    await lastCall(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('venid a por el mejor pan de masa madre.')
    await expect(spanish(page).getByText('Habla de tú: cambia «venid».')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert')).toContainText('corrige primero las frases marcadas')
    expect(readFileSync(file(), 'utf8')).not.toContain('venid')

    await lastCall(page).fill('Ven a por una hogaza de masa madre.')
    await expect(page.getByRole('status')).toHaveText('Cambios sin guardar')
    const late = Promise.withResolvers<void>()
    await page.route('**/check', async (route) => {
      await late.promise
      await route.continue()
    })
    const checked = page.waitForResponse('**/check')
    await lastCall(page).press('Alt+ArrowUp')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('status')).toHaveText('Guardado.')
    late.resolve()
    await (await checked).finished()
    await expect(page.getByRole('status')).toHaveText('Guardado.')
    const { calls } = JSON.parse(readFileSync(file(), 'utf8'))
    expect(calls.at(-2)).toBe('Ven a por una hogaza de masa madre.')
  })
})

test.describe('beside each other', () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectsRefusals: true })

  test('both languages are edited, a sample is written, and a changed file is not overwritten', async ({
    page,
  }) => {
    await page.goto(`${url}#bakery`)
    const english = page.locator('.cell[lang="en"]')
    await expect(english.getByRole('heading', { name: 'Truths' })).toBeVisible()
    await expect(spanish(page).getByRole('heading', { name: 'Verdades' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Write samples' }).click()
    await expect(page.locator('.post').first()).not.toBeEmpty()

    await english.getByRole('button', { name: 'Remove: Questions 1' }).click()
    await expect(english.getByText('This list needs at least 6')).toBeVisible()
    await english
      .getByRole('textbox', { name: /^Questions/ })
      .last()
      .press('Enter')
    await page.keyboard.type('Who gets the last roll at your table?')
    await expect(page.getByRole('status')).toHaveText('Unsaved changes')

    const path = join(folder, 'en/bakery.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace('Crust or crumb', 'Crumb or crust'))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('alert')).toContainText('changed on disk')
    expect(readFileSync(path, 'utf8')).toContain('Crumb or crust')
  })
})
