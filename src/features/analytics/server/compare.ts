import type { Metric } from '../analytics.contract.ts'

/** A figure with its change. */
export const compare = (value: number, before: number): Metric => ({
  value,
  before,
  changePercent: before > 0 ? Math.round(((value - before) / before) * 100) : null,
})

/** Percent with one decimal; 0 if the whole is 0. */
export const rateOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)
