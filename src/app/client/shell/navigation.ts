import type { NamedScreen } from '#features/site/index.client.ts'

/** A screen that belongs to an entry keeps it marked: /campaigns/42 is still "Campaigns". */
export const isInside = (path: string, entry: string): boolean =>
  path === entry || path.startsWith(`${entry}/`)

/** The start page and the dashboard carry the full header; everywhere else it stays out of the way. */
export function overviewOf(path: string): NamedScreen | null {
  if (path === '/' || path === '/home') return '/'
  return path === '/dashboard' ? '/dashboard' : null
}
