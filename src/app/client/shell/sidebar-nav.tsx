import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { prefetchScreen } from '#client/navigation/prefetch-screen.ts'
import { cn } from '#client/ui/cn.ts'
import { shellMessages } from '../i18n/index.ts'
import { navigation, useScreenName } from '../navigation.ts'
import { isInside } from './current-screen.ts'

export function SidebarNav({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const t = useText(shellMessages)
  const nameOf = useScreenName()
  const [path] = useLocation()
  return (
    <nav aria-label={t('navigation')}>
      <ul className="flex flex-col gap-0.5">
        {navigation.map((entry) => {
          const isCurrent = isInside(path, entry.path)
          return (
            <li key={entry.path}>
              <Link
                href={entry.path}
                onClick={onNavigate}
                onPointerEnter={() => prefetchScreen(entry.path)}
                onFocus={() => prefetchScreen(entry.path)}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'flex min-h-9 pointer-coarse:min-h-11 items-center gap-2.5 rounded-md px-3 font-medium text-muted transition-colors hover:bg-surface-sunken hover:text-ink aria-[current=page]:bg-surface-sunken aria-[current=page]:text-ink',
                  entry.isHighlighted &&
                    'my-1.5 bg-primary-subtle text-primary-ink hover:bg-primary hover:text-on-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary',
                )}
              >
                <entry.Icon aria-hidden className="size-4.5" />
                {nameOf(entry.path)}
                {entry.Badge ? (
                  <Suspense>
                    <entry.Badge />
                  </Suspense>
                ) : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
