import type { Slot, SlotValue } from './brief-reading.ts'

export const slotAt = (text: string, start: number, end: number, value: SlotValue): Slot => ({
  start,
  end,
  text: text.slice(start, end),
  value,
})

/** A slot for every match; with a group `slot` only that part. `makeValue` answers null for what it does not mean. */
export function matchSlots(
  text: string,
  pattern: RegExp,
  makeValue: (match: RegExpExecArray) => SlotValue | null,
): Slot[] {
  const slots: Slot[] = []
  for (const match of text.matchAll(pattern)) {
    const value = makeValue(match)
    if (!value) continue
    const part = match.groups?.slot ?? match[0]
    const start = match.index + match[0].indexOf(part)
    slots.push(slotAt(text, start, start + part.trimEnd().length, value))
  }
  return slots
}
