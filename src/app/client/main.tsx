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
    /** Only on pages with `before-paint.ts`. */
    replayClick?: () => void
  }
}

// Our content policy forbids the code that zod would generate, and reports the attempt. Set here, because zod is loaded
// only with forms.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the application.')

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

/** Hydrates a pre-rendered page. It has been painted before this code was loaded (after-paint.ts). */
async function hydrate(root: HTMLElement): Promise<void> {
  await preloadRoute(location.pathname)
  hydrateRoot(root, app)
  window.replayClick?.()
}

/** Renders the page from scratch; a pre-rendered shell stays until then, unless it is in another language. */
async function draw(root: HTMLElement): Promise<void> {
  const isUsable = root.dataset.shell === currentLocale()
  if (!isUsable) root.replaceChildren()
  document.documentElement.style.visibility = ''
  const reactRoot = createRoot(root)
  if (!isUsable) reactRoot.render(<Loading />)
  await preloadRoute(location.pathname)
  reactRoot.render(app)
  window.replayClick?.()
}

onPrefetch(preloadRoute)
// No await here: lazy modules need this module to finish first.
void (place.dataset.page === currentLocale() ? hydrate(place) : draw(place))
