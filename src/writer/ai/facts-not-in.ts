import type { Locale } from '#platform/locale.ts'
import { findUnsupportedFacts } from '../checks/find-unsupported-claims.ts'

const NOON = /(?<!\p{L})(?:noon|midday|mediod[ií]a)(?!\p{L})/iu

/** Figures, dates, times and addresses of a text that another text does not have, as written. */
export const factsNotIn = (other: string, text: string, locale: Locale): string[] => {
  const given = { said: '', shop: NOON.test(other) ? `${other}\n(12)` : other }
  return [...new Set(findUnsupportedFacts(text, given, locale).map((fact) => fact.text))]
}
