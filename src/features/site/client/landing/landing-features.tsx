import { lazy, Suspense } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { featureClaims } from '#features/site/landing-claims.ts'
import { SecurityFacts } from '../documents/security-facts.tsx'
import { FeatureCard } from './feature-card.tsx'
import { LandingSection } from './landing-section.tsx'

// Below the fold, decorative, and larger than the text.
const FeatureExample = lazy(async () => ({
  default: (await import('./feature-example.tsx')).FeatureExample,
}))

/** Each with the size of its example, to avoid layout shift. */
const features = [
  { id: 'campaigns', className: 'md:col-span-6 lg:col-span-4', room: 'min-h-88 sm:min-h-48' },
  { id: 'posting', className: 'md:col-span-6 lg:col-span-2', room: 'min-h-26' },
  { id: 'inbox', className: 'md:col-span-3', room: 'min-h-37' },
  { id: 'analytics', className: 'md:col-span-3', room: 'min-h-40' },
  { id: 'crm', className: 'md:col-span-3', room: 'min-h-49' },
] as const

export function LandingFeatures() {
  const t = useText(landingMessages)
  const words = (id: keyof typeof featureClaims) => ({
    title: t(`features.${id}.title`),
    text: t(`features.${id}.text`),
    claims: featureClaims[id],
  })
  return (
    <LandingSection id="features" title={t('features.heading')} text={t('features.text')}>
      <ul className="grid gap-4 md:grid-cols-6 lg:gap-5">
        {features.map(({ id, className, room }) => (
          <FeatureCard key={id} {...words(id)} className={className}>
            <div aria-hidden className={room}>
              <Suspense>
                <FeatureExample id={id} />
              </Suspense>
            </div>
          </FeatureCard>
        ))}
        <FeatureCard {...words('security')} className="md:col-span-3">
          <SecurityFacts />
        </FeatureCard>
      </ul>
    </LandingSection>
  )
}
