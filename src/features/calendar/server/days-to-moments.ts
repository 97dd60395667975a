import { addDays } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'

/** From the first moment of one day to the last of another, in the workspace's zone. */
export const daysToMoments = (timeZone: string, from: string, to: string) => ({
  from: instantAt(timeZone, from, '00:00'),
  until: instantAt(timeZone, addDays(to, 1), '00:00'),
})
