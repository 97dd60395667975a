import { type ScreenPath, screens } from '#platform/screens.ts'

/** A screen, or the page for addresses without one. */
export type Place = ScreenPath | 'not-found'

/** Code that is loaded as one: a frame, the landing page, or a screen. */
export type Part = 'product' | 'signed-in' | 'public' | 'landing' | Place

/** Screens that bring their own frame. */
export const bareScreens: ReadonlySet<string> = new Set<ScreenPath>([
  '/login',
  '/forgot-password',
  '/reset-password',
  '/join',
])

/** What members find inside the product, and everybody else on the public face. */
export const sharedScreens: ReadonlySet<string> = new Set<ScreenPath>(['/', '/help'])

/** The public face: what a visitor sees in the public frame. */
export const publicScreens: ReadonlySet<string> = new Set(
  screens.filter(({ path, access }) => access === 'public' && !bareScreens.has(path)).map(({ path }) => path),
)

const faceAt = (path: Place): Part => (path === '/' ? 'landing' : path)

/** The parts that a screen needs. The client fetches them; the build tells the server which files they are. */
export function partsAt(path: Place, isVisitor: boolean): Part[] {
  if (path === 'not-found') return isVisitor ? ['public', path] : ['product', 'public', path]
  if (isVisitor && publicScreens.has(path)) return ['public', faceAt(path)]
  if (bareScreens.has(path)) return ['product', path]
  // Visitors are asked to sign in first.
  if (isVisitor) return ['product', '/login']
  if (publicScreens.has(path) && !sharedScreens.has(path)) return ['product', 'public', faceAt(path)]
  return ['product', 'signed-in', path]
}
