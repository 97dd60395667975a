import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { ZoneNote } from '#client/time/zone-note.tsx'
import { Button } from '#client/ui/button.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { BrandFilterLine } from '#core/brands/index.client.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { useCalendar, useMoveItem, useOccasions } from './calendar.queries.ts'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { CalendarView } from './calendar-view.tsx'
import { DayPanel } from './day-panel.tsx'
import { DragArea } from './drag-area.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useCalendarSearchParams } from './use-calendar-search-params.ts'
import { useNewCampaign } from './use-new-campaign.ts'
import { WeekCard } from './week-card.tsx'

export function CalendarPage() {
  const t = useText(calendarMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  useTitle(t('title'))
  const place = useCalendarSearchParams()
  const calendar = useCalendar(place, place.filters)
  const occasions = useOccasions(place)
  const occasionsOf = (day: string) => occasions[day] ?? []
  const move = useMoveItem()
  const newCampaign = useNewCampaign(place.day)
  const [moving, setMoving] = useState<CalendarItem | null>(null)
  const days = useRef<HTMLDivElement>(null)
  const items = calendar.data?.items ?? []
  const itemsOfDay = items.filter(({ day }) => day === place.day)

  function closeDay(day: string) {
    place.toggleDay(day)
    days.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button asChild className="max-sm:w-full">
            <Link href={newCampaign.href}>
              <CalendarPlus aria-hidden />
              {newCampaign.label}
            </Link>
          </Button>
        }
      />
      <BrandFilterLine className="-mt-2 mb-4" />
      <CalendarToolbar place={place} />
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <ZoneNote />
        {calendar.data?.isSample ? <SampleMark /> : null}
      </div>
      <VisuallyHidden role="status">
        {place.day ? t('dayLabel', { day: format.day(place.day), count: itemsOfDay.length }) : null}
      </VisuallyHidden>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div ref={days} className="min-w-0">
          {calendar.isPending ? (
            <CalendarSkeleton label={t('loading')} />
          ) : calendar.isError ? (
            <ErrorState
              title={t('failed')}
              reason={reasonOf(calendar.error)}
              retryLabel={common('retry')}
              retrying={calendar.isFetching}
              onRetry={() => void calendar.refetch()}
            />
          ) : (
            <DragArea onMove={(moved, day) => move.mutate({ items: moved, day })}>
              <CalendarView
                place={place}
                items={items}
                occasionsOf={occasionsOf}
                newCampaignHref={newCampaign.href}
                onMove={setMoving}
              />
            </DragArea>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {place.view === 'month' ? (
            <DayPanel
              day={place.day}
              items={itemsOfDay}
              occasions={place.day ? occasionsOf(place.day) : []}
              onClose={closeDay}
              onMove={setMoving}
            />
          ) : null}
          <WeekCard />
        </div>
      </div>
      {moving ? (
        <MoveDialog
          item={moving}
          today={place.today}
          onMove={(day) => move.mutate({ items: [moving], day })}
          onClose={() => setMoving(null)}
        />
      ) : null}
    </>
  )
}
