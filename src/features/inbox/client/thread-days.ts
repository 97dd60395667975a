import { dayIn } from '#platform/day.ts'
import type { Entry } from '../inbox.contract.ts'

export type ThreadDay<Item> = { day: string; entries: Item[] }

/** What was written, newest first, as it is read: day by day as the shop's clocks have it, the newest last. */
export function byDay<Item extends Pick<Entry, 'createdAt'>>(
  newestFirst: readonly Item[],
  timeZone: string,
): ThreadDay<Item>[] {
  const days: ThreadDay<Item>[] = []
  for (const entry of newestFirst.toReversed()) {
    const day = dayIn(timeZone, new Date(entry.createdAt))
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
