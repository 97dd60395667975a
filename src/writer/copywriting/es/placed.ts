import { uncapitalized } from '../../first-letter.ts'
import { lowered } from './phrases.ts'

const HAS_PREPOSITION = /^(?:en|a|al|junto|frente|cerca|desde|dentro|fuera)(?!\p{L})/iu
const STREET = /^(?:(?:calle|avenida|plaza|ronda|rambla|carrera)|(paseo|camino|pasaje|bulevar)) \p{Lu}/iu

/** Where something is: "en Casa Lola", "en la calle Mayor 8"; empty without a place. */
export function placed(place: string | null): string {
  if (place === null) return ''
  if (HAS_PREPOSITION.test(place)) return lowered(place)
  const street = STREET.exec(place)
  return street ? `en ${street[1] ? 'el' : 'la'} ${uncapitalized(place)}` : `en ${place}`
}
