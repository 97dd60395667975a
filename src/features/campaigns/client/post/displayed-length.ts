export type DisplayedLength = 'near' | 'full' | 'over'

const NEAR = 0.9

/** What a person who does not see the counter is told; only a change of it is worth saying. */
export function displayedLength(value: number, limit: number): DisplayedLength | null {
  if (value > limit) return 'over'
  if (value === limit) return 'full'
  return value >= limit * NEAR ? 'near' : null
}
