import { isVisitor } from '#client/visitor.ts'
import { screenAt } from '#platform/screens.ts'
import { Product, PublicScreen, SignedIn } from './frames.ts'
import { bareScreens, faceOf, publicScreens, screenComponents, sharedScreens } from './screens.tsx'

/** Whether a visitor finds a page of the public face there. */
export const isFace = (path: string) => isVisitor() && publicScreens.has(path)

function partsAt(path: string) {
  if (isFace(path)) return [PublicScreen, faceOf(path)]
  if (bareScreens.has(path)) return [Product, screenComponents.get(path)]
  // Whoever is not signed in is asked to first.
  if (isVisitor()) return [Product, screenComponents.get('/login')]
  if (publicScreens.has(path) && !sharedScreens.has(path)) return [Product, PublicScreen, faceOf(path)]
  return [Product, SignedIn, screenComponents.get(path)]
}

/** Fetches all the code that an address needs at the same time; what fails is tried again when it is drawn, and told then. */
export const codeFor = (address: string): Promise<unknown> =>
  Promise.allSettled(partsAt(screenAt(address)?.path ?? address).map((part) => part?.fetch()))
