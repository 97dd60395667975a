import '#client/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentLocale } from '#client/i18n/locale-store.ts'
import { onPrefetch } from '#client/navigation/prefetch-screen.ts'
import { App } from './app.tsx'
import { Loading } from './loading.tsx'
import { preloadRoute } from './preload-route.ts'

declare global {
  interface Window {
    /** Only on pages that came with `before-paint.ts`. */
    replayPress?: () => void
  }
}

// Our content policy forbids the code that zod would write to be faster, and reports the mere attempt. Set here, since zod itself is
// loaded only where a form is.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the application.')

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

/** Takes over a page that was pre-rendered. */
async function hydrate(root: HTMLElement): Promise<void> {
  await preloadRoute(location.pathname)
  hydrateRoot(root, app)
  window.replayPress?.()
}

/** Draws the page anew; a pre-rendered shell stays until then, unless it is in another language. */
async function draw(root: HTMLElement): Promise<void> {
  const isUsable = root.dataset.shell === currentLocale()
  if (!isUsable) root.replaceChildren()
  document.documentElement.style.visibility = ''
  const reactRoot = createRoot(root)
  if (!isUsable) reactRoot.render(<Loading />)
  await preloadRoute(location.pathname)
  reactRoot.render(app)
  window.replayPress?.()
}

onPrefetch(preloadRoute)
// No await here: what is being fetched needs this module to be done first.
void (place.dataset.page === currentLocale() ? hydrate(place) : draw(place))
