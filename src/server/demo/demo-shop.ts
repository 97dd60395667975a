import { addDays, dayIn } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'
import { hashedId } from '../hashed-id.ts'
import type { DemoShop } from './demo-part.ts'

export function demoShop(
  given: Pick<DemoShop, 'workspaceId' | 'userId' | 'locale' | 'timeZone' | 'now' | 'secrets'>,
): DemoShop {
  const dayBefore = (days: number) => addDays(dayIn(given.timeZone, given.now), -days)
  return {
    ...given,
    id: (name) => hashedId(`${given.workspaceId} ${name}`),
    dayBefore,
    daysAgo: (days, time = '11:00') => {
      const moment = instantAt(given.timeZone, dayBefore(days), time)
      // A time that is still ahead today is moved to the day before.
      return moment > given.now ? instantAt(given.timeZone, dayBefore(days + 1), time) : moment
    },
  }
}
