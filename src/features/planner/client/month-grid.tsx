import { useLocale } from '#client/i18n/use-text.ts'
import { daysOf, weekdayName } from '#platform/month-words.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { DayCell } from './day-cell.tsx'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'

// Monday first.
const weekdays = [1, 2, 3, 4, 5, 6, 0]

const columnOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

interface MonthGridProps {
  plan: ContentPlan
  onOpen: (dialog: OpenedPlanDialog) => void
}

export function MonthGrid({ plan, onOpen }: MonthGridProps) {
  const locale = useLocale()
  const days = daysOf(plan.month, plan.year)
  const byDay = Map.groupBy(plan.posts, ({ day }) => day)
  return (
    <div className="overflow-hidden rounded-lg border">
      <div aria-hidden className="grid grid-cols-7 border-b bg-surface-sunken">
        {weekdays.map((weekday) => (
          <div key={weekday} className="px-2 py-1.5 font-medium text-muted text-xs first-letter:uppercase">
            {weekdayName(weekday, locale, 'short')}
          </div>
        ))}
      </div>
      <ol className="-mr-px -mb-px grid grid-cols-7 bg-surface-sunken">
        {days.map((day, place) => (
          <DayCell
            key={day}
            day={day}
            column={place === 0 ? columnOf(day) : undefined}
            entries={byDay.get(day) ?? []}
            language={plan.locale}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </div>
  )
}
