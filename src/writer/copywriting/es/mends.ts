import { capitalized } from '../../first-letter.ts'
import { polish } from '../../reading/es/polish.ts'
import type { WordsUnit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { sentence } from '../sentence.ts'
import { withMainVerb } from './main-verbs.ts'
import { withUnits } from './money.ts'
import { quoted } from './phrases.ts'
import { withTuteo } from './tuteo.ts'
import { isRequestWithPronoun } from './voseo.ts'
import { forms } from './voseo-verbs.ts'

type Slots = WordsUnit['slots']

/** The name of an event is mended like other words, unless it is in quotes. */
function mendedTitles(words: string, slots: Slots): string {
  return slots.reduce((text, slot) => {
    if (slot.value.type !== 'title' || /^["“«]/u.test(slot.text) || !text.includes(slot.text)) return text
    return text.replace(slot.text, () => `${slot.text.charAt(0)}${polish(slot.text).slice(1)}`)
  }, words)
}

/** "95.000 por persona" is money where figures are so large. */
const EACH =
  /(?<![\d$.#]|\d )(?=\d[\d.]{1,7} (?:por (?:persona|noche|hora|clase|sesión|mes|niño|niña|pareja|familia)|al mes|c\/u|cada un[oa]|la (?:unidad|pareja|docena|pieza|plancha|caja|bolsa|porción)|el (?:kilo|par|paquete|litro|metro))(?!\p{L}))/gu
const COSTS = /(?<=(?<!\p{L})(?:sale|salen|cuesta|cuestan) )(?=\d[\d.,]{2,8}(?!\p{L}))/giu
const BARE_WITH_COMMA = /(?<=, |^|desde )(?=\d{1,3},\d{3}(?:$|[,.;] | o | y ))/gu
const BARE = /(?<=, |^)(?=\d{1,3}\.\d{3}(?:$|, | o | y ))/gu

const withPesos = (words: string, { country }: Scene) => {
  if (!['CO', 'AR', 'CL', 'MX', 'UY'].includes(country)) return words
  const each = words.replace(EACH, '$$').replace(COSTS, '$$')
  return each.replace(country === 'MX' ? BARE_WITH_COMMA : BARE, '$$')
}

const AMOUNT = String.raw`(?:\$ ?\d[\d.,]{0,12}(?<![.,])|\d[\d.,]{0,12}(?<![.,]) €)`
const BEFORE = new RegExp(
  String.raw`(?<=(?:^| )(?:a|por|en) ${AMOUNT}),? antes (?:a )?(${AMOUNT})(?!\))`,
  'giu',
)
/** "49 € antes 65" has its sign once. */
const BEFORE_IN_EUROS = /(?<=\d €),? antes (\d[\d.,]{0,9}(?<![.,]))(?=$|[.,;:] )/giu
const BEFORE_IN_PESOS = /(?<=\$ ?\d[\d.,]{0,12}(?<![.,])),? antes (\d[\d.,]{0,9}(?<![.,]))(?=$|[.,;:] )/giu
/** Words after a price that belong to it. */
const OF_PRICE =
  'la|el|los|las|c/u|por|cada|y|e|o|con|de|del|más|en|antes|hasta|solo|al|a|incluye|para|si|netos|brutos|mensuales|semanales|pesos|es|son|va|van|dura|rinde'
const NEXT_PRICE = new RegExp(
  String.raw`(?<=${AMOUNT}) (?=(?!(?:${OF_PRICE})(?![\p{L}/]))\p{L}{3,16}(?: \p{L}{1,12}){0,3} (?:a |por )?${AMOUNT})`,
  'giu',
)

/** "20mil" is "20 mil", and "por WhatsApp 600 11 22 33" lacks its preposition. */
const withNumbers = (words: string) =>
  words
    .replace(/(?<=\d)mil(?!\p{L})/gu, ' mil')
    .replace(/(?<=(?<!\p{L})por )whats(?:app)? (?=\+?\d)/giu, 'WhatsApp al ')
    .replace(/, whatsapp (?=\+?\d)/giu, ' por WhatsApp al ')
    .replace(
      /(?<=(?:^|\s)(?:mándanos|manda|mandanos|mandá|envíanos|envianos)) whats(?:app)? (?=al )/giu,
      ' un WhatsApp ',
    )

const REDUCED = /(?<=rebaj\p{L}{1,6} .{0,60} al [1-9]0)(?=$|,| (?:y|en|hasta) )/giu

/** "Afinación a $1,450 incluye bujías" needs its comma, and so does a row of prices. */
const withPauses = (words: string) =>
  words
    .replace(/(?<=\d|€) (?=(?:incluye|dura|rinde) )/gu, ', ')
    .replace(BEFORE, ' (antes $1)')
    .replace(BEFORE_IN_EUROS, ' (antes $1 €)')
    .replace(BEFORE_IN_PESOS, ' (antes $$$1)')
    .replace(NEXT_PRICE, ', ')
    .replace(/(?<=[\p{L}\d]) así que (?=\p{L})/gu, ', así que ')
    .replace(/(?<=(?:liquidamos|rematamos|rebajamos) (?:todo )?al \d0)(?=$|[,.])/giu, ' %')
    .replace(REDUCED, ' %')

const CONDITION = /^(?:si|cuando) [^,;:?!¿¡]{3,80}/iu
const LONGEST_CONDITION = 14
/** After these the clause is not over. */
const GOES_ON = new Set(
  'si cuando que y e o ni donde como lo no te me nos para por porque de a en con sin ya también además más la el un una'.split(
    ' ',
  ),
)
const CONTACTING =
  /^(?:llam(?:a|á|e|en|ad) al|escrib(?:e|í|a|an|id) al?|(?:pide|pedí|pida) (?:cita|turno|presupuesto|hora)|ven|vení|vengan|venid)(?!\p{L})/iu
/** "te llevas", "no pagas", "te regalamos": what the reader gets. */
const OUTCOME =
  /^(?:te \p{L}{3,14}(?:s|mos|n|[ae])|(?:no|os|les|se) \p{L}{3,14}(?:s|mos)|tienes|tenés|tenéis|pagas|pagás|recibes|recibís|ganas|ganás)(?!\p{L})/iu
const OF_READER =
  /^(?:si|cuando) (?:(?:no|te|lo|la|nos|ya) ){0,2}\p{L}{2,14}(?:as|es|ás|és|ís|áis|éis)(?!\p{L})/iu

/** "Si lo quieres escríbenos" is "Si lo quieres, escríbenos". */
export function withConditionPause(words: string): string {
  const at = words.search(/, si /u)
  if (at > 0 && !/^si /iu.test(words))
    return `${words.slice(0, at)}, ${withConditionPause(words.slice(at + 2))}`
  if (/^si llueve \p{L}/iu.test(words)) return words.replace(/^(si llueve) /iu, '$1, ')
  if (!CONDITION.test(words)) return words
  const isOfReader = OF_READER.test(words)
  const list = words.split(' ')
  for (let place = 2; place < Math.min(list.length, LONGEST_CONDITION); place++) {
    const before = list[place - 1] ?? ''
    if (/[,;:]$/u.test(before)) return words
    if (GOES_ON.has(before.toLowerCase())) continue
    const rest = list.slice(place).join(' ')
    const opens =
      isRequestWithPronoun((list[place] ?? '').replace(/[,.;:]$/u, '')) ||
      CONTACTING.test(rest) ||
      (isOfReader && OUTCOME.test(rest))
    if (opens) return `${list.slice(0, place).join(' ')}, ${rest}`
  }
  return words
}

/** "Para que las rosas duren más corta los tallos" needs its comma. */
function withPurposePause(words: string): string {
  if (!/^para que /iu.test(words)) return words
  const list = words.split(' ')
  for (let place = 4; place < Math.min(list.length - 1, LONGEST_CONDITION); place++) {
    const before = list[place - 1]?.toLowerCase() ?? ''
    if (/[,;:]$/u.test(before)) return words
    const opens =
      forms.imperative.has(list[place]?.toLowerCase() ?? '') &&
      (before === 'más' || !GOES_ON.has(before)) &&
      /^(?:el|la|los|las|un|una|tus?|sus?|bien|siempre)$/u.test(list[place + 1] ?? '')
    if (opens) return `${list.slice(0, place).join(' ')}, ${list.slice(place).join(' ')}`
  }
  return words
}

const SAME = /, mismo (teléfono|horario|número)(?: y mismo (teléfono|horario|número))?$/iu
const AFTER_EMOJI = /(\p{Extended_Pictographic}\uFE0F? [¿¡]?)(\p{Ll})(?=\p{L})/gu

/** Small words and capitals that owners leave out. */
const withSmallWords = (words: string) =>
  words
    .replace(SAME, (_, first: string, second: string | undefined) =>
      second === undefined ? `, con el mismo ${first}` : `, con el mismo ${first} y el mismo ${second}`,
    )
    .replace(/(?<=^|[:.;] )(por favor) (?=(?!y )\p{L}{2})/giu, '$1, ')
    .replace(/^(ojo|cuidado): que (?=\p{L})/iu, '$1: ')
    .replace(/(?<!\p{L})av\. (?=\p{Lu})/gu, 'Av. ')
    .replace(AFTER_EMOJI, (_, start: string, letter: string) => `${start}${letter.toUpperCase()}`)

const WHO =
  /^(niños|jubilados|estudiantes|socios|menores de \d{1,2}(?: años)?|niñas|socias|mujeres|parejas) (?=(?:no )?(?:pagan|tienen|entran|reciben|ganan)(?!\p{L}))/iu

/** "Niños pagan la mitad" lacks its article. */
const withArticle = (words: string) =>
  words.replace(
    WHO,
    (who: string) =>
      `${/^(?:niñas|socias|mujeres|parejas)/iu.test(who) ? 'Las' : 'Los'} ${who.toLowerCase()}`,
  )

/** A question in the middle begins a new sentence: "un turno libre ¿quién lo quiere?". */
const withQuestionApart = (words: string) =>
  words.replace(/(?<=[\p{L}\p{N}]) ¿(\p{L})/gu, (_, letter: string) => `. ¿${letter.toUpperCase()}`)

/** "20 años!" has its opening mark, and one mark is enough. */
function exclaimed(words: string): string {
  const calm = words.replace(/!{2,9}/g, '!').replace(/¡{2,9}/g, '¡')
  if (!calm.endsWith('!') || calm.includes('¡') || /[.!?] /.test(calm)) return calm
  return `¡${sentence(calm)}`
}

const SORRY = /, (disculpen|disculpe|disculpad|disculpa|perdonen|perdonad)(?: las molestias)?$/iu

/** The owner's words with signs, accents and amounts as they are written. */
export function mendedWords(typed: string, slots: Slots, scene: Scene): string {
  const priced = withPauses(withUnits(withPesos(mendedTitles(typed, slots), scene)))
  const signed = exclaimed(withQuestionApart(quoted(withNumbers(priced))))
  const apart = signed.replace(
    SORRY,
    (_, sorry: string) => `. ${capitalized(sorry.toLowerCase())} las molestias`,
  )
  const told = withSmallWords(withArticle(withTuteo(apart, scene)))
  return withMainVerb(withPurposePause(withConditionPause(told)))
}
