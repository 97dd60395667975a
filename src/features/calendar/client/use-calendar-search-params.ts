import { useSearchParams } from 'wouter'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { useNow } from '#client/time/use-now.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { addMonths, dateInMonth } from '#platform/calendar-days.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { type CalendarStatus, calendarStatuses } from '../calendar.contract.ts'
import { readDay } from '../calendar-address.ts'
import { type CalendarView, calendarViews, spanOf } from '../calendar-span.ts'

export type CalendarFilters = { platform: Platform | undefined; status: CalendarStatus | undefined }

/** The state is in the URL, so that reload, back and shared links show the same view. */
export function useCalendarSearchParams() {
  const [params, setParams] = useSearchParams()
  const { timeZone } = useWorkspace()
  const today = dayIn(timeZone, useNow())
  const view = calendarViews.find((each) => each === params.get('view')) ?? 'month'
  const picked = readDay(params.get('day'))
  const around = readDay(params.get('at')) ?? picked ?? today
  const span = spanOf(view, around)
  const day = picked && picked >= span.from && picked <= span.to ? picked : null
  const filters: CalendarFilters = {
    platform: allPlatforms.find((each) => each === params.get('platform')),
    status: calendarStatuses.find((each) => each === params.get('status')),
  }
  const goTo = (changes: Record<string, string | undefined>) =>
    setParams((now) => updateSearchParams(now, changes))
  const adjust = (changes: Record<string, string | undefined>) =>
    setParams((now) => updateSearchParams(now, changes), { replace: true })
  /** A selected day moves along: to the same weekday of another week, or the same date of another month. */
  const step = (direction: 1 | -1) => {
    if (view === 'week') {
      const there = (from: string) => addDays(from, 7 * direction)
      return goTo({ at: there(around), day: day ? there(day) : undefined })
    }
    const month = addMonths(around.slice(0, 7), direction)
    const there = day ? dateInMonth(month, day) : undefined
    goTo({ at: there ?? `${month}-01`, day: there })
  }
  return {
    today,
    view,
    around,
    ...span,
    day,
    filters,
    /** Posting times without a post are marked. */
    showsFree: params.get('free') === '1',
    toggleFree: () => adjust({ free: params.get('free') === '1' ? undefined : '1' }),
    /** Other screens link to it. */
    isEditingTimes: params.get('dialog') === 'posting-times',
    editTimes: (isOpen: boolean) => adjust({ dialog: isOpen ? 'posting-times' : undefined }),
    isFiltered: filters.platform !== undefined || filters.status !== undefined,
    /** Shown around the selected day, if there is one. */
    show: (next: CalendarView) => goTo({ view: next === 'month' ? undefined : next, at: day ?? around }),
    earlier: () => step(-1),
    later: () => step(1),
    goToToday: () => goTo({ at: today, day: today }),
    /** For arrow keys that leave the month. */
    turnTo: (next: string) => adjust({ at: next }),
    /** Selecting it again deselects it. The month stays, also for a day of an adjacent one. */
    toggleDay: (next: string) => adjust({ at: around, day: next === day ? undefined : next }),
    openDay: (next: string) => adjust({ at: around, day: next }),
    filter: (changes: Partial<CalendarFilters>) => adjust(changes),
  }
}
export type CalendarSearchParams = ReturnType<typeof useCalendarSearchParams>
