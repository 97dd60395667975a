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
import { Logo } from '#client/logo.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { cn } from '#client/ui/cn.ts'
import { siteMessages } from '../site.messages.ts'
import { previewSample } from './spanish-preview.sample.ts'
import type { NamedScreen } from './use-screen-name.ts'

const entries: { path: NamedScreen; Icon: LucideIcon; className?: string; badge?: string }[] = [
  { path: '/dashboard', Icon: LayoutDashboard, className: 'bg-surface-sunken text-ink' },
  { path: '/waterfall', Icon: Sparkles, className: 'my-1.5 bg-primary-subtle text-primary-ink' },
  { path: '/inbox', Icon: Inbox, badge: '12' },
  { path: '/brand-studio', Icon: Palette },
  { path: '/calendar', Icon: CalendarDays },
  { path: '/analytics', Icon: ChartColumn },
  { path: '/campaigns', Icon: Megaphone },
  { path: '/customers', Icon: Contact },
  { path: '/team', Icon: UsersRound },
  { path: '/integrations', Icon: Plug },
  { path: '/settings', Icon: Settings },
]

export function PreviewSidebar() {
  const { user } = previewSample
  const names = siteMessages.es.screens
  return (
    <div className="hidden w-64 shrink-0 flex-col border-r md:flex">
      <div className="flex h-16 items-center border-b px-5">
        <Logo />
      </div>
      <ul className="flex flex-1 flex-col gap-0.5 px-3 py-4">
        {entries.map(({ path, Icon, className, badge }) => (
          <li
            key={path}
            className={cn(
              'flex min-h-9 items-center gap-3 rounded-md px-3 font-medium text-muted',
              className,
            )}
          >
            <Icon aria-hidden className="size-4.5" />
            {names[path]}
            {badge ? (
              <span className="ml-auto rounded-full bg-surface-sunken px-2 py-0.5 text-xs tabular">
                {badge}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-3 border-t px-4 py-3">
        <Avatar name={user.name} decorative />
        <div>
          <p className="font-medium">{user.name}</p>
          <p className="text-muted text-xs">{user.role}</p>
        </div>
      </div>
    </div>
  )
}
