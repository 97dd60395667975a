import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { pricingMessages, screenNames } from '#features/site/i18n/index.ts'
import { CallPanel } from '../landing/call-panel.tsx'
import { FigureRow } from '../landing/figure-row.tsx'
import { SignUpLink, SignUpNotice } from '../layout/sign-up-link.tsx'
import { PricingFaq } from './pricing-faq.tsx'
import { PricingPlans } from './pricing-plans.tsx'

const figures = ['businesses', 'appointments', 'conversion', 'ai'] as const

export function PricingPage() {
  const t = useText(pricingMessages)
  useTitle(screenNames[useLocale()]['/pricing'])
  return (
    <div className="animate-fade-in pt-10 pb-20 sm:pt-14 lg:pt-20 lg:pb-28">
      <h1 className="max-w-[22ch] font-display text-2xl sm:text-3xl">{t('heading')}</h1>
      <p className="mt-4 max-w-2xl text-pretty text-base text-muted sm:text-lg">{t('text')}</p>
      <SignUpNotice />
      <PricingPlans />
      <section aria-label={t('stats.label')} className="pt-20 lg:pt-28">
        <FigureRow
          figures={figures.map((figure) => ({
            id: figure,
            value: t(`stats.${figure}.value`),
            text: t(`stats.${figure}.text`),
          }))}
        />
        <p className="mt-8 text-muted text-xs">{t('stats.note')}</p>
      </section>
      <PricingFaq />
      <CallPanel
        title={t('call.heading')}
        text={t('call.text')}
        action={
          <Button asChild variant="accent" size="lg">
            <SignUpLink plan="starter">{t('call.action')}</SignUpLink>
          </Button>
        }
      />
    </div>
  )
}
