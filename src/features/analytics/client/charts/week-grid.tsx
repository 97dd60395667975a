import { useFormat } from '#client/i18n/format.ts'
import { useLocale } from '#client/i18n/use-text.ts'
import { weekdayName } from '#platform/month-words.ts'
import { formatHour } from '#platform/time-format.ts'

interface WeekGridProps {
  cells: readonly { weekday: number; hour: number; value: number }[]
}

/** Monday first, as everywhere except in the calendar's month view. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0]
/** Darker cells would make the text unreadable. */
const DARKEST_PERCENT = 40

/** The week with one row per hour, darker is better; screen readers use the table below. */
export function WeekGrid({ cells }: WeekGridProps) {
  const locale = useLocale()
  const format = useFormat()
  const most = Math.max(1, ...cells.map(({ value }) => value))
  const hours = [...new Set(cells.map(({ hour }) => hour))].sort((a, b) => a - b)
  const at = (weekday: number, hour: number) =>
    cells.find((cell) => cell.weekday === weekday && cell.hour === hour)
  return (
    <div
      aria-hidden
      className="grid gap-1 text-center text-xs tabular"
      style={{ gridTemplateColumns: 'auto repeat(7, minmax(0, 1fr))' }}
    >
      <span />
      {WEEKDAYS.map((weekday) => (
        <span key={weekday} className="truncate text-muted">
          {weekdayName(weekday, locale, 'short')}
        </span>
      ))}
      {hours.flatMap((hour) => [
        <span key={hour} className="self-center pr-2 text-right text-muted">
          {formatHour(hour, locale)}
        </span>,
        ...WEEKDAYS.map((weekday) => {
          const cell = at(weekday, hour)
          const strength = cell ? Math.round((cell.value / most) * DARKEST_PERCENT) : 0
          return (
            <span
              key={`${weekday} ${hour}`}
              className="flex h-8 items-center justify-center rounded-sm"
              style={{
                backgroundColor: `color-mix(in srgb, var(--color-chart-1) ${strength}%, var(--color-surface-sunken))`,
              }}
            >
              {cell ? format.number(cell.value) : null}
            </span>
          )
        }),
      ])}
    </div>
  )
}
