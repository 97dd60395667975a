import { useEffect, useRef } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { dayWithWeekday } from '#platform/day.ts'
import type { CalendarItem, Occasion } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DayFreeTimes } from './day-free-times.tsx'
import { DayHours } from './day-hours.tsx'
import { DayItems } from './day-items.tsx'
import { DropZone } from './drop-zone.tsx'
import { useLeftOff } from './left-off-context.ts'
import { NewCampaignLink } from './new-campaign-link.tsx'
import { OccasionLine } from './occasion-line.tsx'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'
import { useNewCampaignUrl } from './use-new-campaign.ts'

interface DaysViewProps {
  days: string[]
  place: CalendarSearchParams
  itemsOf: (day: string) => CalendarItem[]
  occasionsOf: (day: string) => readonly Occasion[]
  onMove: (item: CalendarItem) => void
}

/** A list of days with all items: a week, or the non-empty days of a month. */
export function DaysView({ days, place, itemsOf, occasionsOf, onMove }: DaysViewProps) {
  return (
    <div className="flex flex-col gap-4">
      {days.map((day) => (
        <DaySection
          key={day}
          day={day}
          place={place}
          items={itemsOf(day)}
          occasions={occasionsOf(day)}
          onMove={onMove}
        />
      ))}
    </div>
  )
}

interface DaySectionProps {
  day: string
  place: CalendarSearchParams
  items: CalendarItem[]
  occasions: readonly Occasion[]
  onMove: (item: CalendarItem) => void
}

function DaySection({ day, place, items, occasions, onMove }: DaySectionProps) {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const format = useFormat()
  const newCampaignUrl = useNewCampaignUrl()
  const href = newCampaignUrl(day)
  const leftOff = useLeftOff(day)
  const isToday = day === place.today
  const isChosen = day === place.day
  const section = useRef<HTMLElement>(null)
  const words = dayWithWeekday(day, locale)

  useEffect(() => {
    if (isChosen) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])

  return (
    <section ref={section} aria-label={words} className="group relative scroll-mt-20 scroll-mb-4">
      <div className="mb-1.5 flex min-w-0 items-center gap-2">
        <h3 className="min-w-0 shrink-0 text-sm">
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
        {occasions.map((occasion) => (
          <OccasionLine key={occasion.name} occasion={occasion} newCampaignUrl={newCampaignUrl} />
        ))}
        {href ? (
          <NewCampaignLink
            href={href}
            label={t('newCampaignOn', { day: format.day(day) })}
            className="ms-auto pointer-coarse:size-11"
          />
        ) : null}
      </div>
      <Card
        className={cn(
          items.length === 0 && 'border-dashed bg-transparent',
          isChosen && 'outline-2 outline-primary-ink -outline-offset-2',
        )}
      >
        {items.length === 0 ? (
          <p className="px-5 py-3 text-muted">{t('day.nothing')}</p>
        ) : place.view === 'week' ? (
          <DayHours items={items} onMove={onMove} />
        ) : (
          <DayItems items={items} onMove={onMove} />
        )}
        {place.view === 'week' ? <DayFreeTimes day={day} newCampaignUrl={newCampaignUrl} /> : null}
        {leftOff > 0 ? (
          <p className="border-t px-5 py-3 text-muted">{t('more', { count: format.number(leftOff) })}</p>
        ) : null}
      </Card>
      <DropZone day={day} isPast={day < place.today} />
    </section>
  )
}
