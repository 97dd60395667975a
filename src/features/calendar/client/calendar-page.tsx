import { CalendarPlus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { useMediaQuery } from '#client/ui/use-media-query.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { BrandFilterLine } from '#core/brands/index.client.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { shiftedBy } from '../move-to.ts'
import { useCalendar, useFullDay, useOccasions, useWarnings } from './calendar.queries.ts'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { CalendarView } from './calendar-view.tsx'
import { DayPanel } from './day-panel.tsx'
import { DragArea } from './drag-area.tsx'
import { FreeTimesContext } from './free-times-context.ts'
import { LeftOffContext } from './left-off-context.ts'
import { MoveDialog } from './move-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SelectionContext, useNewSelection } from './selection-context.ts'
import { useFreeTimes } from './times/posting-times.queries.ts'
import { useCalendarSearchParams } from './use-calendar-search-params.ts'
import { useEscape } from './use-escape.ts'
import { useMoves } from './use-moves.ts'
import { useNewCampaign } from './use-new-campaign.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { WarningList } from './warning-list.tsx'
import { byPost, WarningsContext } from './warnings-context.ts'
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
  const warnings = useWarnings(place)
  const warningsById = useMemo(() => byPost(warnings), [warnings])
  const moves = useMoves()
  useUndoKeys(moves.undo)
  const isWide = useMediaQuery('(width >= 48rem)')
  const isGrid = place.view === 'week' && isWide
  const newCampaign = useNewCampaign(place.day)
  const [moving, setMoving] = useState<readonly CalendarItem[]>([])
  const [firstMoving, ...otherMoving] = moving
  const moveOne = (item: CalendarItem) => setMoving([item])
  const days = useRef<HTMLDivElement>(null)
  const items = calendar.data?.items ?? []
  const selection = useNewSelection(items)
  useEscape(selection.isOn, selection.clear)
  const freeTimes = useFreeTimes(place)
  const freeByDay = useMemo(
    () => (freeTimes ? Object.groupBy(freeTimes, ({ day }) => day) : null),
    [freeTimes],
  )
  const leftOff = new Map(calendar.data?.leftOff.map(({ day, posts }) => [day, posts]))
  const fullDay = useFullDay(place.day && leftOff.has(place.day) ? place.day : null, place.filters)
  const itemsOfDay = fullDay ?? items.filter(({ day }) => day === place.day)

  function closeDay(day: string) {
    place.toggleDay(day)
    days.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  return (
    <LeftOffContext value={leftOff}>
      <WarningsContext value={warningsById}>
        <SelectionContext value={selection.context}>
          <FreeTimesContext value={freeByDay}>
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
            <CalendarTools
              place={place}
              isSample={calendar.data?.isSample ?? false}
              isSelecting={selection.isOn}
              onSelect={selection.isOn ? selection.clear : selection.start}
            />
            <WarningList warnings={warnings} items={items} onMove={setMoving} />
            <VisuallyHidden role="status">
              {place.day ? t('dayLabel', { day: format.day(place.day), count: itemsOfDay.length }) : null}
            </VisuallyHidden>
            <div className={cn('grid items-start gap-4', !isGrid && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}>
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
                  <DragArea
                    hasKeys={isGrid}
                    movedWith={selection.movedWith}
                    onMove={moves.move}
                    onShift={(moved, shift) => {
                      moves.moveEach(moved, (item) => shiftedBy(item, shift))
                      selection.clear()
                    }}
                  >
                    <CalendarView
                      place={place}
                      isWide={isWide}
                      items={items}
                      occasionsOf={occasionsOf}
                      newCampaignHref={newCampaign.href}
                      onMove={moveOne}
                    />
                  </DragArea>
                )}
              </div>
              <div
                className={cn(
                  'flex min-w-0 flex-col gap-4',
                  isGrid && place.day && 'lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start',
                )}
              >
                {place.view === 'month' || (isGrid && place.day) ? (
                  <DayPanel
                    day={place.day}
                    items={itemsOfDay}
                    occasions={place.day ? occasionsOf(place.day) : []}
                    onClose={closeDay}
                    onMove={moveOne}
                  />
                ) : null}
                <WeekCard isRow={isGrid && !place.day} />
              </div>
            </div>
            {firstMoving ? (
              <MoveDialog
                items={[firstMoving, ...otherMoving]}
                today={place.today}
                onMove={(target) => moves.move(moving, target)}
                onClose={() => setMoving([])}
              />
            ) : null}
            {selection.isOn ? (
              <SelectionBar
                selected={selection.selected}
                today={place.today}
                onMove={(targetOf) => {
                  moves.moveEach(selection.selected, targetOf)
                  selection.clear()
                }}
                onUnschedule={(posts) => {
                  moves.unschedule(posts)
                  selection.clear()
                }}
                onClear={selection.clear}
              />
            ) : null}
          </FreeTimesContext>
        </SelectionContext>
      </WarningsContext>
    </LeftOffContext>
  )
}
