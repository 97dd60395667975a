import { BusinessDataCard } from './business-data-card.tsx'
import { usePlanOf } from './planner.queries.ts'
import { PlannerHero } from './planner-hero.tsx'
import { PosCard } from './pos-card.tsx'
import { PreviewCard } from './preview-card.tsx'
import type { Generator } from './use-generator.ts'

/** Form on the left, preview on the right; stacked on a phone. */
export function GeneratorTab({ generator, years }: { generator: Generator; years: number[] }) {
  const shown = usePlanOf(generator.values)
  return (
    <div className="flex flex-col gap-5">
      <PlannerHero />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <BusinessDataCard generator={generator} years={years} plan={shown.data ?? null} />
        <div className="flex min-w-0 flex-col gap-5">
          <PreviewCard period={generator.values} shown={shown} />
          <PosCard />
        </div>
      </div>
    </div>
  )
}
