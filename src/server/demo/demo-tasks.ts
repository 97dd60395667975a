import type { Locale } from '#platform/locale.ts'
import { waitingTasks } from './words/index.ts'

/** The tasks waiting for approval by the user who loaded the demo data; each has a notification. */
export const demoWaiting = (locale: Locale) =>
  ({
    window: { by: 'marta', title: waitingTasks[locale].window, days: 1, time: '18:10' },
    checklist: { by: 'diego', title: waitingTasks[locale].checklist, days: 0, time: '09:05' },
  }) as const
