import { capitalizedLike } from '../../first-letter.ts'
import { calmCapitals } from '../calm-capitals.ts'
import { flatten } from '../flatten.ts'
import { accentOf } from './accents.ts'
import { weekdayNames } from './calendar.ts'
import { withNames } from './proper-names.ts'

const WORD = /\p{L}[\p{L}\p{M}]{0,60}/gu

/** Shorthand of messages; only where the word stands alone between words. */
const shorthand = new Map([
  ['q', 'que'],
  ['t', 'te'],
  ['xq', 'porque'],
  ['pq', 'porque'],
  ['tb', 'también'],
  ['tmb', 'también'],
  ['tbn', 'también'],
  ['d', 'de'],
  ['dl', 'del'],
  ['xfa', 'por favor'],
  ['porfa', 'por favor'],
  ['efvo', 'efectivo'],
  ['dto', 'descuento'],
  ['dcto', 'descuento'],
])
/** Words that owners shout; a name of one or two words in capitals stays. */
const shouted = new Set(
  `horario nuevo nueva cerrado cerrada cerrados abierto oferta ofertas gratis sorteo atencion aviso importante ultimos ultimas promo
  descuento rebajas solo urgente novedad gran apertura`.split(/\s+/),
)
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'.split(
    ' ',
  )
const lowerCase = new Set([...weekdayNames, 'sabados', 'domingos', ...months])
/** A capital stays where the word is a part of a name: "Domingo Pérez", "Viernes Santo", "avenida 9 de Julio". */
const nameAfter = /^ (?:de )?\p{Lu}/u
const nameBefore =
  /(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Bb]arrio|[Cc]olonia|[Ss]an|[Aa]v\.) (?:\d{1,2} )?(?:de )?$/u

/** Also the names of people: "nuestro papá Julio". */
const personNames = new Set(['abril', 'domingo', 'julio'])
const dateBefore =
  /(?:(?<!\p{L})(?:de|del|en|desde|hasta|este|el|los|todo|cada|y|e|o|a|al|próximo|pasado|antes|viernes|sábado|sabado)|[\d,+&/-])\.? $/iu

/** Accents that the words around make certain. */
const inContext: readonly (readonly [RegExp, string])[] = [
  [/\bmas (?=de|información|informacion|que|info|fácil|barato|grande|cerca|rico|lindo|bonito)/gu, 'más '],
  [/(?<=\d )mas\b/gu, 'más'],
  [
    /(?<=\b(?:duran|dura|rinde|rinden|luce|gusta|cuesta|mucho|algo|nada|nadie|una vez|alguien|cada vez) )mas\b/gu,
    'más',
  ],
  [/\bel mas (?=\p{L})/gu, 'el más '],
  [/(?<=\b(?:para|de|los|tus|nuestros|con) )bebes\b/gu, 'bebés'],
  [
    /(?<=\p{Ll} )mas (?=\p{Ll}{4,14}(?:a|o|as|os|e|es|al|il|iones|nas)(?!\p{L}))(?!como|cuando|donde|nunca|ahora|tarde)/gu,
    'más ',
  ],
  [/(?<=\p{Ll} )mas$/gu, 'más'],
  [
    /\b([Yy]a) esta (?=\p{Ll}{2,12}(?:[ai]d[oa]|ando|iendo)(?!\p{L})|list[oa]|disponible|abiert[oa]|en marcha)/gu,
    '$1 está ',
  ],
  [/(?<=\b(?:[Ss]i|que) te )paso\b/gu, 'pasó'],
  [/(?<=\b(?:[Mm]e|[Nn]os) )quedo (?=libre)/gu, 'quedó '],
  [/^([Cc])omo (?=\p{L}{2,12}[aei]r(?:l[oa]s?|se)? )/u, '$1ómo '],
  [
    /(?<=\b(?:[Cc]omenta|[Cc]omentá|[Cc]omenten|[Dd]inos|[Cc]uéntanos|[Cc]ontanos) (?:con |a )?)quien\b/gu,
    'quién',
  ],
  // A sigh before an afterthought.
  [/^[Aa]h(?:,? y |, )(?=\p{L})|^[Aa]h$/u, ''],
  [/(?<=\d )anos\b/gu, 'años'],
  [/(?<=\b(?:este|nuevo|todo el|cada|del|el|al|un) )ano\b/gu, 'año'],
  [/(?<=\b[Ff]eliz )ano\b/gu, 'año'],
  [
    /(?<=\b[Ss]e (?:(?:nos|me|te|le|les) )?(?:cort|detect|encontr|acab|termin|estrope|aver[ií]|inund|agot|cancel|par|qued|retras|llen|cay|fund[ií]))o(?!\p{L})/gu,
    'ó',
  ],
  [/(?<=\b[Ss]e )averio(?!\p{L})/gu, 'averió'],
  [/^([Ll])lego (?=el |la |un |una |nuestr)/u, '$1legó '],
  [/\b([Ss])abias (?=que|cómo|como|cu[aá]l)/gu, '$1abías '],
  [/(?<=\b(?:el|al|del|nuestro|gran|todo) )publico\b/gu, 'público'],
  [/\bte (?=verde|negro|rojo|matcha|helado|chai|blanco)/gu, 'té '],
  [/(?<=\b(?:un|el|este|vaya|lio|mucho) )lio(?!\p{L})/gu, 'lío'],
]

function mendWord(word: string, place: number, clause: string): string {
  const lower = word.toLowerCase()
  const before = clause.charAt(place - 1)
  const after = clause.charAt(place + word.length)
  // "d'Or", "q@shop", "mail.d": a part of something longer.
  const isAlone =
    !/[\p{N}@._/'’&-]/u.test(before) &&
    !/[\p{N}@_/'’&]/u.test(after) &&
    !/^[.-]\p{L}/u.test(clause.slice(place + word.length))
  if (!isAlone) return word
  if (word.length > 3 && word === word.toUpperCase() && shouted.has(flatten(word)))
    return accentOf(lower) ?? lower
  const isShort = word === lower && shorthand.has(lower)
  if (isShort) return shorthand.get(lower) ?? word
  if (lowerCase.has(flatten(word)) && /^\p{Lu}\p{Ll}/u.test(word) && place > 0 && isInside(clause, place)) {
    const isNamed =
      nameAfter.test(clause.slice(place + word.length, place + word.length + 5)) ||
      nameBefore.test(clause.slice(Math.max(0, place - 45), place)) ||
      (personNames.has(flatten(word)) && !dateBefore.test(clause.slice(Math.max(0, place - 12), place)))
    if (!isNamed) return accentOf(lower) ?? lower
  }
  const accented = accentOf(lower)
  const isName = /^\p{Lu}/u.test(word) && isInside(clause, place) && place > 0
  if (accented === undefined || isName) return word
  return capitalizedLike(word, accented)
}

/** Not at the beginning of the clause or after a sign that begins a sentence. */
const isInside = (clause: string, place: number): boolean =>
  !/[.!?¡¿:]\s?$/.test(clause.slice(Math.max(0, place - 2), place))

/** "x" is "por" between words: "gracias x venir", never in "2 x 1" or "talla X". */
const mendTimes = (clause: string): string =>
  clause.replace(
    /(?<=[\p{Ll}€] )x (?=(?:que|el|la|los|las|un|una|tu|su|venir|todo|favor|cada|persona|ser|estar|mail|correo|whatsapp|wasap|wpp|privado|aqui|aquí|eso)\b)/gu,
    'por ',
  )

/** The signs that open: ¿ before the last question, ¡ before the last cry. */
function openSigns(clause: string): string {
  const single = clause.replace(/!{2,}/g, '!').replace(/\?{2,}/g, '?')
  return openSign(openSign(single, '?', '¿'), '!', '¡')
}

/** "… a $9000 quien lo quiere?": the question begins with its word. */
const QUESTION_WORD =
  /(?<=\p{L}|\d|,) (?:(?:a|con|de|por|para) )?(?:qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]nto|cu[aá]ndo|d[oó]nde|alguien|te animas|te apuntas|te sumas|nos vemos)\b/giu
const LEAD = /^(?:[\s¡¿]|\p{Extended_Pictographic}|\u200d|\ufe0f)*/u

function openSign(clause: string, close: string, open: string): string {
  const end = clause.indexOf(close)
  if (end === -1 || clause.slice(0, end).includes(open) || clause.indexOf(close, end + 1) !== -1)
    return clause
  const sentence = Math.max(
    clause.lastIndexOf('. ', end),
    clause.lastIndexOf(': ', end),
    clause.lastIndexOf('! ', end),
  )
  const start = sentence === -1 ? 0 : sentence + 2
  const asked = close === '?' ? [...clause.slice(start, end).matchAll(QUESTION_WORD)].at(-1) : undefined
  const from = start + (asked ? asked.index + 1 : 0)
  const lead = LEAD.exec(clause.slice(from))?.[0].length ?? 0
  return clause.slice(0, from + lead) + open + clause.slice(from + lead)
}

const questionWords = new Map([
  ['que', 'qué'],
  ['quien', 'quién'],
  ['quienes', 'quiénes'],
  ['cual', 'cuál'],
  ['cuando', 'cuándo'],
  ['cuanto', 'cuánto'],
  ['donde', 'dónde'],
  ['como', 'cómo'],
])

/** The first word of a question bears its accent. */
const accentQuestions = (clause: string): string =>
  clause.replace(/(?<=¿)\p{L}{3,7}(?= )/gu, (word) => {
    const accented = questionWords.get(word.toLowerCase())
    return accented === undefined ? word : capitalizedLike(word, accented)
  })

function capitalize(clause: string): string {
  const first = /[\p{L}\p{N}\ue000-\uf8ff@]/u.exec(clause)
  if (!first || !/\p{Ll}/u.test(first[0])) return clause
  const rest = clause.slice(first.index)
  // "iPhone" and "example.com" are written so.
  if (/^\p{Ll}{1,2}\p{Lu}/u.test(rest) || /^[\p{L}\d-]{1,40}\.\p{Ll}{2}/u.test(rest)) return clause
  return clause.slice(0, first.index) + first[0].toUpperCase() + rest.slice(first[0].length)
}

const FEWEST_SHOUTED_WORDS = 3

/** "SORTEO DÍA DE LA AMIGA" in an otherwise calm brief. A loud name of one or two words stays. */
const calmed = (clause: string): string =>
  (clause.match(WORD)?.length ?? 0) < FEWEST_SHOUTED_WORDS
    ? clause
    : calmCapitals(clause, []).replace(/(?<=\p{Ll} )LA(?= \p{Ll})/gu, 'la')

/** Mends what is certain in one clause. */
export function polish(typed: string): string {
  const clause = calmed(typed)
  let mended = clause.replace(WORD, (word, place: number) => mendWord(word, place, clause))
  for (const [sign, right] of inContext) mended = mended.replace(sign, right)
  mended = withNames(mendTimes(mended))
    .replace(/(?<!\s)\s+([,;])/g, '$1')
    .replace(/(?<!\s)\s+([:!?])(?=\s|$)/g, '$1')
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .trim()
  // The clause's last period is cut off, the one of "p. m." belongs to the word.
  if (/[ap]\. ?m$/i.test(mended)) mended += '.'
  return capitalize(accentQuestions(openSigns(mended)))
}
