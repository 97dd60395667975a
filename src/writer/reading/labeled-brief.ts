import type { Industry } from '#platform/industries.ts'
import type { BriefKind } from './brief-reading.ts'

/** A brief as an owner types it, with what a good reader finds in it. */
export type LabeledBrief = {
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** YYYY-MM-DD; 2026-11-17, a Tuesday, if not given. */
  today?: string
  shop: { name: string; industry: Industry; products: readonly string[] }
  brief: string
  kind: BriefKind
  isSerious: boolean
  /** Parts of the brief that must survive in some written form: "25%", "10", "balayage", "maneandco.example". */
  facts: readonly string[]
  /** As typed; an offer is never published without them. */
  conditions: readonly string[]
  /** Words that must never be published. */
  directions: readonly string[]
  /** The dictionary form of what the reader is asked to do; null if nothing. */
  call: string | null
}
