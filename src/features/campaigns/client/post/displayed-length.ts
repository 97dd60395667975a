export type DisplayedLength = 'near' | 'full' | 'over'

const NEAR = 0.9

/** The length as announced to screen readers: only when it crosses a threshold. */
export function displayedLength(value: number, limit: number): DisplayedLength | null {
  if (value > limit) return 'over'
  if (value === limit) return 'full'
  return value >= limit * NEAR ? 'near' : null
}
