import { useDroppable } from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { dayWithWeekday } from '#platform/day.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DayItem } from './day-item.tsx'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'

interface DaysViewProps {
  days: string[]
  place: CalendarSearchParams
  itemsOf: (day: string) => CalendarItem[]
  onMove: (item: CalendarItem) => void
}

/** A list of days with all items: a week, or the non-empty days of a month. */
export function DaysView({ days, place, itemsOf, onMove }: DaysViewProps) {
  return (
    <div className="flex flex-col gap-4">
      {days.map((day) => (
        <DaySection key={day} day={day} place={place} items={itemsOf(day)} onMove={onMove} />
      ))}
    </div>
  )
}

interface DaySectionProps {
  day: string
  place: CalendarSearchParams
  items: CalendarItem[]
  onMove: (item: CalendarItem) => void
}

function DaySection({ day, place, items, onMove }: DaySectionProps) {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const isToday = day === place.today
  const isChosen = day === place.day
  const section = useRef<HTMLElement>(null)
  const { setNodeRef, isOver } = useDroppable({ id: day, disabled: day < place.today })
  const words = dayWithWeekday(day, locale)

  useEffect(() => {
    if (isChosen) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])

  return (
    <section
      ref={(element) => {
        section.current = element
        setNodeRef(element)
      }}
      aria-label={words}
      className="scroll-mt-20 scroll-mb-4"
    >
      <h3 className="mb-1.5 text-sm">
        <button
          type="button"
          data-day={day}
          aria-pressed={isChosen}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => place.toggleDay(day)}
          className={cn(
            'inline-block min-h-6 pointer-coarse:min-h-11 rounded-sm text-left first-letter:uppercase hover:underline',
            isToday && 'text-primary-ink',
          )}
        >
          {words}
        </button>
      </h3>
      <Card
        className={cn(
          isOver && 'bg-primary-subtle',
          items.length === 0 && 'border-dashed bg-transparent',
          isChosen && 'outline-2 outline-primary-ink -outline-offset-2',
        )}
      >
        {items.length === 0 ? (
          <p className="px-5 py-3 text-muted">{t('day.nothing')}</p>
        ) : (
          <ul>
            {items.map((item) => (
              <DayItem key={item.id} item={item} onMove={onMove} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
