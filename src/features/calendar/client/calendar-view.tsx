import { CalendarDays } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { daysBetween } from '#platform/calendar-days.ts'
import type { CalendarItem, Occasion } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DaysView } from './days-view.tsx'
import { MonthView } from './month-view.tsx'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'
import { WeekGrid } from './week-grid.tsx'

interface CalendarViewProps {
  place: CalendarSearchParams
  /** A phone lists the days of a week. */
  isWide: boolean
  items: CalendarItem[]
  occasionsOf: (day: string) => readonly Occasion[]
  newCampaignHref: string
  onMove: (item: CalendarItem) => void
}

/** The items in the chosen view. */
export function CalendarView({
  place,
  isWide,
  items,
  occasionsOf,
  newCampaignHref,
  onMove,
}: CalendarViewProps) {
  const t = useText(calendarMessages)
  const byDay = Object.groupBy(items, ({ day }) => day)
  const itemsOf = (day: string) => byDay[day] ?? []
  const clear = (
    <Button variant="secondary" onClick={() => place.filter({ platform: undefined, status: undefined })}>
      {t('filters.clear')}
    </Button>
  )
  if (place.view === 'month') {
    return (
      <>
        {place.isFiltered && items.length === 0 ? (
          <Alert className="mb-4" action={clear}>
            {t('empty.filtered')}
          </Alert>
        ) : null}
        <MonthView place={place} itemsOf={itemsOf} occasionsOf={occasionsOf} />
      </>
    )
  }
  if (place.view === 'week' && isWide)
    return <WeekGrid place={place} itemsOf={itemsOf} occasionsOf={occasionsOf} onMove={onMove} />
  const days = daysBetween(place.from, place.to)
  const shown = place.view === 'week' ? days : days.filter((day) => itemsOf(day).length > 0)
  if (shown.length > 0)
    return <DaysView days={shown} place={place} itemsOf={itemsOf} occasionsOf={occasionsOf} onMove={onMove} />
  return (
    <Card>
      <EmptyState
        icon={<CalendarDays />}
        title={place.isFiltered ? t('empty.filtered') : t('empty.title')}
        description={place.isFiltered ? undefined : t('empty.description')}
        action={
          place.isFiltered ? (
            clear
          ) : (
            <Button asChild>
              <Link href={newCampaignHref}>{t('empty.action')}</Link>
            </Button>
          )
        }
      />
    </Card>
  )
}
