import { createHash } from 'node:crypto'
import { dayIn } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { DemoShop } from './demo-part.ts'

const DAY_MS = 86_400_000

/** Bytes of a hash in the form of an id (RFC 9562, version 8). */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function demoShop(
  given: Pick<DemoShop, 'workspaceId' | 'userId' | 'locale' | 'timeZone' | 'now' | 'secrets'>,
): DemoShop {
  const dayBefore = (days: number) => dayIn(given.timeZone, new Date(given.now.getTime() - days * DAY_MS))
  return {
    ...given,
    id: (name) => idOf(`${given.workspaceId} ${name}`),
    dayBefore,
    daysAgo: (days, time = '11:00') => {
      const moment = instantAt(given.timeZone, dayBefore(days), time)
      // What today's clocks have not reached yet happened yesterday.
      return moment > given.now ? instantAt(given.timeZone, dayBefore(days + 1), time) : moment
    },
  }
}
