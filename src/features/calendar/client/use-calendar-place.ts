import { useSearchParams } from 'wouter'
import { allPlatforms, type Platform } from '#channels/platforms.ts'
import { useNow } from '#client/use-now.ts'
import { useWorkspace } from '#client/workspace-context.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { type CalendarStatus, calendarStatuses } from '../calendar.contract.ts'
import { addMonths, lastDayOf, monthGrid, weekAround } from '../days.ts'

export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

export type CalendarFilters = { platform: Platform | undefined; status: CalendarStatus | undefined }

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The days that a view shows around a day. */
function spanOf(view: CalendarView, around: string): { from: string; to: string } {
  const month = around.slice(0, 7)
  if (view === 'week') return weekAround(around)
  if (view === 'list') return { from: `${month}-01`, to: lastDayOf(month) }
  const days = monthGrid(month)
  return { from: days[0] ?? around, to: days.at(-1) ?? around }
}

/** What the screen shows is in the address, so that reload, back and a shared link lead to the same place. */
export function useCalendarPlace() {
  const [params, setParams] = useSearchParams()
  const { timeZone } = useWorkspace()
  const today = dayIn(timeZone, useNow())
  const view = calendarViews.find((each) => each === params.get('view')) ?? 'month'
  const at = params.get('at')
  const around = isDay(at) ? at : today
  const picked = params.get('day')
  const filters: CalendarFilters = {
    platform: allPlatforms.find((each) => each === params.get('platform')),
    status: calendarStatuses.find((each) => each === params.get('status')),
  }
  const change = (changes: Record<string, string | undefined>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  const step = (direction: 1 | -1) => {
    const next =
      view === 'week' ? addDays(around, 7 * direction) : `${addMonths(around.slice(0, 7), direction)}-01`
    change({ at: next, day: undefined })
  }
  return {
    today,
    view,
    around,
    ...spanOf(view, around),
    day: isDay(picked) ? picked : null,
    filters,
    isFiltered: filters.platform !== undefined || filters.status !== undefined,
    show: (next: CalendarView) => change({ view: next === 'month' ? undefined : next }),
    earlier: () => step(-1),
    later: () => step(1),
    goToToday: () => change({ at: undefined, day: undefined }),
    /** Chosen again, it is left. */
    toggleDay: (day: string) => change({ day: day === picked ? undefined : day }),
    openDay: (day: string) => change({ day }),
    filter: (changes: Partial<CalendarFilters>) => change(changes),
  }
}
export type CalendarPlace = ReturnType<typeof useCalendarPlace>
