import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** One load with an empty cache. */
export type PageLoad = {
  requests: number
  scripts: number
  /** Compressed transfer size. */
  scriptBytes: number
  /** The longest chain of requests, by initiator. */
  depth: number
  largestPaintMs: number
  textLength: number
}

export type Line = { latencyMs: number; bytesPerSecond: number }

/** A busy disk or processor must not abort the bench. */
const PATIENCE_MS = 120_000

/** Chromium sometimes never answers the close of a window; the next one is a new one anyway. */
const CLOSING_MS = 5_000

const isScript = (url: string) => new URL(url).pathname.endsWith('.js')
const isCounted = (url: string) => url.startsWith('http')

type Initiator = { url?: string; stack?: Stack }
type Stack = { callFrames: { url: string }[]; parent?: Stack }

/** The initiators of a request, last one first. */
function* askersOf({ url, stack }: Initiator): Generator<string> {
  if (url) yield url
  for (let frames = stack; frames; frames = frames.parent)
    for (const frame of frames.callFrames) yield frame.url
}

async function watch(client: CDPSession) {
  const urls = new Map<string, string>()
  const depths = new Map<string, number>()
  let scriptBytes = 0
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (!isCounted(request.url)) return
    urls.set(requestId, request.url)
    const asked = [...askersOf(initiator)].map((asker) => depths.get(asker) ?? 0)
    depths.set(request.url, Math.max(0, ...asked) + 1)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isScript(urls.get(requestId) ?? 'http://none')) scriptBytes += encodedDataLength
  })
  return () => ({
    requests: urls.size,
    scripts: [...urls.values()].filter(isScript).length,
    scriptBytes,
    depth: Math.max(0, ...depths.values()),
  })
}

function observePaint(): void {
  const shown = window as unknown as { largestPaintMs: number }
  shown.largestPaintMs = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) shown.largestPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

const readPaint = (page: Page) =>
  page.evaluate(() => ({
    largestPaintMs: (window as unknown as { largestPaintMs: number }).largestPaintMs,
    textLength: document.body.innerText.length,
  }))

/**
 * A new window with an empty cache; signed in if a cookie is given. It is sent as a header: this Chromium sometimes
 * leaves a cookie that was set from outside out of the calls of a page, which then goes to the sign-in.
 */
export function openWindow(browser: Browser, cookie?: string): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    ...(cookie && { extraHTTPHeaders: { cookie } }),
  })
}

async function closeWindow(context: BrowserContext): Promise<void> {
  await Promise.race([context.close(), delay(CLOSING_MS, undefined, { ref: false })])
}

export async function loadPage(
  browser: Browser,
  url: string,
  { cookie, line, isPaintOnly = false }: { cookie?: string; line?: Line; isPaintOnly?: boolean } = {},
): Promise<PageLoad> {
  const context = await openWindow(browser, cookie)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.addInitScript(observePaint)
    const client = await context.newCDPSession(page)
    const figures = await watch(client)
    if (line)
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: line.latencyMs,
        downloadThroughput: line.bytesPerSecond,
        uploadThroughput: line.bytesPerSecond,
      })
    await page.goto(url)
    // On a busy machine the network can be idle while scripts still wait for a processor.
    await page.waitForFunction(() => (window as unknown as { largestPaintMs: number }).largestPaintMs > 0)
    if (!isPaintOnly) {
      // A member's page is idle between its first paint and the start of its code.
      await page.waitForFunction(() => document.querySelector('#root > [inert]') === null)
      await page.waitForLoadState('networkidle')
    }
    return { ...figures(), ...(await readPaint(page)) }
  } catch (error) {
    throw new Error(`${url} could not be measured`, { cause: error })
  } finally {
    await closeWindow(context)
  }
}
