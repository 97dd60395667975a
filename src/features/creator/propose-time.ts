import { addDays, dayIn } from '#platform/day.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'

const USUAL_TIME = '10:00'
const LAST_HOUR = 23

/** The next full hour in the shop's zone. */
function nextFullHour(timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now)
  const hour = Number(timeIn(timeZone, now).slice(0, 2))
  return hour === LAST_HOUR
    ? instantAt(timeZone, addDays(today, 1), '00:00')
    : instantAt(timeZone, today, `${String(hour + 1).padStart(2, '0')}:00`)
}

/**
 * The default time for a campaign on a day: ten o'clock, or the next full hour after ten today; null for a past day.
 */
export function proposeTime(day: string, timeZone: string, now: Date): Date | null {
  if (day < dayIn(timeZone, now)) return null
  const usual = instantAt(timeZone, day, USUAL_TIME)
  return usual > now ? usual : nextFullHour(timeZone, now)
}
