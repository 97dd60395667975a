import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Logo } from '#client/ui/logo.tsx'
import { siteMessages } from '#features/site/i18n/index.ts'
import { SectionLink } from '../landing/section-link.tsx'

const linkClass =
  'inline-flex min-h-9 pointer-coarse:min-h-11 min-w-11 items-center rounded-sm text-muted transition-colors hover:text-ink'

export function PublicFooter({ isMember }: { isMember: boolean }) {
  const t = useText(siteMessages)
  return (
    <footer className="border-t">
      <div className="mx-auto grid w-full max-w-content gap-x-8 gap-y-10 px-4 py-12 sm:px-6 md:grid-cols-[1fr_auto_auto] md:gap-x-20 lg:py-16">
        <div>
          <Logo />
          <p className="mt-3 max-w-xs text-pretty text-muted">{t('footer.promise')}</p>
        </div>
        <Column title={t('footer.product')}>
          {isMember ? null : (
            <li>
              <SectionLink section="features" className={linkClass}>
                {t('sections.features')}
              </SectionLink>
            </li>
          )}
          <FooterLink href="/pricing">{t('sections.pricing')}</FooterLink>
          <FooterLink href="/spanish-preview">{t('footer.preview')}</FooterLink>
        </Column>
        <Column title={t('footer.help')}>
          <FooterLink href="/help">{t('footer.articles')}</FooterLink>
          <FooterLink href="/privacy">{t('footer.privacy')}</FooterLink>
          <FooterLink href="/terms">{t('footer.terms')}</FooterLink>
          <FooterLink href="/support">{t('footer.support')}</FooterLink>
        </Column>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="mb-1 font-medium">{title}</p>
      <ul>{children}</ul>
    </nav>
  )
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={linkClass}>
        {children}
      </Link>
    </li>
  )
}
