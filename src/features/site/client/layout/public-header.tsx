import { Link } from 'wouter'
import { signUpMode } from '#client/data/session-hint.ts'
import { LanguageToggle } from '#client/i18n/language-toggle.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { siteMessages } from '#features/site/i18n/index.ts'
import { SectionLink } from '../landing/section-link.tsx'
import { sections } from '../landing/sections.ts'
import { PublicMenu } from './public-menu.tsx'

export function PublicHeader({ isMember }: { isMember: boolean }) {
  const t = useText(siteMessages)
  const isOpen = signUpMode() === 'open'
  return (
    <header className="sticky top-0 z-30 border-b bg-canvas">
      <div className="mx-auto flex min-h-16 w-full max-w-content items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <Link
          href="/"
          aria-label={t('home')}
          onClick={() => window.scrollTo({ top: 0 })}
          className="inline-flex min-h-11 min-w-11 items-center rounded-sm"
        >
          <Logo compact className="sm:hidden" />
          <Logo className="hidden sm:inline-flex" />
        </Link>
        {isMember ? null : (
          <nav aria-label={t('sections.label')} className="ml-6 hidden lg:block">
            <ul className="flex gap-1">
              {sections.map((section) => (
                <li key={section}>
                  <SectionLink
                    section={section}
                    className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-muted transition-colors hover:text-ink"
                  >
                    {t(`sections.${section}`)}
                  </SectionLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LanguageToggle className="ml-auto" />
        {isMember ? (
          <Button asChild>
            <Link href="/">{t('toProduct')}</Link>
          </Button>
        ) : (
          <>
            {isOpen ? (
              <Button asChild variant="ghost" className="hidden px-3 sm:inline-flex">
                <a href="/api/login">{t('login')}</a>
              </Button>
            ) : null}
            <Button asChild className="px-3 sm:px-4">
              <a href="/api/login">{t(isOpen ? 'startFree' : 'login')}</a>
            </Button>
            <PublicMenu />
          </>
        )}
      </div>
    </header>
  )
}
