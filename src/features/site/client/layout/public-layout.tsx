import '#client/ui/display-font.css'
import type { ReactNode } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { SkipLink } from '#client/ui/skip-link.tsx'
import { siteMessages } from '#features/site/i18n/index.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

export interface PublicLayoutProps {
  /** Members need a link back into the product, not to sign-up. */
  isMember?: boolean
  children: ReactNode
}

export function PublicLayout({ isMember = false, children }: PublicLayoutProps) {
  const t = useText(siteMessages)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('skip')} />
      <PublicHeader isMember={isMember} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-content flex-1 px-4 outline-none sm:px-6 [&_h1]:outline-none"
      >
        {children}
      </main>
      <PublicFooter isMember={isMember} />
    </div>
  )
}
