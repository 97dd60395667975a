import { useText } from '#client/i18n.ts'
import { landingMessages } from '../landing.messages.ts'
import { featureClaims } from '../landing-claims.ts'
import { AnalyticsExample } from './analytics-example.tsx'
import { CampaignExample } from './campaign-example.tsx'
import { CrmExample } from './crm-example.tsx'
import { FeatureCard } from './feature-card.tsx'
import { InboxExample } from './inbox-example.tsx'
import { LandingSection } from './landing-section.tsx'
import { PostingExample } from './posting-example.tsx'
import { SecurityFacts } from './security-facts.tsx'

const features = [
  { id: 'campaigns', Example: CampaignExample, className: 'md:col-span-6 lg:col-span-4' },
  { id: 'posting', Example: PostingExample, className: 'md:col-span-6 lg:col-span-2' },
  { id: 'inbox', Example: InboxExample, className: 'md:col-span-3' },
  { id: 'analytics', Example: AnalyticsExample, className: 'md:col-span-3' },
  { id: 'crm', Example: CrmExample, className: 'md:col-span-3' },
  { id: 'security', Example: SecurityFacts, className: 'md:col-span-3' },
] as const

export function LandingFeatures() {
  const t = useText(landingMessages)
  return (
    <LandingSection id="features" title={t('features.heading')} text={t('features.text')}>
      <ul className="grid gap-4 md:grid-cols-6 lg:gap-5">
        {features.map(({ id, Example, className }) => (
          <FeatureCard
            key={id}
            title={t(`features.${id}.title`)}
            text={t(`features.${id}.text`)}
            claims={featureClaims[id]}
            className={className}
          >
            <Example />
          </FeatureCard>
        ))}
      </ul>
    </LandingSection>
  )
}
