import { countCodePoints } from '#platform/code-points.ts'
import type { ShopFacts } from '../writer.ts'
import { asTitle, condense } from './condense.ts'
import { plain } from './plain-text.ts'

const MAX_NAME = 40
const MAX_PRODUCT = 60

/** A name usable inside a sentence; empty if it is not. */
function named(name: string, max: number): string {
  const text = asTitle(
    plain(name)
      .replace(/[#@¡!¿?]/g, '')
      .trim(),
  )
  if (!/[\p{L}\p{N}]/u.test(text)) return ''
  return countCodePoints(text) <= max ? text : asTitle(condense([text], max)).replace(/…$/, '')
}

/** The shop's products in its own words, deduplicated. */
export const productsOf = ({ products }: ShopFacts): string[] => [
  ...new Set(products.map((product) => named(product, MAX_PRODUCT)).filter((product) => product !== '')),
]

/** The shop's name as it stands in sentences; empty if it has none that can. */
export const shopNameOf = ({ name }: ShopFacts): string => named(name, MAX_NAME)
