import { Sparkles } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { LanguageToggle } from '#client/i18n/language-toggle.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { BrandSwitcher } from '#core/brands/index.client.ts'
import { NotificationBell } from '#core/notifications/index.client.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { useChangeLanguage } from '#features/auth/index.client.ts'
import { LoadDemoButton } from '#features/demo-data/index.client.ts'
import { shellMessages } from '../i18n/index.ts'
import { useScreenName } from '../navigation.ts'
import { overviewOf } from './current-screen.ts'
import { Menu } from './menu.tsx'
import { SearchEntry } from './search-entry.tsx'

export function Header() {
  const t = useText(shellMessages)
  const nameOf = useScreenName()
  const [path] = useLocation()
  const overview = overviewOf(path)
  const { user } = useCurrentUser()
  const changeLanguage = useChangeLanguage()
  return (
    <header className="sticky top-0 z-30 border-b bg-canvas">
      <div className="flex flex-wrap items-center gap-x-2 px-4 max-[23.5rem]:px-3 lg:flex-nowrap lg:gap-x-3 lg:px-6">
        <div className="flex h-16 items-center gap-1 lg:w-63 lg:shrink-0">
          <Menu />
          <Link
            href="/"
            aria-label={t('home')}
            className="inline-flex min-h-11 min-w-11 items-center rounded-sm"
          >
            <Logo compact className={overview ? 'lg:hidden' : undefined} />
            {overview ? <Logo className="hidden lg:inline-flex" /> : null}
          </Link>
        </div>
        {overview ? (
          <div className="order-last flex w-full min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 pb-3 lg:order-none lg:w-auto lg:flex-1 lg:flex-nowrap lg:pb-0">
            <p className="truncate font-semibold text-lg">{nameOf(overview)}</p>
            <div className="flex flex-wrap-reverse items-center justify-end gap-2 max-sm:contents lg:flex-nowrap">
              {user && user.role !== 'member' ? (
                <Suspense>
                  <LoadDemoButton className="px-3 max-sm:order-last max-sm:w-full" />
                </Suspense>
              ) : null}
              <BrandSwitcher />
            </div>
          </div>
        ) : null}
        <div className="ml-auto flex h-16 items-center gap-1.5 sm:gap-2">
          {overview ? (
            <Button asChild className="px-3 sm:px-4">
              <Link href="/waterfall" aria-label={t('create')}>
                <Sparkles aria-hidden />
                <span className="hidden sm:inline lg:hidden xl:inline">{t('create')}</span>
              </Link>
            </Button>
          ) : null}
          <SearchEntry isCompact={overview !== null} />
          <LanguageToggle onChoose={(locale) => changeLanguage.mutate({ locale })} />
          <NotificationBell />
        </div>
      </div>
    </header>
  )
}
