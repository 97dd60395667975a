import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { LandingSection } from './landing-section.tsx'

const people = [
  { id: 'salon', name: 'Marta Quintana' },
  { id: 'cafe', name: 'Tom Whitfield' },
  { id: 'store', name: 'Amina Diallo' },
] as const

export function LandingTestimonials() {
  const t = useText(landingMessages)
  return (
    <LandingSection id="testimonials" title={t('testimonials.heading')}>
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {people.map(({ id, name }) => (
          <li key={id}>
            <figure className="flex h-full flex-col gap-6 border-t pt-6">
              <blockquote className="text-pretty font-display text-lg">
                <p className="before:content-[open-quote] after:content-[close-quote]">
                  {t(`testimonials.${id}.quote`)}
                </p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-3">
                <Avatar size="lg" name={name} decorative />
                <div>
                  <p className="font-medium text-base">{name}</p>
                  <p className="text-muted">{t(`testimonials.${id}.shop`)}</p>
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-muted text-xs">{t('testimonials.note')}</p>
    </LandingSection>
  )
}
