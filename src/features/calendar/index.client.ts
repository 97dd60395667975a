import { late } from '#client/late.tsx'

export const calendarScreens = {
  '/calendar': late(() => import('./client/calendar-page.tsx'), 'CalendarPage'),
}
