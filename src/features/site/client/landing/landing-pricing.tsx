import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { planClaims } from '#features/site/landing-claims.ts'
import { SignUpLink } from '../layout/sign-up-link.tsx'
import { ContactSalesButton } from '../pricing/contact-sales-button.tsx'
import { PlanCard } from '../pricing/plan-card.tsx'
import { LandingSection } from './landing-section.tsx'

export function LandingPricing() {
  const t = useText(landingMessages)
  return (
    <LandingSection id="pricing" title={t('pricing.heading')} text={t('pricing.text')}>
      <ul className="grid gap-5 lg:grid-cols-3">
        <PlanCard
          name={t('pricing.starter.name')}
          audience={t('pricing.starter.audience')}
          price={t('pricing.starter.price')}
          period={t('pricing.perMonth')}
          action={
            <Button asChild variant="secondary" size="lg">
              <SignUpLink plan="starter">{t('pricing.starter.action')}</SignUpLink>
            </Button>
          }
          features={(['platforms', 'campaigns', 'analytics'] as const).map((id) => ({
            id,
            text: t(`pricing.starter.features.${id}`),
            claims: planClaims.starter[id],
          }))}
        />
        <PlanCard
          name={t('pricing.professional.name')}
          audience={t('pricing.professional.audience')}
          price={t('pricing.professional.price')}
          period={t('pricing.perMonth')}
          badge={t('pricing.popular')}
          action={
            <Button asChild size="lg">
              <SignUpLink plan="professional">{t('pricing.professional.action')}</SignUpLink>
            </Button>
          }
          features={(['platforms', 'campaigns', 'inbox', 'analytics'] as const).map((id) => ({
            id,
            text: t(`pricing.professional.features.${id}`),
            claims: planClaims.professional[id],
          }))}
        />
        <PlanCard
          name={t('pricing.enterprise.name')}
          audience={t('pricing.enterprise.audience')}
          price={t('pricing.enterprise.price')}
          action={<ContactSalesButton label={t('pricing.enterprise.action')} />}
          features={(['integrations', 'support', 'sla'] as const).map((id) => ({
            id,
            text: t(`pricing.enterprise.features.${id}`),
            claims: planClaims.enterprise[id],
          }))}
        />
      </ul>
    </LandingSection>
  )
}
