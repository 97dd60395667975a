import { type Screen, type ScreenPath, screens } from '#platform/screens.ts'

/** A screen, or the not-found page. */
export type Place = ScreenPath | 'not-found'

/** Code loaded as one unit: a layout, the landing page, or a screen. */
export type Part = 'product' | 'signed-in' | 'public' | 'landing' | Place

const pathsOf = (wanted: (screen: Screen) => boolean): ReadonlySet<string> =>
  new Set(screens.filter(wanted).map(({ path }) => path))

/** Screens with their own layout. */
export const bareScreens = pathsOf(({ layout }) => layout === 'own')

/** Screens that members see in the product and visitors on the public site. */
export const sharedScreens = pathsOf(({ layout }) => layout === 'by-session')

/** Screens that visitors see in the public layout. */
export const publicScreens = pathsOf(({ access, layout }) => access === 'public' && layout !== 'own')

const faceAt = (path: Place): Part => (path === '/' ? 'landing' : path)

/** The parts of a screen. The client fetches them; the build tells the server their files. */
export function partsAt(path: Place, isVisitor: boolean): Part[] {
  if (path === 'not-found') return isVisitor ? ['public', path] : ['product', 'public', path]
  if (isVisitor && publicScreens.has(path)) return ['public', faceAt(path)]
  if (bareScreens.has(path)) return ['product', path]
  // Visitors have to sign in first.
  if (isVisitor) return ['product', '/login']
  if (publicScreens.has(path) && !sharedScreens.has(path)) return ['product', 'public', faceAt(path)]
  return ['product', 'signed-in', path]
}
