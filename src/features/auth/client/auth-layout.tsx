import '#client/ui/display-font.css'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LanguageToggle } from '#client/i18n/language-toggle.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Logo } from '#client/ui/logo.tsx'
import { authMessages } from '../i18n/index.ts'
import { ProductPromise } from './product-promise.tsx'

/** The layout of screens before sign-in: the form on the left and, if there is room, its benefits on the right. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const t = useText(authMessages)
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-4 sm:px-8">
        <header className="flex min-h-16 items-center justify-between gap-3">
          <Link href="/" aria-label={t('home')} className="inline-flex min-h-11 items-center rounded-sm">
            <Logo />
          </Link>
          <LanguageToggle />
        </header>
        <main className="mx-auto flex w-full max-w-sm flex-1 flex-col pt-8 pb-12 sm:pt-[12vh]">
          {children}
        </main>
        <p className="mx-auto w-full max-w-sm pb-4">
          <Link
            href="/help?article=sign-in"
            className="inline-flex min-h-11 items-center rounded-sm text-muted underline decoration-1 underline-offset-4 hover:text-ink"
          >
            {t('help')}
          </Link>
        </p>
      </div>
      <ProductPromise />
    </div>
  )
}
