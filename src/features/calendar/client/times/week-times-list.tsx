import { X } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { postingTimesMessages } from '#features/calendar/i18n/index.ts'
import type { WeekTimes } from '#features/calendar/posting-times.contract.ts'
import { removeTime, weekdays } from './edit-times.ts'
import { weekdayName } from './weekday-name.ts'

interface WeekTimesListProps {
  week: WeekTimes
  /** Without it, the times are only shown. */
  onChange?: ((week: WeekTimes) => void) | undefined
}

/** The times of each weekday. */
export function WeekTimesList({ week, onChange }: WeekTimesListProps) {
  const t = useText(postingTimesMessages)
  const format = useFormat()
  const locale = useLocale()
  return (
    <ul className="divide-y rounded-md border">
      {weekdays.map((weekday) => {
        const name = weekdayName(weekday, locale)
        const times = week[weekday] ?? []
        return (
          <li
            key={weekday}
            className="grid min-h-11 grid-cols-[6.5rem_minmax(0,1fr)] items-center px-3 py-1.5"
          >
            <span className="first-letter:uppercase">{name}</span>
            {times.length === 0 ? <span className="text-muted text-sm">{t('none')}</span> : null}
            <ul className="flex flex-wrap gap-1.5 empty:hidden">
              {times.map((time) => (
                <li
                  key={time}
                  className="flex items-center rounded-full bg-primary-subtle ps-2.5 pe-2.5 text-primary-ink text-sm tabular leading-7 has-[button]:pe-0"
                >
                  {format.clock(time)}
                  {onChange ? (
                    <button
                      type="button"
                      aria-label={t('remove', { time: format.clock(time), day: name })}
                      onClick={() => onChange(removeTime(week, weekday, time))}
                      className="flex size-7 pointer-coarse:size-11 items-center justify-center rounded-full hover:bg-surface-sunken"
                    >
                      <X aria-hidden className="size-3.5" />
                    </button>
                  ) : null}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
