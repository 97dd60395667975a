import type { CalendarItem, CalendarStatus } from '../calendar.contract.ts'

/** The color of an item: overdue looks like failed. */
export const itemColor = ({ status, isOverdue }: CalendarItem): CalendarStatus =>
  isOverdue ? 'failed' : status
