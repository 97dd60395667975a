import { uncapitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { isPriceList } from './notes.ts'
import { isNounPhrase, lowered } from './phrases.ts'

/** Beginnings after which a name before them would be one too many. */
const LEADS =
  /[:¿¡]|^(?:feliz|felices|gracias|ven|vení|te esperamos|nos vemos|enhorabuena|felicidades|plan para|apunta|llega|llegan|tienes|tenés|si|para|por|porque|quien|a quien|además|y|o|pero|no|un mensaje|desde|del equipo)(?!\p{L})/iu

const US = String.raw`(?!(?:k?i?l?o?gra|ra|tra|re|pri|raci|extre|próxi|últi|míni|máxi|mis|\p{L}*ísi)mos(?!\p{L}))\p{L}{2,14}mos`
/** "Buscamos", "cerramos", "ya tenemos". */
const WE = new RegExp(`^(?:ya |hoy |mañana |estamos )?${US} `, 'iu')
const THERE_IS =
  /^(?:ya |hoy |solo )?(?:hay(?! que)|habrá|quedan|llegó|llegaron|acaban? de llegar|han llegado|ha llegado) /iu
/** "Este viernes hacemos pan": the name follows the day. */
const DAY_FIRST = new RegExp(
  `^((?:este|el|los|hoy|mañana|esta|del|todos los)(?: [\\p{L}\\d:]+){0,7}?),? ((?:no |ya |os |les |te )?(?:${US}|hay|habrá) .*)$`,
  'iu',
)
/** "Ramos de peonías a 32 €", "taller de ramos el sábado": the name stands before price or day. */
const THING =
  /^(\p{L}{3}[^,.:;()«»\d]{3,70}?) ((?:a|desde|por solo|por) (?:US)?[$\d].*|(?:el|este) (?:próximo )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d).*|(?:los) (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos).*)$/iu

const ENDS_OPEN = / (?:hasta|desde|para|de|del|en|por|a|al|con|y|o|antes|solo|entre|sin)$/iu
/** A sentence that begins so is about a day or about one thing. */
const DETERMINED =
  /^(?:antes|después|mientras|nunca|siempre|el|la|los|las|un|una|este|esta|en|del|de|hasta|desde|hoy|mañana|todos|todas|cada|a|al|con|sin|solo|su|tu|nuestr[oa]s?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|vie|sáb|dom|lun|mié|jue)(?!\p{L})/iu

const AT_PLACE = /(?<!\p{L})en (?:la|el|nuestr[oa]) \p{L}/iu

/** What a shop does, said of it: "Casa Amparo busca …". */
const said: ReadonlyMap<string, string> = new Map(
  `buscamos busca|cerramos cierra|abrimos abre|volvemos vuelve|cumplimos cumple|celebramos celebra|sorteamos sortea|regalamos regala
  |estrenamos estrena|recogemos recoge|recibimos recibe|organizamos organiza|ofrecemos ofrece|presentamos presenta|rifamos rifa
  |lanzamos lanza|incorporamos incorpora|solicitamos solicita|necesitamos necesita|inauguramos inaugura|ampliamos amplía
  |adelantamos adelanta|donamos dona|participamos participa|retiramos retira`
    .split('|')
    .map((pair): [string, string] => {
      const [we = '', it = ''] = pair.trim().split(' ')
      return [we, it]
    }),
)
/** Words that only we can say of ourselves. */
const OURS = new RegExp(`(?<!\\p{L})(?:nos|nuestr[oa]s?|${US})(?!\\p{L})`, 'iu')
const firstSentence = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/u)[0] ?? ''

function inThirdPerson(sentence: string, shop: string): string[] {
  const [verb = ''] = sentence.split(' ')
  const it = said.get(verb.toLowerCase())
  const rest = firstSentence(sentence).slice(verb.length)
  if (it === undefined || OURS.test(rest) || /^(?:los|las) /iu.test(shop)) return []
  return [`${shop} ${it}${sentence.slice(verb.length)}`]
}

const isIn = (sentence: string, shop: string) => sentence.toLowerCase().includes(shop.toLowerCase())

/** Where the sentence says what the shop does or has: right at any place of a text. */
export function namedDeed(sentence: string, { shop }: Scene): readonly string[] {
  if (shop === '' || isIn(sentence, shop)) return []
  // "En Lumen estamos en la calle Toledo" says the place twice.
  const isDeed = WE.test(sentence) && !/^(?:ya )?estamos en /iu.test(sentence)
  if (!isDeed && !THERE_IS.test(sentence)) return []
  // Its first word is a verb, whatever follows: "Leemos Nada de Carmen Laforet".
  const rest = uncapitalized(sentence)
  return [`En ${shop} ${rest}`, ...(isDeed ? inThirdPerson(sentence, shop) : [])]
}

/** See `Grammar.named`. */
export function named(sentence: string, scene: Scene): readonly string[] {
  const { shop } = scene
  if (shop === '' || isIn(sentence, shop)) return []
  const deed = namedDeed(sentence, scene)
  if (deed.length > 0) return deed
  const rest = lowered(sentence)
  const first = firstSentence(sentence)
  const isPlaced = /(?<!\p{L})en (?!(?:efectivo|línea|vez|frío|vivo|total|persona))/iu.test(first)
  const dayFirst = isPlaced ? null : DAY_FIRST.exec(first)
  if (dayFirst && !/ (?:solo|también|no|ya|nunca)$/iu.test(dayFirst[1] ?? ''))
    return [`${dayFirst[1]} en ${shop} ${dayFirst[2]}${sentence.slice(first.length)}`]
  if (LEADS.test(first)) return []
  const thing = isPlaced || isPriceList(first.split(', ')) ? null : THING.exec(first)
  const inside =
    thing && isNounPhrase(thing[1] ?? '') && !ENDS_OPEN.test(thing[1] ?? '')
      ? [`${thing[1]} en ${shop} ${thing[2]}${sentence.slice(first.length)}`]
      : []
  // "En La Espiga, Día de la Madre en la panadería" says the place twice.
  return isNounPhrase(first) && !DETERMINED.test(first) && !AT_PLACE.test(first)
    ? [...inside, `En ${shop}${/^(?:ya|se) /u.test(rest) ? '' : ','} ${rest}`]
    : [...inside, `${shop}: ${rest}`]
}
