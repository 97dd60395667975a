import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { ReachToday } from '#connectors/social/reach-today.tsx'
import { pricingMessages } from '#features/site/i18n/index.ts'
import { planClaims } from '#features/site/pricing-claims.ts'
import { SignUpLink } from '../layout/sign-up-link.tsx'
import { BusinessPlan } from './business-plan.tsx'
import { PlanCard } from './plan-card.tsx'

const starter = ['platforms', 'campaigns', 'analytics', 'support', 'tool'] as const
const professional = ['planner', 'inbox', 'platforms', 'campaigns', 'analytics', 'studio', 'support'] as const

export function PricingPlans() {
  const t = useText(pricingMessages)
  return (
    <section aria-label={t('plansLabel')}>
      <ul className="mt-10 grid gap-5 lg:mt-12 lg:grid-cols-3">
        <PlanCard
          level={2}
          name={t('starter.name')}
          audience={t('starter.audience')}
          price={t('starter.price')}
          action={
            <Button asChild variant="secondary" size="lg">
              <SignUpLink plan="starter">{t('starter.action')}</SignUpLink>
            </Button>
          }
          features={starter.map((id) => ({
            id,
            text: t(`starter.features.${id}`),
            claims: planClaims.starter[id],
          }))}
        />
        <PlanCard
          level={2}
          name={t('professional.name')}
          audience={t('professional.audience')}
          price={t('professional.price')}
          period={t('perMonth')}
          badge={t('popular')}
          action={
            <Button asChild size="lg">
              <SignUpLink plan="professional">{t('professional.action')}</SignUpLink>
            </Button>
          }
          lead={t('professional.lead')}
          features={professional.map((id) => ({
            id,
            text: t(`professional.features.${id}`),
            claims: planClaims.professional[id],
          }))}
        />
        <BusinessPlan />
      </ul>
      <ReachToday className="mt-6 max-w-3xl" />
    </section>
  )
}
