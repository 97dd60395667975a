import { type KeyboardEvent, useRef, useState } from 'react'
import { useLocale, useText } from '#client/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { addDays } from '#platform/day.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../calendar.messages.ts'
import { monthGrid, weekdayOf } from '../days.ts'
import { DayCell } from './day-cell.tsx'
import type { CalendarPlace } from './use-calendar-place.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

function stepOf(key: string, day: string): number | undefined {
  if (key === 'Home') return -weekdayOf(day)
  return key === 'End' ? 6 - weekdayOf(day) : steps[key]
}

const weeksOf = (days: string[]) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))

interface MonthViewProps {
  place: CalendarPlace
  itemsOf: (day: string) => CalendarItem[]
}

/** The month in weeks, Sunday first. Arrow keys go from day to day; only one of them is in the order of tabs. */
export function MonthView({ place, itemsOf }: MonthViewProps) {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const table = useRef<HTMLTableElement>(null)
  const month = place.around.slice(0, 7)
  const days = monthGrid(month)
  const [focused, setFocused] = useState<string | null>(null)
  const candidates = [focused, place.day, place.today, `${month}-01`]
  const reachable = candidates.find((day) => day !== null && days.includes(day)) ?? days[0]
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })

  function walk(event: KeyboardEvent, from: string) {
    const step = stepOf(event.key, from)
    if (step === undefined) return
    event.preventDefault()
    const to = addDays(from, step)
    const target = table.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)
    if (!target) return
    setFocused(to)
    target.focus()
  }

  return (
    <Card className="overflow-hidden">
      <table
        ref={table}
        aria-label={t('title')}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <thead className="bg-surface-sunken">
          <tr>
            {days.slice(0, 7).map((day) => {
              const date = new Date(`${day}T00:00:00Z`)
              return (
                <th
                  key={day}
                  scope="col"
                  abbr={long.format(date)}
                  className="truncate border-b px-1.5 py-2 text-center font-medium text-muted text-xs"
                >
                  {short.format(date)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {weeksOf(days).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  items={itemsOf(day)}
                  isInMonth={day.startsWith(month)}
                  isToday={day === place.today}
                  isPast={day < place.today}
                  isSelected={day === place.day}
                  isReachable={day === reachable}
                  onToggle={() => place.toggleDay(day)}
                  onOpen={() => place.openDay(day)}
                  onKeyDown={(event) => walk(event, day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
