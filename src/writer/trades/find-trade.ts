import { type Locale, locales } from '#platform/locale.ts'
import type { ShopFacts } from '../writer.ts'
import { tradesIn } from './index.ts'
import { stemLine } from './stems.ts'

/** The id of a trade: the name of its file. */
export type TradeId = string

const points = {
  /** The shop calls itself so. */
  nameInShop: 8,
  nameInBrief: 4,
  nameInProducts: 4,
  productInShop: 4,
  productInProducts: 3,
  productInBrief: 3,
  sameIndustry: 2,
}
const ENOUGH = 4
/** A trade of another industry needs the shop's own name as proof. */
const ENOUGH_ELSEWHERE = 8
const LEAD = 1

type Sign = { trade: TradeId; line: string; isName: boolean }
let signs: readonly Sign[] | null = null
const shares = new Map<string, number>()

/** The signs of all languages: a nail bar in Madrid may have an English name. */
function allSigns(): readonly Sign[] {
  if (signs) return signs
  const list: Sign[] = []
  for (const locale of locales)
    for (const [trade, { signs: own }] of tradesIn(locale)) {
      for (const name of own.names) list.push({ trade, line: stemLine(name), isName: true })
      for (const product of own.products) list.push({ trade, line: stemLine(product), isName: false })
    }
  const unique = [
    ...new Map(list.map((sign) => [`${sign.trade}${sign.line}${sign.isName}`, sign])).values(),
  ].filter(({ line }) => line.trim() !== '')
  const owners = new Map<string, Set<TradeId>>()
  for (const { line, trade } of unique) owners.set(line, (owners.get(line) ?? new Set()).add(trade))
  for (const [line, trades] of owners) shares.set(line, trades.size)
  signs = unique
  return unique
}

/** The trade of a shop from its name, products and brief; null if that is not sure. */
export function findTrade(shop: ShopFacts, brief: string, locale: Locale): TradeId | null {
  const name = stemLine(shop.name)
  const products = stemLine(shop.products.join(' , '))
  const said = stemLine(brief)
  const found = new Map<TradeId, number>()
  for (const { trade, line, isName } of allSigns()) {
    const score =
      (name.includes(line) ? (isName ? points.nameInShop : points.productInShop) : 0) +
      (products.includes(line) ? (isName ? points.nameInProducts : points.productInProducts) : 0) +
      (said.includes(line) ? (isName ? points.nameInBrief : points.productInBrief) : 0)
    // A word of several trades says less about each.
    if (score > 0) found.set(trade, (found.get(trade) ?? 0) + score / (shares.get(line) ?? 1))
  }
  const trades = tradesIn(locale)
  const ranked = [...found]
    .flatMap(([id, score]) => {
      const trade = trades.get(id)
      if (!trade) return []
      const isOpen = shop.industry === null || shop.industry === 'other'
      if (trade.industry === shop.industry) return [{ id, score: score + points.sameIndustry }]
      return isOpen || score >= ENOUGH_ELSEWHERE ? [{ id, score }] : []
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const [best, second] = ranked
  if (!best || best.score < ENOUGH) return null
  return !second || best.score - second.score >= LEAD ? best.id : null
}
