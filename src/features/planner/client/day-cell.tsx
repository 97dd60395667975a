import { useDroppable } from '@dnd-kit/core'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { dayWithWeekday } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'
import { EntryChip } from './entry-chip.tsx'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'
import { useToday } from './use-planner-years.ts'

interface DayCellProps {
  day: string
  /** The grid column of the first of a month. */
  column: number | undefined
  entries: PlanEntry[]
  language: Locale
  onOpen: (dialog: OpenedPlanDialog) => void
}

export function DayCell({ day, column, entries, language, onOpen }: DayCellProps) {
  const t = useText(planMessages)
  const locale = useLocale()
  const today = useToday()
  const { setNodeRef, isOver } = useDroppable({ id: day })
  return (
    <li
      ref={setNodeRef}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      className={cn(
        'flex min-h-28 min-w-0 flex-col gap-1.5 border-r border-b bg-surface p-1.5 transition-colors',
        day < today && 'bg-canvas',
        isOver && 'bg-primary-subtle',
      )}
    >
      <h2 className="flex items-center gap-1.5 px-0.5 text-xs tabular">
        <span
          aria-hidden
          className={cn(
            'font-medium text-muted',
            day === today &&
              'flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1 text-on-primary',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <VisuallyHidden>
          {dayWithWeekday(day, locale)}
          {day === today ? `, ${t('day.today')}` : ''}
          {entries.length === 0 ? `: ${t('day.none')}` : ''}
        </VisuallyHidden>
      </h2>
      {entries.map((entry) => (
        <EntryChip key={entry.id} entry={entry} language={language} onOpen={onOpen} />
      ))}
    </li>
  )
}
