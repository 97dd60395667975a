import { capitalized } from '../../first-letter.ts'
import { HAS_VERB } from './part-clauses.ts'
import { isNounPhrase, lowered } from './phrases.ts'

const DAY = String.raw`(?:(?:este|el) (?:próximo )?\p{L}{5,9}(?: \d{1,2}(?: de \p{L}{4,10})?)?|hoy|mañana)`
const PERIOD = '(?:este (?:año|mes|fin de semana|finde)|esta semana)'
const WE_DO =
  '(?:montamos|organizamos|hacemos|preparamos|celebramos|damos|presentamos|inauguramos|estrenamos|vamos a (?:montar|organizar|hacer|celebrar|dar|presentar|inaugurar|estrenar))'
const IT_IS = '(?:va a ser|será|es|tendrá lugar|se celebra|se hace|se hará)'
/** A stretch of one sentence; "sáb." and "9:30" do not end it. */
const REST = String.raw`(?:(?!\. \p{Lu}|: )[^;?!¿¡\n]){3,160}`
const DONE = new RegExp(
  `^(?:(${DAY}|${PERIOD}),? )?([^,;:.?!¿¡]{4,70}?),? que (${WE_DO})(?: (${DAY}|${PERIOD})(?!\\p{L}))? (${REST})$`,
  'iu',
)
const BEING = new RegExp(`^([^,;:.?!¿¡]{4,70}?),? que (${IT_IS}) (${REST})$`, 'iu')
const PRONOUN = /^(?:lo|los|las|el|la|quien|quienes|algo|todo|todos|todas|no|si|cuando)$/iu

const isThing = (words: string) => !PRONOUN.test(words) && isNounPhrase(words)

/** "El mercadillo que montamos este año en la plaza" is no sentence; "Este año montamos el mercadillo en la plaza" is. */
export function withMainVerb(words: string): string {
  const [, first = '', thing = '', verb = '', later = '', rest = ''] = DONE.exec(words) ?? []
  if (isThing(thing) && !HAS_VERB.test(rest) && (first === '' || later === '')) {
    const time = first || later
    const told = `${verb.toLowerCase()} ${lowered(thing)} ${rest}`
    return capitalized(time === '' ? told : `${time} ${told}`)
  }
  const [, what = '', is = '', how = ''] = BEING.exec(words) ?? []
  return isThing(what) && !HAS_VERB.test(how) ? `${what} ${is} ${how}` : words
}
