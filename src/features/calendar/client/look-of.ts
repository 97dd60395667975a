import type { CalendarItem, CalendarStatus } from '../calendar.contract.ts'

/** The colours an item stands in: one that should be out by now looks as bad as one that failed. */
export const lookOf = ({ status, isOverdue }: CalendarItem): CalendarStatus => (isOverdue ? 'failed' : status)
