import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useNow } from '#client/time/use-now.ts'
import { Card } from '#client/ui/card.tsx'
import { daysBetween } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import { timeIn } from '#platform/wall-time.ts'
import type { CalendarItem, Occasion } from '../calendar.contract.ts'
import { minutesOf } from '../clock-minutes.ts'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'
import { useNewCampaignUrl } from './use-new-campaign.ts'
import { WeekDay } from './week-day.tsx'
import { WeekDayHeading } from './week-day-heading.tsx'
import { HOUR_HEIGHT, hoursInUse, topOf } from './week-layout.ts'

const HEADING_HEIGHT = 64
/** The label of the first hour stands above its line. */
const LABEL_HEIGHT = 10
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const columns = 'grid grid-cols-[4.5rem_repeat(7,minmax(0,1fr))]'

const walks: Record<string, { days: number; hours: number }> = {
  ArrowLeft: { days: -1, hours: 0 },
  ArrowRight: { days: 1, hours: 0 },
  ArrowUp: { days: 0, hours: -1 },
  ArrowDown: { days: 0, hours: 1 },
}

interface WeekGridProps {
  place: CalendarSearchParams
  itemsOf: (day: string) => CalendarItem[]
  occasionsOf: (day: string) => readonly Occasion[]
  onMove: (item: CalendarItem) => void
}

/**
 * A week in hours. It opens at the hours in use; the others can be scrolled to. Arrow keys move between free hours, of
 * which one is in the tab order (roving tabindex).
 */
export function WeekGrid({ place, itemsOf, occasionsOf, onMove }: WeekGridProps) {
  const format = useFormat()
  const { timeZone } = useWorkspace()
  const now = useNow()
  const newCampaignUrl = useNewCampaignUrl()
  const scroller = useRef<HTMLDivElement>(null)
  const days = daysBetween(place.from, place.to)
  const clock = timeIn(timeZone, now)
  const used = days.flatMap((day) => itemsOf(day).map(({ time }) => time))
  const { from, to } = hoursInUse(used)
  const height = (to - from + 1) * HOUR_HEIGHT + HEADING_HEIGHT

  const [focused, setFocused] = useState<string | null>(null)
  const isFree = (day: string, time: string) => newCampaignUrl(day, { time }) !== null
  const open = hours.slice(from).concat(hours.slice(0, from))
  const firstFree = days.flatMap((day) =>
    open.filter((time) => isFree(day, time)).map((time) => `${day}T${time}`),
  )
  const reachable = focused && firstFree.includes(focused) ? focused : firstFree[0]

  const opensAt = useRef(from)
  opensAt.current = from
  // Another week opens at its own hours; a moved post does not scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: topOf(opensAt.current * 60) - LABEL_HEIGHT })
  }, [place.from, used.length === 0])

  const isWalking = useRef(false)
  useEffect(() => {
    if (!isWalking.current) return
    isWalking.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-hour="${focused}"]`)?.focus()
  }, [focused])

  function walk(event: KeyboardEvent) {
    const step = walks[event.key]
    const at = (event.target as HTMLElement).dataset.hour
    if (!step || !at) return
    event.preventDefault()
    const [day = '', time = ''] = at.split('T')
    const next = `${addDays(day, step.days)}T${hours[Number(time.slice(0, 2)) + step.hours]}`
    if (!firstFree.includes(next)) return
    isWalking.current = true
    setFocused(next)
  }

  return (
    <Card className="overflow-hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the links in it. */}
      <div
        ref={scroller}
        onKeyDown={walk}
        className="relative isolate overflow-y-auto overscroll-contain"
        style={{ maxHeight: `min(${height}px, max(26rem, calc(100dvh - 12rem)))` }}
      >
        <div className={`${columns} sticky top-0 z-30 border-b bg-surface`}>
          <span />
          {days.map((day) => (
            <WeekDayHeading
              key={day}
              day={day}
              place={place}
              occasions={occasionsOf(day)}
              newCampaignUrl={newCampaignUrl}
            />
          ))}
        </div>
        <div className={`${columns} relative`} style={{ height: topOf(24 * 60) }}>
          <div aria-hidden className="relative">
            {hours.slice(1).map((time, place) => (
              <span
                key={time}
                className="absolute end-2 -translate-y-1/2 whitespace-nowrap text-muted text-xs tabular"
                style={{ top: topOf((place + 1) * 60) }}
              >
                {format.clock(time)}
              </span>
            ))}
          </div>
          {days.map((day) => (
            <WeekDay
              key={day}
              day={day}
              hours={hours}
              place={place}
              items={itemsOf(day)}
              nowAt={day === place.today ? minutesOf(clock) : null}
              reachable={reachable}
              newCampaignUrl={newCampaignUrl}
              onMove={onMove}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}
