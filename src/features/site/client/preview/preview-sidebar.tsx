import { Avatar } from '#client/ui/avatar.tsx'
import { cn } from '#client/ui/cn.ts'
import { Logo } from '#client/ui/logo.tsx'
import { screenNames } from '#features/site/i18n/index.ts'
import { navigation } from '../layout/navigation.ts'
import type { NamedScreen } from '../layout/use-screen-name.ts'
import { previewSample } from './spanish-preview.sample.ts'

const SHOWN = '/dashboard'
const badges: Partial<Record<NamedScreen, string>> = { '/inbox': '12' }

export function PreviewSidebar() {
  const { user } = previewSample
  const names = screenNames.es
  return (
    <div className="hidden w-64 shrink-0 flex-col border-r md:flex">
      <div className="flex h-16 items-center border-b px-5">
        <Logo />
      </div>
      <ul className="flex flex-1 flex-col gap-0.5 px-3 py-4">
        {navigation.map(({ path, Icon, isHighlighted }) => (
          <li
            key={path}
            className={cn(
              'flex min-h-9 items-center gap-3 rounded-md px-3 font-medium text-muted',
              path === SHOWN && 'bg-surface-sunken text-ink',
              isHighlighted && 'my-1.5 bg-primary-subtle text-primary-ink',
            )}
          >
            <Icon aria-hidden className="size-4.5" />
            {names[path]}
            {badges[path] ? (
              <span className="ml-auto rounded-full bg-surface-sunken px-2 py-0.5 text-xs tabular">
                {badges[path]}
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
