import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { pricingMessages } from '#features/site/i18n/index.ts'
import { planClaims } from '#features/site/pricing-claims.ts'
import { SignUpLink } from '../layout/sign-up-link.tsx'
import { PlanCard } from './plan-card.tsx'

/** Prices of the Business plan by number of brands. */
const brandTiers = [
  { brands: '5', price: '$199' },
  { brands: '10', price: '$349' },
  { brands: '20', price: '$599' },
  { brands: '50+', price: '$999' },
] as const

const features = ['team', 'whiteLabel', 'reporting', 'portals', 'branding', 'support'] as const

export function BusinessPlan() {
  const t = useText(pricingMessages)
  const [tier, setTier] = useState<(typeof brandTiers)[number]>(brandTiers[0])
  return (
    <PlanCard
      level={2}
      name={t('business.name')}
      audience={t('business.audience')}
      price={<output>{tier.price}</output>}
      period={t('perMonth')}
      choice={
        <fieldset className="mt-6">
          <legend className="mb-2 font-medium">{t('business.brands')}</legend>
          <div className="grid grid-cols-4 gap-0.5 rounded-md bg-surface-sunken p-0.5">
            {brandTiers.map((candidate) => (
              <label
                key={candidate.brands}
                className="relative flex min-h-10 pointer-coarse:min-h-11 items-center justify-center rounded-[8px] font-medium text-muted tabular transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2"
              >
                <input
                  type="radio"
                  name="brands"
                  value={candidate.brands}
                  checked={candidate === tier}
                  onChange={() => setTier(candidate)}
                  aria-label={t('business.brandCount', { brands: candidate.brands })}
                  className="absolute inset-0 appearance-none opacity-0"
                />
                <span aria-hidden>{candidate.brands}</span>
              </label>
            ))}
          </div>
        </fieldset>
      }
      action={
        <Button asChild variant="secondary" size="lg">
          <SignUpLink plan="business">{t('business.action')}</SignUpLink>
        </Button>
      }
      lead={t('business.lead')}
      features={features.map((id) => ({
        id,
        text: t(`business.features.${id}`),
        claims: planClaims.business[id],
      }))}
    />
  )
}
