import { parentPort } from 'node:worker_threads'
import type { RenderOrder, RenderResult } from '#platform/screen-rendering.ts'
import { pretendBrowser } from './pretend-browser.ts'

export { browser } from './pretend-browser.ts'

pretendBrowser()

// Loaded after that, because the screens' code looks for a browser.
/** For the build, which has no parent thread. */
export const loadPages = () => import('./render-pages.tsx')
const loadScreen = () => import('./render-screen.tsx')

async function render({ id, screen }: RenderOrder): Promise<RenderResult> {
  try {
    const { renderScreen } = await loadScreen()
    return { id, html: await renderScreen(screen) }
  } catch (error) {
    return { id, html: null, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

let last = Promise.resolve()
parentPort?.on('message', (order: RenderOrder) => {
  last = last.then(async () => parentPort?.postMessage(await render(order)))
})
parentPort?.once('message', () => {
  void last.then(async () => (await loadScreen()).loadAllScreens())
})
