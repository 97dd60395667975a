import { lastDayOf, monthGrid, weekAround } from '#platform/calendar-days.ts'

export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The days that a view shows around a day. */
export function spanOf(view: CalendarView, around: string): { from: string; to: string } {
  const month = around.slice(0, 7)
  if (view === 'week') return weekAround(around)
  if (view === 'list') return { from: `${month}-01`, to: lastDayOf(month) }
  const days = monthGrid(month)
  return { from: days[0] ?? around, to: days.at(-1) ?? around }
}
