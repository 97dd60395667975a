import { Check, Star } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { screenPictureUrl } from '#platform/screen-picture.ts'
import { SignUpLink, SignUpNotice } from '../layout/sign-up-link.tsx'
import { WatchDemoButton } from '../tour/watch-demo-button.tsx'
import { ScreenPicture } from './screen-picture.tsx'

const bullets = ['setup', 'results', 'cancel'] as const

export function LandingHero() {
  const t = useText(landingMessages)
  const locale = useLocale()
  return (
    <section className="pt-10 sm:pt-14 lg:pt-20">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:items-end">
        <div>
          <p className="inline-flex flex-wrap items-center gap-x-2 rounded-full border bg-surface py-1 pr-3.5 pl-2.5 font-medium">
            <span className="inline-flex items-center gap-1">
              <Star aria-hidden className="size-4 fill-accent stroke-accent" />
              <span aria-hidden className="tabular">
                {t('hero.rating')}
              </span>
              <span className="sr-only">{t('hero.ratingLabel')}</span>
            </span>
            <span aria-hidden className="h-3.5 border-l" />
            <span className="text-muted">{t('hero.trust')}</span>
          </p>
          <h1 className="mt-6 max-w-[24ch] font-display text-2xl sm:text-3xl">{t('hero.heading')}</h1>
        </div>
        <div>
          <p className="text-pretty text-base text-muted sm:text-lg">{t('hero.text')}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <Button asChild size="lg">
              <SignUpLink>{t('hero.start')}</SignUpLink>
            </Button>
            <WatchDemoButton />
          </div>
          <SignUpNotice />
        </div>
      </div>
      <div className="mt-6 flex flex-col gap-x-8 gap-y-2 border-t pt-4 lg:mt-10 lg:flex-row lg:items-center lg:justify-between">
        <p className="font-medium">{t('hero.trial')}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
          {bullets.map((bullet) => (
            <li key={bullet} className="inline-flex items-center gap-1.5">
              <Check aria-hidden className="size-4 text-primary-ink" />
              {t(`hero.bullets.${bullet}`)}
            </li>
          ))}
        </ul>
      </div>
      <ScreenPicture src={screenPictureUrl('home', locale)} alt={t('hero.picture')} />
    </section>
  )
}
