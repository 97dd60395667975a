import type { Scene } from '../grammar/grammar.ts'

const fullDay = new Set(['ES', 'AR', 'UY', 'PY'])
const CLOCK =
  /(?<=(?<!\p{L})[Aa]) las (\d{1,2})(?::00)?(?= h(?!\p{L})|(?![\d:]))(?: h(?!\p{L}))?(?! [ap]\. m\.| de la | del )/gu
const ANY_TIME =
  /(?<!\p{L})a las? \d{1,2}(?::\d\d)?|\d:\d\d|\d h(?!\p{L})|\d (?:[ap]\. m\.|de la (?:mañana|tarde|noche))/gu

const NOON = 12
const EVENING = 20
const EVENING_IN_SPAIN = 21

/** "A las 20:00" is "a las 8 de la tarde", where it is the only time. */
function inWords(text: string, { country }: Scene): string {
  if (!fullDay.has(country) || (text.match(ANY_TIME) ?? []).length !== 1) return text
  return text.replace(CLOCK, (typed: string, figures: string) => {
    const hour = Number(figures)
    // Whether a bare 6 is early or late, only its owner knows.
    if (hour <= NOON || hour > 23) return typed
    const part = hour >= (country === 'ES' ? EVENING_IN_SPAIN : EVENING) ? 'noche' : 'tarde'
    return ` ${hour === NOON + 1 ? 'la' : 'las'} ${hour - NOON} de la ${part}`
  })
}

const SPAN =
  /(?<=\p{L} |\d |^)de (\d{1,2}(?::\d\d)?) a (\d{1,2}(?::\d\d)?)(?= h(?!\p{L})| [ap]\. m\.|$|[.,;])(?<=:\d\d|(?= h| [ap]\. m\.))/giu
const spanKinds: readonly Scene['kind'][] = ['event', 'anniversary', 'charity']
const ARTICLE = (hour: string) => (/^1(?!\d)/u.test(hour) ? 'la' : 'las')

/** "De 16 a 20 h" is "entre las 16 y las 20 h"; of a shop that opens it would say less. */
function between(text: string, { kind }: Scene): string {
  if (!spanKinds.includes(kind) || /(?<!\p{L})(?:abr|cerr|horario|atend)/iu.test(text)) return text
  return text.replace(
    SPAN,
    (typed: string, from: string, to: string) =>
      `${typed.startsWith('D') ? 'Entre' : 'entre'} ${ARTICLE(from)} ${from} y ${ARTICLE(to)} ${to}`,
  )
}

const AMOUNT = String.raw`(?:\$ ?\d[\d.,]{0,12}(?<![.,])|\d[\d.,]{0,12}(?<![.,]) €)(?![.,]?\d)`
const SOLD = new RegExp(
  String.raw`(?<=\p{L}{3} )(?<!(?:sal[eg]n?|baja|bajan|pasa|pasan|descuento|hasta|llega|cuesta|\d) )a(?= ${AMOUNT}(?:$|[.,;]| (?:los|solo|este|esta|hasta|del|en)(?!\p{L})))`,
  'u',
)

/** "Corte y barba a 22 €" is also "por 22 €"; a price per kilo stays. */
const forPrice = (text: string) =>
  /(?<!\p{L})(?:de|desde) [$\d]/u.test(text) ? text : text.replace(SOLD, 'por')

/** The text with its times and prices as they can be said, too. */
export const withOtherFigures = (text: string, scene: Scene): string[] =>
  [inWords(text, scene), between(text, scene), forPrice(text)].filter((way) => way !== text)
