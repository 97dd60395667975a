import type { SlotValue } from './brief-reading.ts'

/** "£4 instead of £3": the new price is the higher one. */
export const isDearer = (value: SlotValue): boolean =>
  value.type === 'price' && value.before !== null && value.before.amount < value.money.amount
