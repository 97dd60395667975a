// A separate script of pages that come with their screen. Loading and compiling the code of a screen at the same time
// delays its first paint by up to a fifth, so the code is named by links that start only after it.

/** A browser that draws nothing for that long is in the background. */
const NO_PAINT_MS = 1000

let isStarted = false

/** To be called once the page is complete: the code reads the answers at its end. */
function run(): void {
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')
  if (entry) void import(entry.href)
}

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=after-paint]'))
    link.rel = 'modulepreload'
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}

/** The next frame has been handed over for drawing. */
const afterFrame = (next: () => void) => requestAnimationFrame(() => setTimeout(next))

/** The first paint can be the empty page, or the outline that comes before a screen that takes long. */
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName('first-contentful-paint').length === 0) return
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => afterFrame(start))
  else start()
}).observe({ type: 'paint', buffered: true })
// A page in another language is never painted (`before-paint.ts`).
if (document.visibilityState === 'hidden' || document.documentElement.style.visibility === 'hidden') start()
setTimeout(start, NO_PAINT_MS)

export {}
