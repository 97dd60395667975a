import { CalendarDays, Sparkles } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { plannerMessages } from '../i18n/index.ts'

export function PlannerHero() {
  const t = useText(plannerMessages)
  return (
    <section className="relative overflow-hidden rounded-lg bg-primary px-5 py-6 text-on-primary sm:px-8">
      <CalendarDays
        aria-hidden
        className="absolute -right-6 -bottom-10 size-44 opacity-15 max-sm:hidden"
        strokeWidth={1}
      />
      <div className="relative max-w-2xl">
        <h2 className="flex items-start gap-2.5 text-lg">
          <Sparkles aria-hidden className="mt-1 size-5" />
          {t('hero.title')}
        </h2>
        <p className="mt-2 text-pretty">{t('hero.text')}</p>
      </div>
    </section>
  )
}
