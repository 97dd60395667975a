import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium as browserType, type Page } from '@playwright/test'
import { screens as allScreens, type ScreenPath } from '#platform/screens.ts'
import { chromium, quietSwitches } from '../scripts/chromium.ts'
import { startBarePage } from './harness/bare-page.ts'
import { dataFolder } from './harness/database.ts'
import { kilobytes, median, milliseconds, ratio } from './harness/figures.ts'
import { loadPage, openWindow, type PageLoad } from './harness/page-load.ts'
import { type Product, signUp, startProduct } from './harness/product.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'

const ROUNDS = 5
const SLOW_ROUNDS = 2
const SLOW = { latencyMs: 60, bytesPerSecond: 1_200_000 }

/** A server that just started, or data that just changed, makes open screens read everything twice. */
const SETTLE_MS = 90_000

const MAX_SCRIPTS = 12
const MAX_REQUESTS = 25
const DASHBOARD_BYTES = 170_000
const MAX_RATIO = 2
const MAX_SLOW_MS = 1_800

/** Aliases of screens that are already measured. */
const duplicates: ReadonlySet<string> = new Set<ScreenPath>(['/home', '/campaigner', '/demo'])

type Site = { browser: Browser; product: Product; bareUrl: string; cookie: string }
type Subject = { name: string; path: string; cookie?: string }

/** The cost of a visit of each screen with an empty cache, in a browser. */
export async function screens(scope: Scope): Promise<Line[]> {
  const bareUrl = await startBarePage(scope)
  const product = await startProduct(scope, await dataFolder(scope))
  const { cookie } = await signUp(product)
  await call(product, cookie, 'POST', '/api/populate-demo-data')
  await sleep(SETTLE_MS)
  const browser = await browserType.launch({ executablePath: chromium(), args: quietSwitches })
  scope.defer(() => browser.close())
  const site = { browser, product, bareUrl, cookie }

  const lines: Line[] = []
  for (const subject of await subjectsOf(site)) lines.push(...(await measure(site, subject)))
  return [...lines, await revisit(site)]
}

async function call(
  { url }: Product,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const sent = body && { body: JSON.stringify(body), headers: { cookie, 'content-type': 'application/json' } }
  const answer = await fetch(url + path, { method, headers: { cookie }, ...sent })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.status === 204 ? null : answer.json()
}

async function firstId({ product, cookie }: Site, path: string): Promise<string> {
  const [first] = (await call(product, cookie, 'GET', path)) as { id: string }[]
  if (!first) throw new Error(`${path} is empty.`)
  return first.id
}

/** An account on the sandbox network has a feed to show. */
async function feedId({ product, cookie }: Site): Promise<string> {
  const account = await call(product, cookie, 'POST', '/api/social-accounts/sandbox', {
    platform: 'instagram',
  })
  return (account as { feedPath: string }).feedPath.split('/').at(-1) ?? ''
}

async function subjectsOf(site: Site): Promise<Subject[]> {
  const ids: Partial<Record<ScreenPath, string>> = {
    '/campaigns/:id': await firstId(site, '/api/campaigns?limit=1'),
    '/ai-planner/:id': await firstId(site, '/api/content-plans?limit=1'),
    '/sandbox/:id': await feedId(site),
  }
  const inside = allScreens
    .filter(({ path, access }) => access === 'signed-in' || path === '/help')
    .filter(({ path }) => !duplicates.has(path))
  return [
    { name: 'start page, signed out', path: '/' },
    { name: 'home', path: '/', cookie: site.cookie },
    ...inside.map(({ path }) => ({
      name: path,
      path: path.replace(':id', ids[path] ?? ''),
      cookie: site.cookie,
    })),
  ]
}

async function measure(site: Site, { name, path, cookie }: Subject): Promise<Line[]> {
  const { browser, product, bareUrl } = site
  const url = product.url + path
  const signedIn = cookie ? { cookie } : {}
  const [quick, ratios]: [PageLoad[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    const own = await loadPage(browser, url, signedIn)
    const bare = await loadPage(browser, `${bareUrl}/?length=${own.textLength}`, { isPaintOnly: true })
    quick.push(own)
    ratios.push(own.largestPaintMs / bare.largestPaintMs)
  }
  const slow: number[] = []
  for (let round = 0; round < SLOW_ROUNDS; round++)
    slow.push((await loadPage(browser, url, { ...signedIn, line: SLOW })).largestPaintMs)
  return [...filesOf(name, quick), ...paintsOf(quick, ratios, slow)]
}

function filesOf(name: string, loads: readonly PageLoad[]): Line[] {
  const most = (pick: (load: PageLoad) => number) => Math.max(...loads.map(pick))
  const [scripts, requests] = [most((load) => load.scripts), most((load) => load.requests)]
  const bytes = most((load) => load.scriptBytes)
  const files = judged(
    name,
    `${scripts} scripts of ${requests} requests, depth ${most((load) => load.depth)}`,
    `at most ${MAX_SCRIPTS} of ${MAX_REQUESTS}`,
    scripts <= MAX_SCRIPTS && requests <= MAX_REQUESTS,
  )
  const weight = '  scripts over the wire'
  if (name !== '/dashboard') return [files, note(weight, kilobytes(bytes))]
  const budget = `at most ${kilobytes(DASHBOARD_BYTES)}`
  return [files, judged(weight, kilobytes(bytes), budget, bytes <= DASHBOARD_BYTES)]
}

function paintsOf(loads: readonly PageLoad[], ratios: readonly number[], slow: readonly number[]): Line[] {
  const own = median(loads.map((load) => load.largestPaintMs))
  const [times, slowMs] = [median(ratios), median(slow)]
  return [
    judged(
      '  largest paint',
      `${milliseconds(own)}, ${ratio(times)} of a bare React page`,
      `at most ${ratio(MAX_RATIO)}`,
      times <= MAX_RATIO,
    ),
    judged(
      `  at ${SLOW.latencyMs} ms and ${SLOW.bytesPerSecond / 1e6} MB/s`,
      milliseconds(slowMs),
      `at most ${MAX_SLOW_MS} ms`,
      slowMs <= MAX_SLOW_MS,
    ),
  ]
}

/** Visits the screens of the sidebar twice; the second time everything must be cached. */
async function revisit({ browser, product, cookie }: Site): Promise<Line> {
  const context = await openWindow(browser, cookie)
  const page = await context.newPage()
  await page.goto(`${product.url}/dashboard`)
  const links = page.locator('nav a[href^="/"]')
  await links.first().waitFor()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await goRound(page, paths)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) fetched.push(request.url())
  })
  await goRound(page, paths)
  await context.close()
  const name = `${paths.length} screens seen before, opened again`
  return judged(name, `${fetched.length} script requests`, 'none', fetched.length === 0)
}

async function goRound(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.locator(`nav a[href="${path}"]`).first().click()
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
}
