import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { queryClient } from '#client/data/query.ts'
import { startIn } from '#client/i18n/locale-store.ts'
import type { Locale } from '#platform/locale.ts'
import { App } from '../app.tsx'
import { preloadRoute } from '../preload-route.ts'
import { ShellSkeleton } from './shell-skeleton.tsx'
import { isUnfinished } from './unfinished.ts'
import { lastTitle } from './use-title.ts'

export { partsAt, publicScreens } from '../screen-parts.ts'

export type RenderedPage = { html: string; title: string }

/**
 * Renders twice. The first pass loads all lazy code, but inserts late content with inline scripts, which our content
 * policy forbids; in the second pass everything is loaded.
 */
async function renderWithLazyCode(tree: ReactNode): Promise<string> {
  await prerender(tree)
  const html = renderToString(tree)
  // Unused reads have timers that would keep the build process alive for minutes.
  queryClient.clear()
  if (isUnfinished(html)) throw new Error('A page cannot be pre-rendered: its code came too late.')
  return html
}

/** A public page for visitors. The browser hydrates it, so it uses the same component. */
export async function renderPublicPage(path: string, locale: Locale): Promise<RenderedPage> {
  startIn(locale)
  await preloadRoute(path)
  const html = await renderWithLazyCode(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App />
      </Router>
    </StrictMode>,
  )
  return { html, title: lastTitle() }
}

/** The shell around a member's screen, until the browser has rendered the real one. */
export function renderShell(path: string, locale: Locale): Promise<string> {
  startIn(locale)
  return renderWithLazyCode(
    <Router ssrPath={path} ssrSearch="">
      <ShellSkeleton />
    </Router>,
  )
}
