import type { Locale } from '#platform/locale.ts'
import { banks } from '../built-in/banks/index.ts'
import { findTrade, type TradeId } from '../trades/find-trade.ts'
import { tradesIn } from '../trades/index.ts'
import { subjectsIn } from '../trades/phrases.ts'
import type { Trade } from '../trades/trade.ts'
import type { ShopFacts } from '../writer.ts'

/** What a plan is written from: the shop's trade, or its industry where the trade is not sure. */
export type MonthPhrases = Omit<Trade, 'id' | 'industry' | 'signs'>

export function phrasesFor(
  shop: ShopFacts,
  locale: Locale,
): { trade: TradeId | null; phrases: MonthPhrases } {
  const id = findTrade(shop, '', locale)
  const trade = id === null ? undefined : tradesIn(locale).get(id)
  if (trade) return { trade: trade.id, phrases: trade }
  return { trade: null, phrases: { ...banks[locale].industries[shop.industry ?? 'other'], subjects: [] } }
}

/** "Peonies" is "peonies" inside a sentence; a name such as "Lumina Pro" stays as it is. */
export function inSentence(product: string, { subjects }: MonthPhrases): string {
  const [first = ''] = product.split(' ')
  const isCommon = /^\p{Lu}\p{Ll}/u.test(first) && subjectsIn({ subjects }, first).length > 0
  return isCommon ? first.toLowerCase() + product.slice(first.length) : product
}

/** Lines of the trade about this product. */
export const subjectLines = ({ subjects }: MonthPhrases, product: string): string[] =>
  subjectsIn({ subjects }, product).flatMap(({ lines }) => lines)
