import { countCodePoints } from '#platform/code-points.ts'
import type { Locale } from '#platform/locale.ts'
import type { ShopFacts } from '../writer.ts'
import { banks } from './banks/index.ts'
import { asTitle, condense } from './condense.ts'
import { plain } from './read-idea.ts'
import { toneOf } from './tone.ts'
import type { Speaker } from './voice.ts'

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

export function speakerFor(locale: Locale, shop: ShopFacts): Speaker {
  const bank = banks[locale]
  return {
    locale,
    bank,
    shop: named(shop.name, MAX_NAME) || bank.frames.nameless.shop,
    industry: shop.industry ?? 'other',
    tone: toneOf(shop.brandStyle),
  }
}
