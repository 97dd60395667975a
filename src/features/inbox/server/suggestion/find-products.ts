import { locales } from '#platform/locale.ts'
import { fold, type SuggestionFacts } from './suggestion-facts.ts'
import { languageWords } from './words/index.ts'

type Product = SuggestionFacts['shop']['products'][number]

const SIGNIFICANT = 3
const MOST = 3

const stemOf = (word: string) => word.replace(/s$/, '').replace(/e$/, '')

const wordsOf = (text: string): string[] =>
  Array.from(fold(text).matchAll(/[\p{L}\p{N}]{1,40}/gu), ([word]) => stemOf(word))

const small = new Set(locales.flatMap((locale) => languageWords[locale].words.split(' ').map(stemOf)))
const significant = (name: string) =>
  wordsOf(name).filter((word) => word.length >= SIGNIFICANT && !small.has(word))

/** The products that a text names in full. */
export function productsNamedIn(text: string, products: readonly Product[]): Product[] {
  const said = new Set(wordsOf(text))
  const named = products.filter(({ name }) => {
    const words = significant(name)
    return words.length > 0 && words.every((word) => said.has(word))
  })
  // "Cut and color" is meant where both words stand, not "Cut" as well.
  const whole = named.filter(
    ({ name }) =>
      !named.some(
        (other) =>
          other.name !== name &&
          significant(name).every((word) => significant(other.name).includes(word)) &&
          significant(other.name).length > significant(name).length,
      ),
  )
  return whole.slice(0, MOST)
}

/** "Cut and color": "Haircut" is named in full, and only one other product has the other word. */
export function productsBeside(
  text: string,
  named: readonly Product[],
  products: readonly Product[],
): Product[] {
  const taken = new Set(named.flatMap(({ name }) => significant(name)))
  const said = new Set(wordsOf(text).filter((word) => !taken.has(word)))
  const beside = [...said].flatMap((word) => {
    const [only, ...more] = products.filter(({ name }) => significant(name).includes(word))
    return only && more.length === 0 && !named.includes(only) ? [only] : []
  })
  return [...new Set(beside)].slice(0, Math.max(0, MOST - named.length))
}

/** Up to three products that share a word with a text: for "cake", each cake. */
export function productsAlike(text: string, products: readonly Product[]): Product[] {
  const said = new Set(wordsOf(text))
  const alike = products.filter(({ name }) => significant(name).some((word) => said.has(word)))
  return alike.length <= MOST ? alike : []
}

const pointing = new Set(
  'news algo sabe noticias update one ones cost costs that those these eso esto esa ese este estos cuesta vale sale precio price available disponible stock left quedan gluten lleva contains contain many long dura duran offer ofreceis ademas tambien also too entonces then tell know saber decir decirme puede podria podriais'
    .split(' ')
    .map(stemOf),
)

/** "How much is it?": nothing in the text says what, so an earlier message does. */
export const pointsBack = (text: string): boolean =>
  wordsOf(text).every((word) => word.length <= SIGNIFICANT || small.has(word) || pointing.has(word))
