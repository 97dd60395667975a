import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { reach } from '#connectors/social/platforms.ts'
import { ReachToday } from '#connectors/social/reach-today.tsx'
import { pricingMessages } from '#features/site/i18n/index.ts'
import { faqClaims } from '#features/site/pricing-claims.ts'

const items = ['card', 'networks', 'hosting', 'support'] as const

export function PricingFaq() {
  const t = useText(pricingMessages)
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-16 gap-y-6 pt-20 lg:grid-cols-[1fr_2fr] lg:pt-28"
    >
      <h2 id={titleId} className="font-display text-2xl">
        {t('faq.heading')}
      </h2>
      <div className="divide-y border-y">
        {items.map((item) => (
          <details key={item} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-4 font-medium text-base hover:text-primary-ink">
              {t(`faq.${item}.question`)}
              <Plus aria-hidden className="size-5 text-muted transition-transform group-open:rotate-45" />
            </summary>
            <div className="max-w-[65ch] space-y-3 pb-6 text-base">
              <p className="text-pretty text-muted">{t(`faq.${item}.answer`, reach)}</p>
              {faqClaims[item].includes('direct-posting') ? <ReachToday /> : null}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
