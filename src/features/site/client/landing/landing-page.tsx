import './landing.css'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { LandingFeatures } from './landing-features.tsx'
import { LandingFinalCall } from './landing-final-call.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingPricing } from './landing-pricing.tsx'
import { LandingStats } from './landing-stats.tsx'
import { LandingTestimonials } from './landing-testimonials.tsx'
import { useScrollToSection } from './use-scroll-to-section.ts'

export function LandingPage() {
  const t = useText(landingMessages)
  useTitle(t('title'))
  useScrollToSection()
  return (
    <div className="pb-20 lg:pb-28">
      <LandingHero />
      <LandingStats />
      <LandingFeatures />
      <LandingTestimonials />
      <LandingPricing />
      <LandingFinalCall />
    </div>
  )
}
