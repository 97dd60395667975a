import type { Locale } from '#platform/locale.ts'
import { type ClaimKind, findUnsupportedClaims } from '../checks/find-unsupported-claims.ts'

/** Kinds that can be compared in any wording and language. */
const comparable: ReadonlySet<ClaimKind> = new Set([
  'figure',
  'price',
  'percentage',
  'date',
  'weekday',
  'time',
  'link',
  'mail',
  'phone',
])

const NOON = /(?<!\p{L})(?:noon|midday|mediod[ií]a)(?!\p{L})/iu

/** Figures, dates, times and addresses of a text that another text does not have, as written. */
export const factsNotIn = (other: string, text: string, locale: Locale): string[] =>
  findUnsupportedClaims(text, { said: '', shop: NOON.test(other) ? `${other}\n(12)` : other }, locale)
    .filter(({ kind }) => comparable.has(kind))
    .map((claim) => claim.text)
