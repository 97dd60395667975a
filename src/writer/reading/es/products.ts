import { type Found, matchPhrases, parsePhrases, type Stops } from './phrases.ts'
import { textOf } from './prices.ts'
import { subjectAfter } from './subject.ts'
import { flatAt, type Token, tokenize } from './tokens.ts'

type FoundProduct = Found & { name: string }

/** "rosca" and "roscas" are the same thing. */
const stem = (flat: string): string => (flat.length > 3 ? flat.replace(/(?:es|s)$/, '') : flat)

const launches = parsePhrases(`
  ya hay|tenemos|llego|llegaron
  estrenamos|lanzamos|presentamos|incorporamos
  llego|llegaron|llega|llegan|han|ha llegado? el|la|los|las|nuestra|nuestro|nuestros|nuestras
  nuevo|nueva en la|el|nuestra|nuestro carta|menu|tienda|catalogo :
  nuevo|nueva en la|el carta|menu|tienda|catalogo
`)
const noProducts = new Set([
  'nuevo',
  'nueva',
  'horario',
  'web',
  'el',
  'la',
  'los',
  'las',
  'una',
  'un',
  'nuestra',
  'nuestro',
])

/** The shop's own products, in singular or plural, and what a brief announces as new. */
export function findProducts(
  tokens: readonly Token[],
  products: readonly string[],
  stops: Stops,
): FoundProduct[] {
  const names = products
    .map((name) => ({ name, stems: tokenize(name).map(({ flat }) => stem(flat)) }))
    .filter(({ stems }) => stems.length > 0)
  const found: FoundProduct[] = []
  for (let place = 0; place < tokens.length; place++) {
    for (const { name, stems } of names) {
      const isHere = stems.every((word, index) => stem(flatAt(tokens, place + index)) === word)
      if (isHere) found.push({ first: place, last: place + stems.length, name })
    }
    const launched = matchPhrases(tokens, place, launches)
    const thing = launched === -1 ? null : subjectAfter(tokens, launched, stops)
    let first = thing?.first ?? 0
    while (thing && first < thing.last && noProducts.has(flatAt(tokens, first))) first++
    if (thing && first < thing.last)
      found.push({ first, last: thing.last, name: textOf(tokens, first, thing.last) })
  }
  return found
}
