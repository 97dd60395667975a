import { isSignedOutPage } from '#client/data/session-hint.ts'
import { LandingPage, NotFoundPage } from '#features/site/index.client.ts'
import { isScreen, screenAt } from '#platform/screens.ts'
import { Product, PublicScreen, SignedIn } from './layouts.ts'
import { type Part, partsAt, publicScreens } from './screen-parts.ts'
import { screenComponents } from './screens.tsx'

/** Whether a visitor sees a public page there. */
export const isPublicPage = (path: string) =>
  isSignedOutPage() && (publicScreens.has(path) || !isScreen(path))

const frames: Partial<Record<Part, { fetch: () => Promise<unknown> }>> = {
  product: Product,
  'signed-in': SignedIn,
  public: PublicScreen,
  landing: LandingPage,
  'not-found': NotFoundPage,
}

const componentOf = (part: Part) => frames[part] ?? screenComponents.get(part)

/** Fetches all code that a path needs in parallel; failures are retried and reported on render. */
export function preloadRoute(address: string): Promise<unknown> {
  const parts = partsAt(screenAt(address)?.path ?? 'not-found', isSignedOutPage())
  return Promise.allSettled(parts.map((part) => componentOf(part)?.fetch()))
}
