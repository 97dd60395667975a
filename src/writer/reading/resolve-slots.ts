import type { Slot, SlotType } from './brief-reading.ts'
import type { Span } from './spans.ts'

/** Decides between slots of the same length; contacts and quotes win over longer ones too. */
const specificity: Record<SlotType, number> = {
  mail: 9,
  link: 9,
  phone: 9,
  quote: 8,
  title: 7,
  condition: 6,
  audience: 5,
  offer: 5,
  price: 5,
  quantity: 5,
  time: 5,
  date: 5,
  gift: 4,
  person: 4,
  place: 3,
  action: 3,
  product: 2,
  reason: 1,
  detail: 0,
}
const BEATS_LONGER = 8

const isStronger = (one: Slot, other: Slot): number => {
  const [first, second] = [specificity[one.value.type], specificity[other.value.type]]
  if (first !== second && (first >= BEATS_LONGER || second >= BEATS_LONGER)) return second - first
  return other.end - other.start - (one.end - one.start) || second - first || one.start - other.start
}

/** The best of overlapping slots, in the order of the text. */
export function resolveSlots(found: readonly Slot[], taken: readonly Span[]): Slot[] {
  const length = Math.max(0, ...[...found, ...taken].map(({ end }) => end))
  const isTaken = new Uint8Array(length)
  for (const { start, end } of taken) isTaken.fill(1, start, end)
  const kept: Slot[] = []
  for (const slot of found.toSorted(isStronger)) {
    if (slot.start >= slot.end || isTaken.subarray(slot.start, slot.end).includes(1)) continue
    isTaken.fill(1, slot.start, slot.end)
    kept.push(slot)
  }
  return kept.sort((one, other) => one.start - other.start)
}
