import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { dayWithWeekday } from '#platform/day.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { minutesOf } from '../clock-minutes.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DropZone } from './drop-zone.tsx'
import { FreePlace } from './free-place.tsx'
import { useFreeTimesOn } from './free-times-context.ts'
import { groupItems } from './group-items.ts'
import { HourLinks } from './hour-links.tsx'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'
import type { NewCampaignUrl } from './use-new-campaign.ts'
import { WeekChip } from './week-chip.tsx'
import { layOutDay, topOf } from './week-layout.ts'

interface WeekDayProps {
  day: string
  hours: readonly string[]
  place: CalendarSearchParams
  items: CalendarItem[]
  /** Minutes of today; null on other days. */
  nowAt: number | null
  /** The free hour in the tab order. */
  reachable: string | undefined
  newCampaignUrl: NewCampaignUrl
  onMove: (item: CalendarItem) => void
}

/** The hours of a day with its chips; a free hour starts a campaign. */
export function WeekDay({
  day,
  hours,
  place,
  items,
  nowAt,
  reachable,
  newCampaignUrl,
  onMove,
}: WeekDayProps) {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const free = useFreeTimesOn(day)
  const { placed, hidden } = layOutDay(groupItems(items))
  return (
    <section
      aria-label={dayWithWeekday(day, locale)}
      className={cn('relative min-w-0 border-s', day < place.today && 'bg-surface-sunken')}
    >
      <DropZone day={day} isPast={day < place.today} hasHours />
      {placed.length > 0 ? (
        <ul>
          {placed.map(({ chip, minutes, lane, lanes }) => (
            <li
              key={chip[0].id}
              className="absolute z-10 px-px focus-within:z-20"
              style={{
                top: topOf(minutes),
                insetInlineStart: `${(lane / lanes) * 100}%`,
                width: `${100 / lanes}%`,
              }}
            >
              <WeekChip items={chip} isLow onMove={onMove} />
            </li>
          ))}
        </ul>
      ) : null}
      {hidden.map(({ minutes, posts }) => (
        <button
          key={minutes}
          type="button"
          onClick={() => place.openDay(day)}
          className="absolute end-0.5 z-20 -translate-y-1/2 rounded-full bg-inverse px-1.5 text-on-inverse text-xs tabular leading-5"
          style={{ top: topOf(minutes) }}
        >
          {t('more', { count: String(posts) })}
        </button>
      ))}
      <HourLinks
        day={day}
        hours={hours}
        reachable={reachable?.startsWith(day) ? reachable : undefined}
        newCampaignUrl={newCampaignUrl}
      />
      {free.map((each) => (
        <div
          key={`${day} ${each.time}`}
          className="absolute inset-x-0.5 z-[5]"
          style={{ top: topOf(minutesOf(each.time)) }}
        >
          <FreePlace free={each} newCampaignUrl={newCampaignUrl} />
        </div>
      ))}
      {nowAt === null ? null : (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 z-20 h-0.5 bg-danger-solid before:absolute before:-start-1 before:-top-[3px] before:size-2 before:rounded-full before:bg-danger-solid"
          style={{ top: topOf(nowAt) }}
        />
      )}
    </section>
  )
}
