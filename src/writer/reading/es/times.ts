import type { SlotValue } from '../brief-reading.ts'
import { weekdayOfWord } from './calendar.ts'
import { flatAt, isBreak, isClauseEnd, type Token } from './tokens.ts'

type TimeValue = Extract<SlotValue, { type: 'time' }>
type FoundTime = { first: number; last: number; value: TimeValue }

type Half = 'am' | 'pm'
type Clock = { last: number; hours: number; minutes: number; half: Half | null; isSure: boolean }

/** "de 6 a 12 años", "de 4 a 8 personas", "de 10 a 20 €". */
const noTimeAfter = new Set(
  `anos ano meses personas euros pesos € $ % dias semanas unidades plazas kilos kg km sesiones clases porciones mil mm cm
  invitados comensales alumnos ninos minutos min cuotas puntos g gr ml semanales diarias mensuales lectivas`.split(
    /\s+/,
  ),
)
const noTimeBefore = new Set(
  'ninos ninas edades grupos peques chicos nenes talla tallas edad entre'.split(' '),
)
/** Without am or pm, a shop's smaller hours are in the afternoon. */
const FIRST_MORNING_HOUR = 8
const LAST_EVENING_CLOSING = 9

function halfAt(tokens: readonly Token[], place: number): { last: number; half: Half } | null {
  const word = flatAt(tokens, place)
  if (word === 'am' || word === 'pm') return { last: place + 1, half: word }
  if (
    (word === 'a' || word === 'p') &&
    flatAt(tokens, place + 1) === '.' &&
    flatAt(tokens, place + 2) === 'm'
  ) {
    return {
      last: flatAt(tokens, place + 3) === '.' ? place + 4 : place + 3,
      half: word === 'a' ? 'am' : 'pm',
    }
  }
  if ((word === 'de' || word === 'por' || word === 'en') && flatAt(tokens, place + 1) === 'la') {
    const part = flatAt(tokens, place + 2)
    if (part === 'manana' || part === 'madrugada') return { last: place + 3, half: 'am' }
    if (part === 'tarde' || part === 'noche') return { last: place + 3, half: 'pm' }
  }
  return null
}

const hourWords = new Set(['h', 'hs', 'hrs', 'hora', 'horas'])

const spelledHours = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const afterSpelledHour = new Set(
  'y menos de del en a hasta este esta el hoy manana lunes martes miercoles jueves viernes sabado domingo'.split(
    ' ',
  ),
)

/** "las seis del jueves", "las cinco y media"; "las dos tiendas" is no hour. */
function spelledHourAt(tokens: readonly Token[], place: number): string | null {
  const hour = spelledHours.indexOf(flatAt(tokens, place)) + 1
  const isMeant =
    ['las', 'la'].includes(flatAt(tokens, place - 1)) &&
    (afterSpelledHour.has(flatAt(tokens, place + 1)) || isClauseEnd(tokens, place + 1))
  return hour > 0 && isMeant ? String(hour) : null
}

/** "19:30", "8pm", "17h", "3 de la tarde", "9", "las cinco y media". */
function clockAt(tokens: readonly Token[], place: number): Clock | null {
  const spelled = spelledHourAt(tokens, place)
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(spelled ?? flatAt(tokens, place))
  if (!parts || (spelled === null && tokens[place]?.kind !== 'number')) return null
  const [, hours = '', minutes] = parts
  const isColon = flatAt(tokens, place).includes(':')
  let last = place + 1
  let added = Number(minutes ?? 0)
  let isSure = isColon
  if (flatAt(tokens, last) === 'y' && ['media', 'cuarto'].includes(flatAt(tokens, last + 1))) {
    added = flatAt(tokens, last + 1) === 'media' ? 30 : 15
    last += 2
    isSure = true
  }
  let before = 0
  if (flatAt(tokens, last) === 'menos' && flatAt(tokens, last + 1) === 'cuarto') {
    before = 1
    added = 45
    last += 2
    isSure = true
  }
  if (hourWords.has(flatAt(tokens, last)) && !(flatAt(tokens, last).startsWith('hora') && !isColon)) {
    isSure = true
    last++
    if (
      flatAt(tokens, last) === '.' &&
      tokens[last + 1]?.isApart === true &&
      flatAt(tokens, last - 1) === 'hs'
    )
      last++
  }
  const half = halfAt(tokens, last)
  if (Number(hours) > 24 || added > 59) return null
  if (noTimeAfter.has(flatAt(tokens, half?.last ?? last))) return null
  return {
    last: half?.last ?? last,
    hours: before > 0 ? Number(hours) - 1 || 12 : Number(hours),
    minutes: added,
    half: half?.half ?? null,
    isSure: isSure || half !== null,
  }
}

const hoursOf = ({ hours, half }: Clock, guess: Half | null): number => {
  const meant = half ?? guess
  if (meant === 'pm' && hours < 12) return hours + 12
  return (meant === 'am' && hours === 12) || hours === 24 ? 0 : hours
}

const format = (hours: number, minutes: number): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`

/** In the afternoon where nothing else is said: nobody opens a shop at five in the morning. */
const guessHalf = ({ hours, half }: Clock, isEnd: boolean): Half | null => {
  if (half !== null || hours === 0) return half
  return hours < FIRST_MORNING_HOUR || (isEnd && hours <= LAST_EVENING_CLOSING) ? 'pm' : null
}

function between(from: Clock, to: Clock, isMorning: boolean): Pick<TimeValue, 'from' | 'to'> {
  if (isMorning && from.half === null && to.half === null && from.hours < to.hours)
    return { from: format(from.hours, from.minutes), to: format(to.hours, to.minutes) }
  const shared =
    from.half === null && to.half === 'pm' && from.hours <= to.hours && from.hours < 12 ? 'pm' : null
  const end = hoursOf(to, to.half)
  const guessed = hoursOf(from, shared ?? guessHalf(from, false))
  // "de 7 a 2pm", "de 7 a 13": what ends at two or at 13 began in the morning.
  const isEndSure = to.half !== null || to.hours > 12
  const start = from.half === null && isEndSure && guessed > end && from.hours < end ? from.hours : guessed
  // "de 7 a 3": what ends at three began in the morning too.
  const isDay = from.half === null && to.half === null && to.hours < from.hours && from.hours < 12
  if (isDay) return { from: format(from.hours, from.minutes), to: format(to.hours + 12, to.minutes) }
  const isWrapped = to.half === null && end <= start && end < 12
  return { from: format(start, from.minutes), to: format(isWrapped ? end + 12 : end, to.minutes) }
}

const morningWords = new Set('desayuno desayunos brunch mananas'.split(' '))

const isInMorning = (tokens: readonly Token[], place: number): boolean =>
  tokens.slice(Math.max(0, place - 4), place).some(({ flat }) => morningWords.has(flat))

/** Fresh in the morning, and often before the shop opens. */
const bakedWords = new Set(
  'pan panes barras cruasan cruasanes croissant croissants bolleria horno medialunas facturas'.split(' '),
)
/** Baking can be learned, and bread is eaten, later in the day. */
const laterWords = new Set('taller curso clase clases cata cena merienda tarde noche'.split(' '))
const EARLIEST_BAKED = 5

function isBaked(tokens: readonly Token[], place: number): boolean {
  const words = tokens.slice(Math.max(0, place - 6), place).map(({ flat }) => flat)
  return words.some((word) => bakedWords.has(word)) && !words.some((word) => laterWords.has(word))
}

/** "las 9", "la 1". */
const skipArticle = (tokens: readonly Token[], place: number): number =>
  ['las', 'la'].includes(flatAt(tokens, place)) ? place + 1 : place

const joints = new Set(['a', '-', '–', 'hasta', 'y'])

/** "de 5 a 8", "de 9 a 14h", "10-14h", "entre las 5 y las 8". */
function rangeAt(tokens: readonly Token[], first: number): FoundTime | null {
  const opening = flatAt(tokens, first)
  const opens = ['de', 'desde', 'entre', 'del'].includes(opening)
  const place = skipArticle(tokens, opens ? first + 1 : first)
  const from = clockAt(tokens, place)
  if (!from) return null
  const joint = flatAt(tokens, from.last)
  if (
    opens &&
    ['al', 'hasta'].includes(joint) &&
    ['cierre', 'cerrar'].includes(flatAt(tokens, from.last + 1))
  )
    return openEnded(first, from)
  if (!joints.has(joint) || (joint === 'y' && opening !== 'entre')) return null
  const at = skipArticle(tokens, from.last + 1)
  const to = clockAt(tokens, at)
  if (!to) return null
  const hasArticle = at > from.last + 1 || (opens && place > first + 1)
  if (joint === 'y' && !hasArticle && !to.isSure) return null
  // "sábado 21 a las 11" is a day and an hour.
  if (joint === 'a' && hasArticle && !opens && !from.isSure) return null
  const isAfterDay = weekdayOfWord(flatAt(tokens, first - 1)) !== null
  const isOpened =
    isAfterDay || (opens && opening !== 'entre' && !noTimeBefore.has(flatAt(tokens, first - 1)))
  if (!from.isSure && !to.isSure && !hasArticle && !isOpened) return null
  if (to.hours === from.hours && to.half === from.half && to.minutes === from.minutes) return null
  return {
    first,
    last: to.last,
    value: { type: 'time', form: 'between', ...between(from, to, isInMorning(tokens, first)) },
  }
}

/** "de 12 al cierre": from then on. */
const openEnded = (first: number, from: Clock): FoundTime => ({
  first,
  last: from.last,
  value: {
    type: 'time',
    form: 'from',
    from: format(hoursOf(from, guessHalf(from, false)), from.minutes),
    to: null,
  },
})

const openings = new Map<string, TimeValue['form']>([
  ['hasta', 'until'],
  ['desde', 'from'],
  ['antes', 'until'],
  ['partir', 'from'],
  ['a', 'at'],
  ['sobre', 'at'],
  ['tipo', 'at'],
  ['de', 'at'],
])

const eveningWords = new Set(
  'noche cena concierto banda musica jazz dj karaoke bingo trivia quiz fiesta monologo monologos milonga tango pena show cocteles karaokes discoteca'.split(
    ' ',
  ),
)

/** "Concierto a las 9" and "esta noche desde las 9" are in the evening. */
function isEvening(tokens: readonly Token[], place: number): boolean {
  for (let at = place - 1; at >= 0 && !isBreak(tokens, at); at--) {
    if (eveningWords.has(flatAt(tokens, at))) return true
  }
  return false
}

function pointAt(tokens: readonly Token[], first: number): FoundTime | null {
  const word = flatAt(tokens, first)
  const form = openings.get(word)
  const isLong =
    flatAt(tokens, first + 1) === 'de' || (word === 'a' && flatAt(tokens, first + 1) === 'partir')
  let place = form === undefined ? first : first + 1
  let meant = form ?? 'at'
  if (isLong && (word === 'antes' || word === 'partir')) place++
  if (word === 'a' && flatAt(tokens, first + 1) === 'partir' && flatAt(tokens, first + 2) === 'de') {
    place = first + 3
    meant = 'from'
  }
  const after = skipArticle(tokens, place)
  const noon = noonAt(tokens, first, place)
  if (noon) return noon
  const clock = clockAt(tokens, after)
  if (!clock) return null
  const hasArticle = after > place
  if (form === undefined && hasArticle && !clock.isSure) return null
  // "a 25" is a price, "de 10" is an amount: only the article or a sign of hours makes a time.
  if (!hasArticle && word !== 'tipo' && (!clock.isSure || clock.hours === 24)) return null
  const isOpenLate =
    word === 'hasta' &&
    (clock.hours === 10 || clock.hours === 11) &&
    ['abrimos', 'abierto', 'abiertos', 'abre'].includes(flatAt(tokens, first - 1))
  const isLate = clock.half === null && clock.hours >= FIRST_MORNING_HOUR && isEvening(tokens, first)
  const isFresh =
    clock.half === null &&
    meant === 'at' &&
    clock.hours >= EARLIEST_BAKED &&
    clock.hours < 12 &&
    isBaked(tokens, first)
  const guessed = isFresh ? 'am' : guessHalf(clock, meant === 'until' && word !== 'antes')
  const half = isLate || (isOpenLate && clock.half === null) ? 'pm' : guessed
  const value = format(hoursOf(clock, half), clock.minutes)
  const start = form === undefined && hasArticle ? after : first
  return { first: start, last: clock.last, value: { type: 'time', form: meant, from: value, to: null } }
}

const dayParts = new Map([
  ['mediodia', '12:00'],
  ['medianoche', '00:00'],
])

function noonAt(tokens: readonly Token[], first: number, place: number): FoundTime | null {
  const at = ['al', 'el', 'la'].includes(flatAt(tokens, place)) ? place + 1 : place
  const value = dayParts.get(flatAt(tokens, at))
  if (value === undefined) return null
  const word = flatAt(tokens, first)
  const form = word === 'hasta' ? 'until' : word === 'desde' ? 'from' : 'at'
  return { first, last: at + 1, value: { type: 'time', form, from: value, to: null } }
}

export function findTimes(tokens: readonly Token[]): FoundTime[] {
  const found: FoundTime[] = []
  for (let place = 0; place < tokens.length; place++) {
    const one = rangeAt(tokens, place) ?? pointAt(tokens, place)
    if (!one) continue
    found.push(one)
    place = one.last - 1
  }
  return found
}
