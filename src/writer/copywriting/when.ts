import type { Slot } from '../reading/brief-reading.ts'
import type { DateValue, Said, TimeValue, When } from './facts.ts'

/** The dates and times among the slots, in their order. */
export function whenOf(slots: readonly Slot[]): When {
  const dates: Said<DateValue>[] = []
  const times: Said<TimeValue>[] = []
  for (const { value, text } of slots) {
    if (value.type === 'date') dates.push({ value, text })
    if (value.type === 'time') times.push({ value, text })
  }
  return { dates, times }
}
