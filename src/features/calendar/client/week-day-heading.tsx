import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { dayWithWeekday } from '#platform/day.ts'
import { dateFormat } from '#platform/intl-formats.ts'
import type { Occasion } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { useLeftOff } from './left-off-context.ts'
import { OccasionLine } from './occasion-line.tsx'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'
import type { NewCampaignUrl } from './use-new-campaign.ts'

interface WeekDayHeadingProps {
  day: string
  place: CalendarSearchParams
  occasions: readonly Occasion[]
  newCampaignUrl: NewCampaignUrl
}

/** Weekday and date above the hours of a day; selects the day. */
export function WeekDayHeading({ day, place, occasions, newCampaignUrl }: WeekDayHeadingProps) {
  const locale = useLocale()
  const format = useFormat()
  const isToday = day === place.today
  const isChosen = day === place.day
  const t = useText(calendarMessages)
  const leftOff = useLeftOff(day)
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className={cn('flex min-w-0 flex-col border-s p-1', isChosen && 'bg-primary-subtle')}>
      <h3 className="min-w-0">
        <button
          type="button"
          data-day={day}
          aria-pressed={isChosen}
          aria-current={isToday ? 'date' : undefined}
          aria-label={dayWithWeekday(day, locale)}
          title={format.day(day)}
          onClick={() => place.toggleDay(day)}
          className="flex min-h-8 pointer-coarse:min-h-11 w-full items-center justify-center gap-1.5 rounded-sm text-sm hover:bg-surface-sunken"
        >
          <span className="text-muted text-xs first-letter:uppercase">
            {weekday.format(new Date(`${day}T00:00:00Z`))}
          </span>
          <span
            className={cn(
              'flex size-6 items-center justify-center rounded-full font-medium tabular',
              isToday && 'bg-primary text-on-primary',
            )}
          >
            {Number(day.slice(8))}
          </span>
        </button>
      </h3>
      {leftOff > 0 ? (
        <button
          type="button"
          onClick={() => place.openDay(day)}
          className="rounded-sm text-center text-muted text-xs leading-5 hover:underline"
        >
          {t('more', { count: format.number(leftOff) })}
        </button>
      ) : null}
      {occasions.map((occasion) => (
        <OccasionLine
          key={occasion.name}
          occasion={occasion}
          newCampaignUrl={newCampaignUrl}
          className="justify-center"
        />
      ))}
    </div>
  )
}
