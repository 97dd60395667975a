import { type Browser, chromium as browserType, type Page } from '@playwright/test'
import { addMonths, lastDayOf } from '#platform/calendar-days.ts'
import { chromium, quietSwitches } from '../scripts/chromium.ts'
import { connect, startDatabase } from './harness/database.ts'
import { median, milliseconds, ratio } from './harness/figures.ts'
import { openWindow } from './harness/page-load.ts'
import { signUp, startProduct } from './harness/product.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'
import { settle } from './harness/seed.ts'
import { seedMonth } from './harness/seed-month.ts'

const FEW = 500
const MANY = 5_000
const ROUNDS = 3
const MAX_RATIO = 1.5
const MAX_FRAME_MS = 50
/** A drag across the month and back takes about a second by hand. */
const DRAG_STEPS = 60
const views = ['month', 'week'] as const

type Shop = { posts: number; cookie: string }
type Site = { browser: Browser; url: string; month: string }

/** A calendar with ten times as many posts opens about as fast, and chips follow the pointer. */
export async function calendar(scope: Scope): Promise<Line[]> {
  const { dataDir, connection } = await startDatabase(scope)
  const product = await startProduct(scope, dataDir)
  const month = addMonths(new Date().toISOString().slice(0, 7), 1)
  const client = await connect(scope, connection)
  const shops: Shop[] = []
  for (const posts of [FEW, MANY]) {
    const { cookie, email } = await signUp(product, `bench-${posts}@example.com`)
    await seedMonth(client, email, posts, { month, days: Number(lastDayOf(month).slice(8)) })
    shops.push({ posts, cookie })
  }
  await settle(client)
  const browser = await browserType.launch({ executablePath: chromium(), args: quietSwitches })
  scope.defer(() => browser.close())
  const site = { browser, url: product.url, month }

  const lines: Line[] = []
  for (const view of views) lines.push(...(await compareOpening(site, shops, view)))
  for (const view of views) for (const shop of shops) lines.push(...(await measureDrag(site, shop, view)))
  return lines
}

const addressOf = ({ url, month }: Site, view: string) => `${url}/calendar?at=${month}-15&view=${view}`

async function compareOpening(site: Site, shops: readonly Shop[], view: string): Promise<Line[]> {
  const times = new Map<Shop, number[]>(shops.map((shop) => [shop, []]))
  // The first round warms the server up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const shop of shops) {
      const ms = await inWindow(site, shop, view, (page) => page.evaluate(() => performance.now()))
      if (round > 0) times.get(shop)?.push(ms)
    }
  const [few = 0, many = 0] = shops.map((shop) => median(times.get(shop) ?? []))
  return [
    note(`${view} with ${FEW} posts, opened`, milliseconds(few)),
    judged(
      `${view} with ${MANY} posts, opened`,
      `${milliseconds(many)}, ${ratio(many / few)}`,
      `at most ${ratio(MAX_RATIO)}`,
      many / few <= MAX_RATIO,
    ),
  ]
}

/** Opens the calendar with an empty cache, until it shows its posts and answers clicks. */
async function inWindow<T>(
  site: Site,
  { cookie }: Shop,
  view: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await openWindow(site.browser, cookie)
  try {
    const page = await context.newPage()
    await page.goto(addressOf(site, view), { waitUntil: 'commit' })
    await page.waitForFunction(
      () =>
        document.querySelector('#root > [inert]') === null &&
        document.querySelector('main [aria-roledescription], main button[title^="Spring"]') !== null,
    )
    return await use(page)
  } finally {
    await context.close()
  }
}

async function measureDrag(site: Site, shop: Shop, view: string): Promise<Line[]> {
  const drags: Drag[] = []
  for (let round = 0; round < ROUNDS; round++)
    drags.push(await inWindow(site, shop, view, (page) => dragAcross(site.browser, page)))
  const task = median(drags.map(({ taskMs }) => taskMs))
  return [
    judged(
      `${view} with ${shop.posts} posts, longest task of a drag`,
      `${milliseconds(task)} of processor time`,
      `at most ${MAX_FRAME_MS} ms`,
      task <= MAX_FRAME_MS,
    ),
    note(
      '  longest gap between frames, with all other load',
      milliseconds(median(drags.map(({ frameMs }) => frameMs))),
    ),
  ]
}

type Drag = { taskMs: number; frameMs: number }

/** Picks a chip up, moves it over many days and puts it down on another. */
async function dragAcross(browser: Browser, page: Page): Promise<Drag> {
  await page.waitForLoadState('networkidle')
  const chip = page.locator('main button[title^="Spring"]').first()
  await chip.scrollIntoViewIfNeeded()
  const box = await chip.boundingBox()
  if (!box) throw new Error('There is no chip to drag.')
  const { width, height } = page.viewportSize() ?? box
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.evaluate(recordFrames)
  await browser.startTracing(page, { categories: ['toplevel'] })
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= DRAG_STEPS; step++) {
    const turn = (step / DRAG_STEPS) * 2 * Math.PI
    await page.mouse.move(
      from.x + (width * 0.3 - from.x) * Math.sin(turn / 2) + width * 0.2 * Math.sin(turn * 3),
      from.y + (height * 0.6 - from.y) * Math.sin(turn / 2),
    )
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.mouse.move(width * 0.4, height * 0.7)
  await page.mouse.up()
  await page.waitForLoadState('networkidle')
  const frameMs = await page.evaluate(() => Math.max(...(window as unknown as { frames: number[] }).frames))
  return { taskMs: longestTask(await browser.stopTracing()), frameMs }
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/** Of the threads that run the code of pages, in processor time: other load on the machine does not count. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter((event) => event.ph === 'X' && threads.has(threadOf(event)))
  const micros = tasks.map(({ tdur }) => tdur ?? 0)
  if (Math.max(0, ...micros) === 0) throw new Error('The trace has no processor times.')
  return Math.max(...micros) / 1000
}

function recordFrames(): void {
  const shown = window as unknown as { frames: number[] }
  shown.frames = []
  let last = performance.now()
  const record = (now: number) => {
    shown.frames.push(now - last)
    last = now
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}
