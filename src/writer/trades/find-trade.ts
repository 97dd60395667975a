import { type Locale, locales } from '#platform/locale.ts'
import type { ShopFacts } from '../writer.ts'
import { tradesIn } from './index.ts'
import { isMenu } from './phrases.ts'
import { stemLine } from './stems.ts'
import { isMeant, isOfAnimal, knownByName, otherNames, vagueNames } from './trade-hints.ts'

/** The id of a trade: the name of its file. */
export type TradeId = string

const points = {
  /** The shop calls itself so. */
  nameInShop: 8,
  vagueNameInShop: 3,
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
/** Of different products that only the brief names: one ingredient is no trade. */
const enoughProducts = { sameIndustry: 2, open: 3 }

/** Their dishes are made of things that other trades sell. */
const dining: ReadonlySet<TradeId> = new Set([
  'restaurant',
  'cafe',
  'bar',
  'pizzeria',
  'caterer',
  'food-truck',
])
/** A class is about things that other trades sell. */
const classes = / (?:taller|clase|curso|workshop|class|course|lesson|masterclass) /

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
  for (const [trade, names] of Object.entries(otherNames))
    for (const name of names) list.push({ trade, line: stemLine(name), isName: true })
  const unique = [
    ...new Map(list.map((sign) => [`${sign.trade}${sign.line}${sign.isName}`, sign])).values(),
  ].filter(({ line }) => line.trim() !== '')
  const owners = new Map<string, Set<TradeId>>()
  for (const { line, trade } of unique) owners.set(line, (owners.get(line) ?? new Set()).add(trade))
  for (const [line, trades] of owners) shares.set(line, trades.size)
  signs = unique
  return unique
}

type Evidence = { shop: number; brief: number; names: number; products: number; isNamed: boolean }

/** Whether what a brief names says something about the shop that wrote it. */
const isTelling = (said: string, { line, isName }: Sign) =>
  !isOfAnimal(line, said) && (isName || !classes.test(said) || classes.test(line))

function collectEvidence(shop: ShopFacts, brief: string): Map<TradeId, Evidence> {
  const name = stemLine(shop.name)
  const products = stemLine(shop.products.join(' , '))
  const said = stemLine(brief)
  const isServed = isMenu(said)
  const found = new Map<TradeId, Evidence>()
  for (const sign of allSigns()) {
    const { trade, line, isName } = sign
    const isSomewhere = name.includes(line) || products.includes(line) || said.includes(line)
    if (!isSomewhere) continue
    if (isName && !isMeant(trade, line, `${said}${products}`, shop.industry)) continue
    // The Olive Branch with a menu sells no olives.
    if (isServed && !dining.has(trade) && !(isName && name.includes(line))) continue
    const named = vagueNames.has(line) ? points.vagueNameInShop : points.nameInShop
    const ofShop =
      (name.includes(line) ? (isName ? named : points.productInShop) : 0) +
      (products.includes(line) ? (isName ? points.nameInProducts : points.productInProducts) : 0)
    const isSaid = said.includes(line) && isTelling(said, sign)
    if (ofShop === 0 && !isSaid) continue
    // A word of several trades says less about each.
    const share = shares.get(line) ?? 1
    const known = found.get(trade) ?? { shop: 0, brief: 0, names: 0, products: 0, isNamed: false }
    // "Dog food" says more than "food".
    const isExact = line.trim().includes(' ')
    found.set(trade, {
      shop: known.shop + ofShop / share,
      brief: known.brief + (isSaid ? (isName ? points.nameInBrief : points.productInBrief) / share : 0),
      names: known.names + (isSaid && isName ? 1 : 0),
      products: known.products + (isSaid && !isName ? (isExact ? 2 : 1) : 0),
      isNamed: known.isNamed || isName,
    })
  }
  return found
}

/** The trade of a shop from its name, products and brief; null if that is not sure. */
export function findTrade(shop: ShopFacts, brief: string, locale: Locale): TradeId | null {
  const trades = tradesIn(locale)
  const isOpen = shop.industry === null || shop.industry === 'other'
  const ranked = [...collectEvidence(shop, brief)]
    .flatMap(([id, evidence]) => {
      const trade = trades.get(id)
      if (!trade || (knownByName.has(id) && !evidence.isNamed)) return []
      const score = evidence.shop + evidence.brief
      const isSame = trade.industry === shop.industry
      const enough = isSame ? enoughProducts.sameIndustry : enoughProducts.open
      const isKnown = evidence.shop > 0 || evidence.names > 0 || evidence.products >= enough
      if (!isKnown) return []
      if (isSame) return [{ id, score: score + points.sameIndustry }]
      return isOpen || evidence.shop >= ENOUGH_ELSEWHERE ? [{ id, score }] : []
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const [best, second] = ranked
  if (!best || best.score < ENOUGH) return null
  return !second || best.score - second.score >= LEAD ? best.id : null
}
