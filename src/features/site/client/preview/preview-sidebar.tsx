import type { NavigationEntry } from '#client/navigation/feature-screens.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { cn } from '#client/ui/cn.ts'
import { Logo } from '#client/ui/logo.tsx'
import type { ScreenPath } from '#platform/screens.ts'
import { previewSample } from './spanish-preview.sample.ts'

const SHOWN = '/dashboard'
const badges: Partial<Record<ScreenPath, string>> = { '/inbox': '12' }

/** An entry of the product's sidebar with its Spanish name. */
export type PreviewEntry = NavigationEntry & { name: string }

export function PreviewSidebar({ navigation }: { navigation: readonly PreviewEntry[] }) {
  const { user } = previewSample
  return (
    <div className="hidden w-64 shrink-0 flex-col border-r md:flex">
      <div className="flex h-16 items-center border-b px-5">
        <Logo />
      </div>
      <ul className="flex flex-1 flex-col gap-0.5 px-3 py-4">
        {navigation.map(({ path, name, Icon, isHighlighted }) => (
          <li
            key={path}
            className={cn(
              'flex min-h-9 items-center gap-3 rounded-md px-3 font-medium text-muted',
              path === SHOWN && 'bg-surface-sunken text-ink',
              isHighlighted && 'my-1.5 bg-primary-subtle text-primary-ink',
            )}
          >
            <Icon aria-hidden className="size-4.5" />
            {name}
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
