import type { BriefKind } from '../brief-reading.ts'

/** A brief that measures the reader. Only the shares of what it reads right are looked at. */
export type HeldOutBrief = {
  id: string
  country: 'US' | 'GB'
  /** YYYY-MM-DD; 2026-11-17, a Tuesday, if not given. */
  today?: string
  brief: string
  /** The first is the best; the others would do. */
  kinds: readonly BriefKind[]
  isSerious?: boolean
  facts: readonly string[]
  conditions?: readonly string[]
  /** Days, or the first three letters of weekdays that repeat. */
  dates?: readonly string[]
  /** Words of an offer or a price. */
  offers?: readonly string[]
  directions?: readonly string[]
  contacts?: readonly string[]
}
