import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const calendarScreens = {
  '/calendar': lazyWithPreload(() => import('./client/calendar-page.tsx'), 'CalendarPage'),
}
