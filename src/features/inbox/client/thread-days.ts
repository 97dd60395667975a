import { dayIn } from '#platform/day.ts'
import type { Entry } from '../inbox.contract.ts'

export type ThreadDay<Item> = { day: string; entries: Item[] }

/** Groups entries (newest first) by day of the shop, in reading order. */
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
