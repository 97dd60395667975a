import { useFormat } from '#client/i18n/format.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { groupItems } from './group-items.ts'
import { WeekChip } from './week-chip.tsx'

interface DayHoursProps {
  items: CalendarItem[]
  onMove: (item: CalendarItem) => void
}

/** The chips of a day under each other, by hour: a week on a phone. */
export function DayHours({ items, onMove }: DayHoursProps) {
  const format = useFormat()
  const byHour = Map.groupBy(groupItems(items), ([{ time }]) => `${time.slice(0, 2)}:00`)
  return (
    <ul className="divide-y">
      {[...byHour].map(([hour, chips]) => (
        <li key={hour} className="grid grid-cols-[4.5rem_minmax(0,1fr)] px-2 py-1.5">
          <span className="pt-2 ps-1 text-muted text-xs tabular">{format.clock(hour)}</span>
          <ul className="flex min-w-0 flex-col gap-1.5">
            {chips.map((chip) => (
              <li key={chip[0].id}>
                <WeekChip items={chip} onMove={onMove} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
