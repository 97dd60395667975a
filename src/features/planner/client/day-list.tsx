import { daysOf } from '#platform/month-words.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { DayRow } from './day-row.tsx'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'

interface DayListProps {
  plan: ContentPlan
  onOpen: (dialog: OpenedPlanDialog) => void
}

/** Every day of the month with its posts, stacked. */
export function DayList({ plan, onOpen }: DayListProps) {
  const byDay = Map.groupBy(plan.posts, ({ day }) => day)
  return (
    <ol className="flex flex-col gap-2">
      {daysOf(plan.month, plan.year).map((day) => (
        <DayRow key={day} day={day} entries={byDay.get(day) ?? []} language={plan.locale} onOpen={onOpen} />
      ))}
    </ol>
  )
}
