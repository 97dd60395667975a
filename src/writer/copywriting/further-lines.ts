import { productsOf, shopNameOf } from '../built-in/shop-names.ts'
import { type BriefKind, type BriefReading, SURE } from '../reading/brief-reading.ts'
import type { ShopFacts } from '../writer.ts'
import { grammars } from './grammars/index.ts'
import { productLines } from './product-lines/index.ts'
import { linesByKind } from './rework-words/index.ts'

const MOST_PRODUCTS = 2
/** Kinds beside which other products are welcome. */
const beside: readonly BriefKind[] = ['offer', 'new_product', 'limited_stock', 'general']

/** What else the shop has, by its own data. */
export function linesOfProducts(
  { language, kind, text, isSerious }: BriefReading,
  shop: ShopFacts,
): readonly string[] {
  const said = text.toLowerCase()
  const others = productsOf(shop).filter((product) => !said.includes(product.toLowerCase()))
  if (isSerious || !beside.includes(kind) || others.length === 0) return []
  const named = others.slice(0, MOST_PRODUCTS).map(grammars[language].lower)
  const list = new Intl.ListFormat(language).format(named)
  return productLines[language](shopNameOf(shop), list)
}

/** What the kind of a post asks of its readers or thanks them for: no new claim. */
export function linesOfKind({ isSerious, confidence, kind, language }: BriefReading): readonly string[] {
  if (isSerious) return []
  return linesByKind[language][confidence < SURE ? 'general' : kind] ?? []
}
