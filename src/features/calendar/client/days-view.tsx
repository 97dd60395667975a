import { useDroppable } from '@dnd-kit/core'
import { useLocale } from '#client/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { dayWithWeekday } from '#platform/day.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { DayItem } from './day-item.tsx'

interface DaysViewProps {
  days: string[]
  today: string
  itemsOf: (day: string) => CalendarItem[]
  onMove: (item: CalendarItem) => void
}

/** Day after day with everything on them: a week, or the days of a month that have something. */
export function DaysView({ days, today, itemsOf, onMove }: DaysViewProps) {
  return (
    <div className="flex flex-col gap-4">
      {days.map((day) => (
        <DaySection key={day} day={day} today={today} items={itemsOf(day)} onMove={onMove} />
      ))}
    </div>
  )
}

interface DaySectionProps {
  day: string
  today: string
  items: CalendarItem[]
  onMove: (item: CalendarItem) => void
}

function DaySection({ day, today, items, onMove }: DaySectionProps) {
  const locale = useLocale()
  const { setNodeRef, isOver } = useDroppable({ id: day, disabled: day < today })
  const words = dayWithWeekday(day, locale)
  return (
    <section ref={setNodeRef} aria-label={words}>
      <h2 className={cn('mb-1.5 text-sm first-letter:uppercase', day === today && 'text-primary-ink')}>
        {words}
      </h2>
      <Card
        className={cn(
          isOver && 'bg-primary-subtle',
          items.length === 0 && 'border-dashed bg-transparent py-3',
        )}
      >
        <ul>
          {items.map((item) => (
            <DayItem key={item.id} item={item} onMove={onMove} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
