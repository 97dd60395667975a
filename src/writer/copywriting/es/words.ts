import { countCodePoints } from '#platform/code-points.ts'
import type { QuoteUnit, WordsUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { sentence, unique, withoutEnd } from '../sentence.ts'
import { fragmentWays } from './fragments.ts'
import { folded, lowered, quoted, titled } from './phrases.ts'
import { addressed } from './voseo.ts'

const HEADLINE = 60

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
    instead: ['Cerramos ', 'Estará cerrado '],
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
  return found ? found.instead.map((start) => words.replace(found.start, start)) : []
}

/** "Cierra el domingo": "Puedes participar hasta el domingo" needs the country's form. */
const spoken = (texts: readonly string[], scene: Scene) =>
  texts.map((text) => text.replace(/^Puedes /, addressed('Puedes ', scene)))

const HOURS_CLAUSE =
  /, (?=(?:y )?(?:el|los|este|de|del|desde|a partir|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos|feriados)(?!\p{L}))/iu
const ENDS_CLOSED = /,? (?:estará |estaremos |estamos )?cerrad(?:o|a|os|as)$/iu
const NORMAL = / (?=horario (?:normal|habitual|de siempre)(?!\p{L}))/iu

/** Each change of hours in a sentence of its own. */
function hoursWays(words: string): string[] {
  const clauses = words.split(HOURS_CLAUSE).map((clause) => clause.replace(/^y /i, ''))
  const isDated = (text: string) => /^(?:el|los|este|hoy|mañana|de|del)(?!\p{L})/iu.test(text)
  const closing = clauses.map((clause) =>
    isDated(clause) ? clause.replace(ENDS_CLOSED, ' cerramos') : clause,
  )
  const marked = clauses.map((clause) =>
    isDated(clause) ? clause.replace(ENDS_CLOSED, ', cerrado') : clause,
  )
  const told = (list: readonly string[], normal: string) =>
    list.map((clause) => sentence(isDated(clause) ? clause.replace(NORMAL, normal) : clause)).join(' ')
  return [told(closing, ', '), told(marked, ' tenemos ')]
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

function waysOf(words: string, unit: WordsUnit, scene: Scene): string[] {
  if (scene.kind === 'hours') return [...hoursWays(words), ...fragmentWays(words, scene)]
  if (scene.kind === 'contest') {
    // Only the first of several requests gets the introduction, and that is nearly always to follow the shop.
    const isHow = unit.hasAction && FOLLOW.test(words) && startsWithAction(unit)
    return contestWays(words, isHow, scene)
  }
  const better = withOpening(words, scene.kind)
  const others = fragmentWays(words, scene)
  return scene.isSerious && better.length > 0 ? [...better, ...others] : [...better, words, ...others]
}

export function sayWords(unit: WordsUnit, scene: Scene): Sayings {
  const words = exclaimed(parted(quoted(unit.words)))
  const short = exclaimed(parted(quoted(unit.shortWords)))
  if (unit.isQuestion) {
    const question = asked(words)
    return { full: [question], short: [asked(short)], headlines: [question], lines: [] }
  }
  const [brief = short] = waysOf(short, unit, scene)
  const title = withoutEnd(sentence(short))
  return {
    full: unique(waysOf(words, unit, scene).map(sentence)),
    short: unique(
      [brief, ...fragmentWays(short, scene).filter((text) => text.length <= brief.length + 12)].map(sentence),
    ),
    headlines: countCodePoints(title) <= HEADLINE ? [title] : [],
    lines: [],
  }
}

/** The customer's words exactly as given, in «». */
export function sayQuote({ quote, by }: QuoteUnit): Sayings {
  const said = `«${quote}»`
  if (!by) return { full: [said], short: [said], headlines: [], lines: [] }
  const who = withoutEnd(sentence(by))
  return {
    full: [
      `${said} — ${sentence(by)}`,
      `${said}\n— ${sentence(by)}`,
      ...(/^\p{Lu}/u.test(by)
        ? [`${who}: ${said}`, `En palabras de ${who}: ${said}`, `Nos lo cuenta ${who}: ${said}`]
        : []),
    ],
    short: [`${said} — ${sentence(by)}`],
    headlines: [],
    lines: [who],
  }
}
