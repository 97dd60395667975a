import { useText } from '#client/i18n/use-text.ts'
import { ReachToday } from '#connectors/social/reach-today.tsx'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { FigureRow } from './figure-row.tsx'

const figures = ['platforms', 'languages', 'planner', 'inbox'] as const

export function LandingStats() {
  const t = useText(landingMessages)
  return (
    <section aria-label={t('stats.label')} className="pt-10 lg:pt-14">
      <FigureRow
        figures={figures.map((figure) => ({
          id: figure,
          value: t(`stats.${figure}.value`),
          text: t(`stats.${figure}.text`),
        }))}
      />
      <ReachToday className="mt-8 max-w-2xl" />
    </section>
  )
}
