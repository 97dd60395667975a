import type { ScreenPath } from '#platform/screens.ts'

/** Subpages keep their entry active: /campaigns/42 is still "Campaigns". */
export const isInside = (path: string, entry: string): boolean =>
  path === entry || path.startsWith(`${entry}/`)

/** Only the start page and the dashboard have the full header. */
export function overviewOf(path: string): ScreenPath | null {
  if (path === '/' || path === '/home') return '/'
  return path === '/dashboard' ? '/dashboard' : null
}
