import type { ArcStep } from './arcs.ts'

/**
 * Our own words of a plan. Holes: {the} is the occasion inside a sentence, {The} at its beginning, {name} its name,
 * {date} its day, {wish} its wish, {product} and {price} what the shop sells, {shop} its name.
 */
export type MonthWords = {
  arcs: Record<ArcStep, readonly string[]>
  /** On the day of an occasion that has a wish. */
  wishes: readonly string[]
  namelessWish: string
  /** Follow the name of a day that has no wish. */
  dayQuestions: readonly string[]
  products: readonly string[]
  /** Where the price is known. */
  prices: readonly string[]
  productTitles: readonly string[]
  tipTitles: readonly string[]
  behindTitles: readonly string[]
  questionTitles: readonly string[]
  inviteTitles: readonly string[]
  seasonTitles: readonly string[]
  arcTitles: Record<ArcStep, string>
  arcReasons: Record<ArcStep, string>
  /** Where the times come from. */
  times: Record<'platformTimes' | 'results' | 'sales' | 'usual' | 'allUsual', string>
}
