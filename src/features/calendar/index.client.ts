export const loadCalendarPage = () => import('./client/calendar-page.tsx')
