import { countCodePoints } from '#platform/code-points.ts'
import { capitalized } from '../../first-letter.ts'
import { polish } from '../../reading/es/polish.ts'
import type { QuoteUnit, WordsUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { sentence, unique, withoutEnd } from '../sentence.ts'
import type { Length } from './calendar.ts'
import { fragmentWays } from './fragments.ts'
import { withUnits } from './money.ts'
import { namedDeed } from './named.ts'
import { reordered } from './orders.ts'
import { parted as partedClauses } from './part-clauses.ts'
import { folded, lowered, quoted, titled } from './phrases.ts'
import { reworded } from './rewordings.ts'
import { wordsWithNotes } from './tell-notes.ts'
import { withTuteo } from './tuteo.ts'
import { addressed } from './voseo.ts'

const HEADLINE = 60
/** A short way may be this much longer than the shortest. */
const SHORT_ROOM = 36
/** Shorter words are a note, and a name in them would be one too many. */
const NAMED_LENGTH = 14

type Kind = Scene['kind']
type Opening = { start: RegExp; instead: readonly string[]; kinds?: readonly Kind[] }

/** First words that read better otherwise; only where it is certain. `$&` keeps what was typed. */
const openings: readonly Opening[] = [
  { start: /^ha muerto(?= )/i, instead: ['Ha fallecido'], kinds: ['sad_news'] },
  { start: /^murió(?= )/i, instead: ['Falleció', 'Ha fallecido'], kinds: ['sad_news'] },
  {
    start: /^sorteo de (?=(?:\d|una? |dos |tres ))/i,
    instead: ['Sorteamos ', 'Sorteo de '],
    kinds: ['contest'],
  },
  { start: /^rifa de (?=(?:\d|una? |dos |tres ))/i, instead: ['Rifamos ', 'Rifa de '], kinds: ['contest'] },
  {
    start: /^cierra (?=el |este |hoy|mañana)/i,
    instead: ['El sorteo cierra ', 'Cierra ', 'Puedes participar hasta '],
    kinds: ['contest'],
  },
  {
    start: /^ganadores (?=el |este |mañana|hoy)/i,
    instead: ['Anunciamos a los ganadores ', 'Los ganadores se anuncian '],
    kinds: ['contest'],
  },
  {
    start: /^ganadoras (?=el |este |mañana|hoy)/i,
    instead: ['Anunciamos a las ganadoras '],
    kinds: ['contest'],
  },
  {
    start: /^ganadora (?=el |este |mañana|hoy)/i,
    instead: ['Anunciamos a la ganadora ', 'La ganadora se anuncia '],
    kinds: ['contest'],
  },
  {
    start: /^ganador (?=el |este |mañana|hoy)/i,
    instead: ['Anunciamos al ganador ', 'El ganador se anuncia '],
    kinds: ['contest'],
  },
  {
    start: /^cerrad[oa]s? (?=el |los |del |desde |hasta |por |hoy|mañana|este |esta |de )/i,
    instead: ['Cerramos ', 'Estaremos cerrados '],
  },
  { start: /^abiertos? (?=el |los |del |desde |hasta |hoy|mañana|este |de )/i, instead: ['Abrimos '] },
  {
    start: /^(?:volvemos a abrir|reapertura) (?=el |este )/i,
    instead: ['Volvemos a abrir ', 'Abrimos de nuevo '],
  },
  {
    start: /^(?:perdón|disculpas) (?=por )/i,
    instead: ['Pedimos perdón ', 'Pedimos disculpas '],
    kinds: ['apology'],
  },
  { start: /^una disculpa (?=a )/i, instead: ['Pedimos disculpas ', 'Una disculpa '], kinds: ['apology'] },
  { start: /^(feriado|festivo|puente) (?=del? )/i, instead: ['El $1 '], kinds: ['hours'] },
  {
    start: /^sorteo (?=el |este |mañana|hoy)/i,
    instead: ['El sorteo es ', 'Sorteamos ', 'Hacemos el sorteo '],
    kinds: ['contest'],
  },
  { start: /^solicito (?=\p{Ll})/iu, instead: ['Busco ', 'Solicito '], kinds: ['job'] },
  { start: /^solicitamos (?=\p{Ll})/iu, instead: ['Buscamos ', 'Solicitamos '], kinds: ['job'] },
  {
    start: /^buscamos (?=(?!dos |tres |vari[oa]s )\p{Ll}{2,30}(?<!s)(?:\/a)? )/iu,
    instead: ['Buscamos ', 'Se busca '],
    kinds: ['job'],
  },
  { start: /^vacante (?=de |para )/i, instead: ['Tenemos una vacante ', 'Vacante '], kinds: ['job'] },
]

function withOpening(words: string, kind: Kind): string[] {
  const found = openings.find(
    ({ start, kinds }) => start.test(words) && (kinds === undefined || kinds.includes(kind)),
  )
  return found
    ? found.instead.map((start) =>
        capitalized(
          words.replace(found.start, (...parts) => start.replace('$1', () => String(parts[1]).toLowerCase())),
        ),
      )
    : []
}

/** "Cierra el domingo": "Puedes participar hasta el domingo" needs the country's form. */
const spoken = (texts: readonly string[], scene: Scene) =>
  texts.map((text) => text.replace(/^Puedes /, addressed('Puedes ', scene)))

const HOURS_CLAUSE =
  /, (?=(?:y )?(?:el|los|este|de|del|desde|a partir|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos|feriados)(?!\p{L}))/iu
const OPEN_FROM = / abierto(?= (?:de|desde|hasta) )/iu
const ENDS_CLOSED = /,? (?:estará |estaremos |estamos )?cerrad(?:o|a|os|as)$/iu
const NORMAL = / (?=horario (?:normal|habitual|de siempre)(?!\p{L}))/iu

const BARE_DAYS =
  /^((?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos|feriados)(?:(?:,| y| e| a) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos|feriados)){0,3}),? (.+)$/iu

/** "Domingo y lunes cerrado" is "Cerramos domingo y lunes"; "sábado de 9 a 23" is "El sábado, de 9 a 23". */
function dayWays(clause: string): string[] {
  const found = BARE_DAYS.exec(clause)
  if (!found) return []
  const [, days = '', rest = ''] = found
  if (/^cerrad[oa]s?$/iu.test(rest)) return [`Cerramos ${lowered(days)}`, `${days} cerramos`]
  if (!/^(?:abierto )?(?:de|desde|hasta) /iu.test(rest)) return []
  const hours = rest.replace(/^abierto /iu, '')
  return [
    `${days}, ${hours}`,
    ...(/ [aye] /u.test(days) ? [] : [`${days.endsWith('s') ? 'Los' : 'El'} ${lowered(days)}, ${hours}`]),
  ]
}

/** Each change of hours in a sentence of its own. */
function hoursWays(words: string): string[] {
  const clauses = words.split(HOURS_CLAUSE).map((clause) => clause.replace(/^y /i, ''))
  const isDated = (text: string) => /^(?:el|los|este|hoy|mañana|de|del)(?!\p{L})/iu.test(text)
  const closing = clauses.map((clause) =>
    isDated(clause)
      ? clause.replace(ENDS_CLOSED, ' cerramos').replace(OPEN_FROM, ' abrimos')
      : (dayWays(clause)[0] ?? clause),
  )
  const marked = clauses.map((clause) =>
    isDated(clause) ? clause.replace(ENDS_CLOSED, ', cerrado') : (dayWays(clause)[1] ?? clause),
  )
  const told = (list: readonly string[], normal: string) =>
    list.map((clause) => sentence(isDated(clause) ? clause.replace(NORMAL, normal) : clause)).join(' ')
  const inOne =
    closing.length > 1 && !/[;:]/u.test(words)
      ? [closing.map((clause, place) => (place > 0 ? lowered(clause) : clause)).join('; ')]
      : []
  return [told(closing, ', '), told(marked, ' tenemos '), ...inOne]
}

/** Whether the words begin with what is asked: "síguenos y etiqueta a quien traerías". */
const startsWithAction = ({ words, slots }: WordsUnit) =>
  slots.some(({ value, text }) => value.type === 'action' && folded(words).startsWith(folded(text)))

const ASKING =
  /(?<![\p{L}¿])(?:qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]ndo|d[oó]nde|c[oó]mo|qu[eé]|sab[ií]as|te (?:apuntas|animas|esperamos|gusta)|alguien)(?!\p{L})/iu
const marks: Readonly<Record<string, string>> = {
  quien: 'quién',
  quienes: 'quiénes',
  cual: 'cuál',
  cuando: 'cuándo',
  donde: 'dónde',
  como: 'cómo',
  que: 'qué',
  sabias: 'sabías',
}

/** With both question marks: "un turno libre quien lo quiere??" is "Un turno libre. ¿Quién lo quiere?". */
function asked(words: string): string {
  const bare = words.replace(/(?<![?!.])[?!.]{1,9}$/, '')
  if (bare.includes('¿')) return sentence(`${bare}?`)
  const found = ASKING.exec(bare)
  const at = found?.index ?? 0
  const word = found?.[0] ?? ''
  const question = `${marks[word.toLowerCase()] ?? word}${bare.slice(at + word.length)}`
  const before = bare.slice(0, at).replace(/[\s,;:]{1,9}$/u, '')
  if (before === '')
    return sentence(`¿${at === 0 && word === '' ? bare : titled(question)}?`).replace(/^¿\p{Ll}/u, (start) =>
      start.toUpperCase(),
    )
  // "que" and "como" inside a sentence are seldom the start of its question.
  if (/^(?:que|como|cuando|donde)$/i.test(word)) return sentence(`¿${bare}?`)
  return `${sentence(before)} ¿${titled(question)}?`
}

const DID_YOU_KNOW = /^¿Sab(?:ías|es|éis|íais|ían) que ([^¿?]{6,200})\?$/u

/** "¿Sabías que la pintura rinde más?" also says that it does. */
function didYouKnow(question: string): string[] {
  const fact = DID_YOU_KNOW.exec(question)?.[1]
  return fact === undefined ? [] : [sentence(fact), `¿Lo sabías? ${sentence(fact)}`]
}

/** A question in the middle begins a new sentence: "un turno libre ¿quién lo quiere?". */
const parted = (words: string) =>
  words.replace(/(?<=[\p{L}\p{N}]) ¿(\p{L})/gu, (_, letter: string) => `. ¿${letter.toUpperCase()}`)

/** "20 años!" has its opening mark, and one mark is enough. */
function exclaimed(words: string): string {
  const calm = words.replace(/!{2,9}/g, '!').replace(/¡{2,9}/g, '¡')
  if (!calm.endsWith('!') || calm.includes('¡') || /[.!?] /.test(calm)) return calm
  return `¡${sentence(calm)}`
}

const FOLLOW = /^s[ií]gu|^segu[ií]/iu
const CONTEST_CLAUSE = /, (?=(?:cierra|ganador(?:es|as|a)?|participan|anunciamos|sorteo)(?!\p{L}))/iu
const howTo = [
  'Para participar: ',
  'Cómo participar: ',
  'Para entrar en el sorteo: ',
  'Participar es fácil: ',
]

/** How to take part, then when it closes, then who wins: each in a sentence of its own. */
function contestWays(words: string, isHow: boolean, scene: Scene): string[] {
  const clauses = words.split(CONTEST_CLAUSE).map((clause, place) => {
    if (place === 0 && isHow) return howTo.map((start) => `${start}${lowered(clause)}`)
    const better = spoken(withOpening(clause, scene.kind), scene)
    return better.length > 0 ? better : [clause]
  })
  const most = Math.max(...clauses.map((ways) => ways.length))
  return Array.from({ length: most }, (_, way) =>
    clauses.map((ways) => sentence(ways[way % ways.length] ?? '')).join(' '),
  )
}

function waysOf(words: string, unit: WordsUnit, scene: Scene, length: Length): string[] {
  const ordered = reordered(words, unit.slots, scene, length)
  if (scene.kind === 'hours') {
    const noted = wordsWithNotes(words, scene, () => [])
    if (noted.length > 0) return noted
    const better = withOpening(words, scene.kind)
    return [
      ...better,
      ...(better.length > 0 ? [] : hoursWays(words)),
      ...fragmentWays(words, scene),
      ...ordered,
    ]
  }
  if (scene.kind === 'contest') {
    // Only the first of several requests gets the introduction, and that is nearly always to follow the shop.
    const isHow = unit.hasAction && FOLLOW.test(words) && startsWithAction(unit)
    return contestWays(words, isHow, scene)
  }
  const noted = wordsWithNotes(words, scene, (head) => [
    ...withOpening(head, scene.kind),
    ...fragmentWays(head, scene),
  ])
  if (noted.length > 0) return noted
  const better = withOpening(words, scene.kind)
  const others = fragmentWays(words, scene)
  // Two sentences with a comma between them read better apart.
  const isSpliced = partedClauses(words, scene).length > 0
  return scene.isSerious && better.length > 0
    ? [...better, ...others]
    : [...better, ...(isSpliced ? [] : [words]), ...others, ...ordered]
}

/** The name of an event is mended like other words, unless it is in quotes. */
function mendedTitles(words: string, slots: WordsUnit['slots']): string {
  return slots.reduce((text, slot) => {
    if (slot.value.type !== 'title' || /^["“«]/u.test(slot.text) || !text.includes(slot.text)) return text
    return text.replace(slot.text, () => `${slot.text.charAt(0)}${polish(slot.text).slice(1)}`)
  }, words)
}

/** "95.000 por persona" is money where figures are so large. */
const withPesos = (words: string, { country }: Scene) =>
  ['CO', 'AR', 'CL'].includes(country)
    ? words.replace(
        /(?<![\d$.#])(?=\d{1,3}\.\d{3} (?:por persona|c\/u|cada un[oa]|la unidad|la pareja))|(?<=, )(?=\d{1,3}\.\d{3}$)/gu,
        '$$',
      )
    : words

/** "Afinación a $1,450 incluye bujías" needs its comma. */
const withPauses = (words: string) => words.replace(/(?<=\d|€) (?=(?:incluye|dura|rinde) )/gu, ', ')

const SORRY = /, (disculpen|disculpe|disculpad|disculpa|perdonen|perdonad)(?: las molestias)?$/iu

const told = (words: string, slots: WordsUnit['slots'], scene: Scene) =>
  withTuteo(
    exclaimed(parted(quoted(withPauses(withUnits(withPesos(mendedTitles(words, slots), scene)))))).replace(
      SORRY,
      (_, sorry: string) => `. ${capitalized(sorry.toLowerCase())} las molestias`,
    ),
    scene,
  )

/** Two of the ways with the shop's name in them. */
const withShop = (ways: readonly string[], { isLimit, words }: WordsUnit, scene: Scene): string[] =>
  scene.isSerious || isLimit || words.length < NAMED_LENGTH
    ? []
    : ways
        .slice(0, 3)
        .flatMap((way) => namedDeed(sentence(way), scene))
        .slice(0, 3)

const CRY = /^¡([^¡!?¿ ]+ [^¡!?¿]{4,120})!$/u

/** A cry is also said calmly. */
function calmWays(words: string, unit: WordsUnit, scene: Scene, length: Length): string[] {
  const calm = CRY.exec(words)?.[1]
  return calm === undefined || scene.isSerious
    ? waysOf(words, unit, scene, length)
    : [words, ...waysOf(calm, unit, scene, length)]
}

export function sayWords(unit: WordsUnit, scene: Scene): Sayings {
  const words = told(unit.words, unit.slots, scene)
  const short = told(unit.shortWords, unit.slots, scene)
  if (unit.isQuestion) {
    const question = asked(words)
    const known = scene.isSerious ? [] : didYouKnow(question)
    return {
      full: [question, ...known],
      short: unique([asked(short), ...known]),
      headlines: [question],
      lines: [],
    }
  }
  const own = calmWays(words, unit, scene, 'long')
  const full = reworded([...own, ...withShop(own, unit, scene)], unit.slots, scene)
  const briefs = [...calmWays(short, unit, scene, 'short').map(sentence), ...full]
  const shortest = Math.min(...briefs.map((text) => text.length))
  const title = withoutEnd(sentence(short))
  return {
    full,
    short: unique(briefs.filter((text) => text.length <= shortest + SHORT_ROOM)),
    headlines: countCodePoints(title) <= HEADLINE ? [title] : [],
    lines: [],
  }
}

/** The customer's words exactly as given, in «». */
export function sayQuote({ quote, by }: QuoteUnit): Sayings {
  const said = `«${quote}»`
  const closed = /[.!?…]$/u.test(quote) ? said : `${said}.`
  if (!by) return { full: [said], short: [said], headlines: [], lines: [] }
  const who = withoutEnd(sentence(by))
  return {
    full: [
      `${said} — ${sentence(by)}`,
      `${said}\n— ${sentence(by)}`,
      ...(/^\p{Lu}/u.test(by)
        ? [
            `${who}: ${closed}`,
            `En palabras de ${who}: ${closed}`,
            `Nos lo cuenta ${who}: ${closed}`,
            `Lo dice ${who}: ${closed}`,
          ]
        : []),
    ],
    short: [`${said} — ${sentence(by)}`, ...(/^\p{Lu}/u.test(by) ? [`${who}: ${said}`] : [])],
    headlines: [],
    lines: [who],
  }
}
