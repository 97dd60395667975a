import { useDroppable } from '@dnd-kit/core'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { cn } from '#client/ui/cn.ts'
import { dayWithWeekday } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'
import { EntryCard } from './entry-card.tsx'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'
import { useToday } from './use-planner-years.ts'

interface DayRowProps {
  day: string
  entries: PlanEntry[]
  language: Locale
  onOpen: (dialog: OpenedPlanDialog) => void
}

export function DayRow({ day, entries, language, onOpen }: DayRowProps) {
  const t = useText(planMessages)
  const locale = useLocale()
  const today = useToday()
  const { setNodeRef, isOver } = useDroppable({ id: day })
  return (
    <li
      ref={setNodeRef}
      className={cn(
        'rounded-lg border p-3 transition-colors lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-4',
        isOver && 'border-primary-ink bg-primary-subtle',
      )}
    >
      <h2 className="flex flex-wrap items-center gap-2 self-start text-sm max-lg:mb-2 lg:pt-4">
        <span className={cn('first-letter:uppercase', day < today && 'text-muted')}>
          {dayWithWeekday(day, locale)}
        </span>
        {day === today ? <Badge tone="accent">{t('day.today')}</Badge> : null}
        {day < today ? <Badge>{t('day.past')}</Badge> : null}
      </h2>
      <div className="flex min-w-0 flex-col gap-2">
        {entries.length === 0 ? <p className="text-muted">{t('day.none')}</p> : null}
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} language={language} onOpen={onOpen} />
        ))}
      </div>
    </li>
  )
}
