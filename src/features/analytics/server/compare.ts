import type { KnownMetric, Metric } from '../analytics.contract.ts'

/** A figure with its change. */
export const compare = (value: number, before: number): Metric => ({
  value,
  before,
  changePercent: before > 0 ? Math.round(((value - before) / before) * 100) : null,
})

/** The same for figures that may be unknown. */
export const compareKnown = (value: number | null, before: number | null): KnownMetric =>
  value === null || before === null ? { value, before, changePercent: null } : compare(value, before)

/** Percent with one decimal; 0 if the whole is 0. */
const rateOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** The sum of what is known; null if there are rows and none of them knows. */
export function sumKnown<Row>(rows: readonly Row[], of: (row: Row) => number | null): number | null {
  const known = rows.filter((row) => of(row) !== null)
  return rows.length > 0 && known.length === 0 ? null : sumOf(known, (row) => of(row) ?? 0)
}

/** A rate over the rows that know both figures; null if there are rows and none of them does. */
export function rateKnown<Row>(
  rows: readonly Row[],
  part: (row: Row) => number | null,
  whole: (row: Row) => number | null,
): number | null {
  const known = rows.filter((row) => part(row) !== null && whole(row) !== null)
  if (rows.length > 0 && known.length === 0) return null
  return rateOf(
    sumOf(known, (row) => part(row) ?? 0),
    sumOf(known, (row) => whole(row) ?? 0),
  )
}
