export type LengthTold = 'near' | 'full' | 'over'

const NEAR = 0.9

/** What a person who does not see the counter is told; only a change of it is worth saying. */
export function lengthTold(value: number, limit: number): LengthTold | null {
  if (value > limit) return 'over'
  if (value === limit) return 'full'
  return value >= limit * NEAR ? 'near' : null
}
