import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { startWithAnswers } from '#client/data/page-answers.ts'
import { queryClient } from '#client/data/query.ts'
import { startIn } from '#client/i18n/locale-store.ts'
import { renderFirstLooks } from '#client/ui/first-look.tsx'
import type { ScreenToRender } from '#platform/screen-rendering.ts'
import { screens } from '#platform/screens.ts'
import { App } from '../app.tsx'
import { preloadRoute } from '../preload-route.ts'
import { announceChoices, browser } from './pretend-browser.ts'
import { isUnfinished } from './unfinished.ts'

/** The stores of the screens hold one page: everything that they know of the last one is replaced. */
function startPage({ address, answers, choices, width }: ScreenToRender): void {
  browser.marks.visitor = 'unknown'
  Object.assign(browser, { address: new URL(address, 'http://page'), choices, width })
  announceChoices()
  startIn(answers.locale)
  queryClient.clear()
  startWithAnswers(answers)
}

function forgetPage({ answers: { locale } }: ScreenToRender): void {
  queryClient.clear()
  startWithAnswers({ locale, answers: {} })
}

/** So that no first visit of a screen waits for its code. */
export async function loadAllScreens(): Promise<void> {
  for (const { path } of screens) await preloadRoute(path)
}

/**
 * styles.css shows it. A pointer that moves before the styles have arrived would make the browser lay out the whole
 * screen without them.
 */
const untilStyled = { display: 'none' }

/**
 * A member's screen with its first data; null if part of it cannot be rendered. The browser shows it until it has
 * rendered the screen itself. It is inert and replaced, not hydrated, so it may differ. To be called one at a time.
 */
export async function renderScreen(screen: ScreenToRender): Promise<string | null> {
  renderFirstLooks()
  const { pathname, search } = new URL(screen.address, 'http://page')
  const tree = (
    <div inert style={untilStyled}>
      <Router ssrPath={pathname} ssrSearch={search}>
        <App />
      </Router>
    </div>
  )
  const render = () => {
    startPage(screen)
    return renderToString(tree)
  }
  try {
    startPage(screen)
    await preloadRoute(pathname)
    const early = render()
    if (!isUnfinished(early)) return early
    // Loads the lazy code inside the screen, and says what fails.
    const failures: unknown[] = []
    await prerender(tree, { onError: (error) => void failures.push(error) })
    if (failures.length > 0) throw failures[0]
    const html = render()
    return isUnfinished(html) ? null : html
  } finally {
    forgetPage(screen)
  }
}
