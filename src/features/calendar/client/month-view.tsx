import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { firstLook } from '#client/ui/first-look.tsx'
import { useMediaQuery } from '#client/ui/use-media-query.ts'
import { monthGrid, sameDayInMonth, weekdayOf } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import { dateFormat } from '#platform/intl-formats.ts'
import type { CalendarItem, Occasion } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DayCell } from './day-cell.tsx'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'
import { useNewCampaignUrl } from './use-new-campaign.ts'

/** Keyboard navigation, as in every date picker. */
const walks: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDayInMonth(day, -1),
  PageDown: (day) => sameDayInMonth(day, 1),
}

const FIRST_WEEKS = 2

const weeksOf = (days: string[]) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))

interface MonthViewProps {
  place: CalendarSearchParams
  itemsOf: (day: string) => CalendarItem[]
  occasionsOf: (day: string) => readonly Occasion[]
}

/**
 * The month in weeks, Sunday first. Arrow keys move between days, also into other months; only one day is in the tab
 * order (roving tabindex).
 */
export function MonthView({ place, itemsOf, occasionsOf }: MonthViewProps) {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const newCampaignUrl = useNewCampaignUrl()
  const table = useRef<HTMLTableElement>(null)
  const month = place.around.slice(0, 7)
  const days = monthGrid(month)
  const isWide = useMediaQuery('(min-width: 640px)')
  const weeks = weeksOf(days)
  const { shown: filledWeeks } = firstLook(weeks, FIRST_WEEKS)
  const [focused, setFocused] = useState<string | null>(null)
  const candidates = [focused, place.day, place.today, `${month}-01`]
  const reachable = candidates.find((day) => day !== null && days.includes(day)) ?? days[0]
  const short = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const long = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })

  const isWalking = useRef(false)
  // A day of another month exists only after that month was rendered.
  useEffect(() => {
    if (!isWalking.current) return
    const target = table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)
    if (!target) return
    isWalking.current = false
    target.focus()
  })

  function walk(event: KeyboardEvent, from: string) {
    const to = walks[event.key]?.(from)
    if (to === undefined) return
    event.preventDefault()
    isWalking.current = true
    setFocused(to)
    if (!days.includes(to)) place.turnTo(to)
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
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isWide={isWide}
                  items={filledWeeks.includes(week) ? itemsOf(day) : []}
                  occasions={occasionsOf(day)}
                  isInMonth={day.startsWith(month)}
                  isToday={day === place.today}
                  isPast={day < place.today}
                  isSelected={day === place.day}
                  isReachable={day === reachable}
                  newCampaignUrl={newCampaignUrl}
                  onToggle={() => {
                    setFocused(day)
                    place.toggleDay(day)
                  }}
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
