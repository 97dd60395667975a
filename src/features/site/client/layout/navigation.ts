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
import type { NamedScreen } from './use-screen-name.ts'

export type NavigationEntry = { path: NamedScreen; Icon: LucideIcon; isHighlighted?: true }

/** The entries of the sidebar; the product shows them, and the public preview draws them. */
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
