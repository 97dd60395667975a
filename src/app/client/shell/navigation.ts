import {
  CalendarDays,
  ChartColumn,
  Contact,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Palette,
  Plug,
  Settings,
  Sparkles,
  UsersRound,
} from 'lucide-react'
import type { NamedScreen } from '#features/site/client/use-screen-name.ts'

export type NavigationEntry = { path: NamedScreen; Icon: LucideIcon; isHighlighted?: true }

export const navigation: NavigationEntry[] = [
  { path: '/dashboard', Icon: LayoutDashboard },
  { path: '/waterfall', Icon: Sparkles, isHighlighted: true },
  { path: '/inbox', Icon: Inbox },
  { path: '/brand-studio', Icon: Palette },
  { path: '/calendar', Icon: CalendarDays },
  { path: '/analytics', Icon: ChartColumn },
  { path: '/campaigns', Icon: Megaphone },
  { path: '/customers', Icon: Contact },
  { path: '/team', Icon: UsersRound },
  { path: '/integrations', Icon: Plug },
  { path: '/settings', Icon: Settings },
]

/** A screen that belongs to an entry keeps it marked: /campaigns/42 is still "Campaigns". */
export const isInside = (path: string, entry: string): boolean =>
  path === entry || path.startsWith(`${entry}/`)

/** The start page and the dashboard carry the full header; everywhere else it stays out of the way. */
export function overviewOf(path: string): NamedScreen | null {
  if (path === '/' || path === '/home') return '/'
  return path === '/dashboard' ? '/dashboard' : null
}
