import { useBusiness } from '../analytics.queries.ts'
import { GoalsCard } from '../goals/goals-card.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { AdoptionCard } from './adoption-card.tsx'
import { HealthCard } from './health-card.tsx'
import { InsightsCard } from './insights-card.tsx'
import { RevenueFigures } from './revenue-figures.tsx'

/** Recommendations first, then figures. */
export function BusinessTab() {
  return (
    <QueryBoundary query={useBusiness()}>
      {({ health, revenue, adoption, insights }) => (
        <div className="flex flex-col gap-5">
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <HealthCard health={health} />
            <GoalsCard />
            <InsightsCard insights={insights} />
            <AdoptionCard adoption={adoption} />
          </div>
          <RevenueFigures revenue={revenue} />
        </div>
      )}
    </QueryBoundary>
  )
}
