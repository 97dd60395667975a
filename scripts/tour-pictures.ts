import './runtime.ts'
import { chmodSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium as browserType, type Page } from '@playwright/test'
import { tourScenes } from '#features/site/client/tour/tour-scenes.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { startProduct } from '../tests/running-product.ts'
import { buildIfNeeded } from './build-if-needed.ts'
import { chromium } from './chromium.ts'

const folder = fileURLToPath(new URL('../public/tour/', import.meta.url))
const size = { width: 1280, height: 800 }
const QUALITY = 0.85

type Scene = (typeof tourScenes)[number]

/** Screenshots of the product with demo data for the public pages. Run it again when screens change. */
await buildIfNeeded()
const dataDir = await mkdtemp(join(tmpdir(), 'campaigner-tour-'))
// As root the database runs as another user, who could not enter a closed folder.
chmodSync(dataDir, 0o755)
const product = await startProduct({ DATA_DIR: dataDir, PORT: '0' })
const browser = await browserType.launch({ executablePath: chromium(), args: ['--no-sandbox'] })
try {
  await mkdir(folder, { recursive: true })
  for (const locale of locales) await takeAll(browser, product.url, locale)
} finally {
  await browser.close()
  await product.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

async function takeAll(browser: Browser, baseURL: string, locale: Locale): Promise<void> {
  const context = await browser.newContext({ viewport: size, baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const encoder = await context.newPage()
  await enter(page, locale)
  for (const scene of tourScenes) {
    const shown = 'inOtherLanguage' in scene ? otherThan(locale) : locale
    await page.addInitScript((language) => localStorage.setItem('language', language), shown)
    await page.goto(await pathOf(page, scene))
    await page.locator('h1').waitFor()
    if (scene.id === 'customer') await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
    const name = `${scene.id}-${locale}.webp`
    await writeFile(join(folder, name), await asWebp(encoder, await page.screenshot()))
    console.log(name)
  }
  await context.close()
}

function otherThan(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en'
}

async function enter(page: Page, locale: Locale): Promise<void> {
  const headers = { 'accept-language': locale }
  const person = { firstName: 'Elena', lastName: 'Luna', password: 'only for pictures' }
  const email = `elena-${locale}@luna.example`
  const timeZone = 'Europe/Madrid'
  await page.request.post('/api/signup', { data: { ...person, email, timeZone }, headers })
  await page.request.post('/api/populate-demo-data', { headers })
  while (!(await hasPictures(page))) await page.waitForTimeout(500)
}

/** The pictures of the demo data follow in the background. */
async function hasPictures(page: Page): Promise<boolean> {
  const campaigns: { thumbnailUrl: string | null }[] = await (
    await page.request.get('/api/campaigns?limit=200')
  ).json()
  return campaigns.every(({ thumbnailUrl }) => thumbnailUrl)
}

async function pathOf(page: Page, scene: Scene): Promise<string> {
  if (scene.id === 'plan') {
    const [plan] = await (await page.request.get('/api/content-plans')).json()
    return `${scene.path}/${plan.id}`
  }
  if (scene.id !== 'customer') return scene.path
  const [customer] = await (await page.request.get('/api/customers?search=Naomi')).json()
  return `${scene.path}?customer=${customer.id}`
}

/** A third of the bytes at the same quality; the browser has the encoder. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([source, quality]) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
      const canvas = Object.assign(document.createElement('canvas'), {
        width: picture.width,
        height: picture.height,
      })
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    [png.toString('base64'), QUALITY] as const,
  )
  return Buffer.from(encoded, 'base64')
}
