import { type ScreenPath, screens } from '#platform/screens.ts'

/** Code that is loaded as one: a frame, the landing page, or a screen. */
export type Part = 'product' | 'signed-in' | 'public' | 'landing' | ScreenPath

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

const faceAt = (path: ScreenPath): Part => (path === '/' ? 'landing' : path)

/** The parts that a screen needs. The client fetches them; the build tells the server which files they are. */
export function partsAt(path: ScreenPath, isVisitor: boolean): Part[] {
  if (isVisitor && publicScreens.has(path)) return ['public', faceAt(path)]
  if (bareScreens.has(path)) return ['product', path]
  // Visitors are asked to sign in first.
  if (isVisitor) return ['product', '/login']
  if (publicScreens.has(path) && !sharedScreens.has(path)) return ['product', 'public', faceAt(path)]
  return ['product', 'signed-in', path]
}
