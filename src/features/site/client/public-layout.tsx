import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n.ts'
import { LanguageToggle } from '#client/language-toggle.tsx'
import { Logo } from '#client/logo.tsx'
import { SkipLink } from '#client/skip-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { siteMessages } from '../site.messages.ts'

export function PublicLayout({ children }: { children: ReactNode }) {
  const t = useText(siteMessages)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('skip')} />
      <header className="border-b bg-canvas">
        <div className="mx-auto flex min-h-16 w-full max-w-content items-center gap-2 px-4 sm:gap-3 sm:px-6">
          <Link
            href="/"
            aria-label={t('home')}
            className="mr-auto inline-flex min-h-11 min-w-11 items-center rounded-sm"
          >
            <Logo compact className="sm:hidden" />
            <Logo className="hidden sm:inline-flex" />
          </Link>
          <LanguageToggle />
          <Button asChild variant="ghost" className="px-3">
            <a href="/api/login">{t('login')}</a>
          </Button>
          <Button asChild className="hidden sm:inline-flex">
            <a href="/api/login">{t('startFree')}</a>
          </Button>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-content flex-1 px-4 outline-none sm:px-6"
      >
        {children}
      </main>
      <footer className="border-t">
        <p className="mx-auto w-full max-w-content px-4 py-6 text-muted text-xs sm:px-6">{t('footer')}</p>
      </footer>
    </div>
  )
}
