import { capitalizedLike } from '../../first-letter.ts'
import type { Slot } from '../../reading/brief-reading.ts'
import type { Scene } from '../grammar/grammar.ts'
import { sentence, unique } from '../sentence.ts'
import { inFuture } from './future.ts'
import { withOtherFigures } from './other-figures.ts'

type Said = Pick<Slot, 'value' | 'text'>

const MOST = 24
/** A day without its month is clear only so far ahead. */
const NEAR_DAYS = 21
const DAY_MS = 86_400_000

type Swap = { from: RegExp; to: string; isSober?: true; only?: 'ES' | 'America' }

const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'iu')

/** Words that can stand for each other wherever the owner uses the first. `isSober` fits serious news too. */
const swaps: readonly Swap[] = [
  { from: word('desde las(?= \\d)(?!.{1,18}hasta)'), to: 'a partir de las', isSober: true },
  { from: word('a partir de las(?= \\d)'), to: 'desde las', isSober: true },
  { from: word('a partir del'), to: 'desde el', isSober: true },
  {
    from: word(
      'desde el(?= (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\\d))(?!.{1,40}(?:hasta| al ))',
    ),
    to: 'a partir del',
    isSober: true,
  },
  { from: word('empieza'), to: 'comienza', isSober: true },
  { from: word('comienza'), to: 'empieza', isSober: true },
  { from: word('empezamos'), to: 'comenzamos', isSober: true },
  { from: word('arranca(?= (?:a|el|este))'), to: 'empieza' },
  { from: word('(?<=\\p{L} )acaba(?= (?:el|a|antes))'), to: 'termina' },
  { from: word('(?:vale|sale)(?= (?:solo )?(?:\\$|\\d[\\d.,]* €))'), to: 'cuesta' },
  { from: word('cuesta(?= (?:solo )?(?:\\$|\\d[\\d.,]* €))'), to: 'sale a', only: 'ES' },
  { from: word('vamos a tener'), to: 'tendremos', isSober: true },
  { from: word('va a ser'), to: 'será', isSober: true },
  { from: word('habrá(?! que)'), to: 'tendremos' },
  {
    from: word('(?<!(?:no|te|les|os|lo|los|las) )tendremos(?! (?:que|abiert|cerrad|list|preparad))'),
    to: 'habrá',
  },
  { from: word('(?<=^|^hoy |^mañana |^este \\p{L}{5,9} )hay(?! que| agua| luz)'), to: 'tenemos' },
  { from: word('no abrimos(?= (?:el|los|por|hoy|mañana|este|esta|del))'), to: 'cerramos' },
  { from: word('volvemos(?= (?:el|a las|mañana) )'), to: 'regresamos', only: 'America', isSober: true },
  { from: word('regresamos(?= (?:el|a las|mañana) )'), to: 'volvemos', isSober: true },
  { from: word('el próximo(?= \\p{L}{5,9} \\d)'), to: 'el', isSober: true },
  { from: word('(?<=^|, )quienes(?= (?:traigan|vengan|compren|tengan|quieran))'), to: 'los que' },
  { from: word('va por nuestra cuenta'), to: 'corre por nuestra cuenta' },
  { from: word('recuerda que'), to: 'ten en cuenta que' },
  { from: word('recuerden que'), to: 'tengan en cuenta que' },
  { from: word('también(?= (?:recibimos|hacemos|arreglamos|vendemos|enviamos|tenemos))'), to: 'además' },
  { from: word('hay que(?= \\p{L}{2,12}[aei]r(?:se)?(?!\\p{L}))'), to: 'es necesario' },
  { from: word('es necesario reservar'), to: 'hay que reservar' },
  { from: word('todos los que(?! qued)'), to: 'quienes' },
  { from: word('a todo el que'), to: 'a quien' },
  { from: word('(?<!todos )los que(?= (?:traigan|vengan|compren|tengan|quieran))'), to: 'quienes' },
  {
    from: word('solo(?= (?:en el local|en tienda|esta semana|hoy|para|por encargo|quedan))'),
    to: 'únicamente',
  },
  { from: word('únicamente'), to: 'solo' },
  { from: word('agenda tu cita'), to: 'reserva tu cita' },
  { from: word('reserva tu cita'), to: 'pide tu cita' },
  { from: word('marca al'), to: 'llama al' },
  { from: word('manda tu CV'), to: 'envía tu CV' },
  { from: word('envía tu CV'), to: 'manda tu CV' },
  { from: word('mandá tu CV'), to: 'enviá tu CV' },
  { from: word('envía tu hoja de vida'), to: 'manda tu hoja de vida' },
  { from: word('lamentamos'), to: 'sentimos', isSober: true },
  { from: word('queremos pedir (?:perdón|disculpas)'), to: 'pedimos disculpas', isSober: true },
  { from: word('les debemos una disculpa'), to: 'les pedimos disculpas', isSober: true },
  { from: word('estamos cerrados'), to: 'permanecemos cerrados', isSober: true },
  { from: word('estaremos cerrados'), to: 'permaneceremos cerrados', isSober: true },
  { from: word('debido a(?= (?:la|las|los|un|una))'), to: 'por', isSober: true },
  { from: word('con motivo de(?= (?:la|las|los))'), to: 'por', isSober: true },
  {
    from: word('(?<!muchas |mil )gracias por (?:la|su) paciencia'),
    to: 'agradecemos la paciencia',
    isSober: true,
  },
  { from: word('en vivo'), to: 'en directo', only: 'ES' },
  { from: word('no hace falta(?= \\p{L}+[aei]r(?!\\p{L}))'), to: 'no es necesario', isSober: true },
  { from: word('no es necesario'), to: 'no hace falta', isSober: true },
  { from: word('todos los días'), to: 'cada día' },
  { from: word('cada día(?! de)'), to: 'todos los días' },
  { from: word('también hay'), to: 'además hay' },
  { from: word('también tenemos'), to: 'además tenemos' },
  { from: word('te esperamos(?= (?:el|este|en|a|desde))'), to: 'nos vemos' },
  { from: word('durante todo el mes de'), to: 'todo' },
  { from: word('durante(?= (?:todo|toda|el mes|la semana))'), to: '' },
  { from: word('organizamos'), to: 'preparamos' },
  {
    from: word('recogemos(?= (?:alimentos|ropa|juguetes|tapas|tapones|mantas|comida|libros))'),
    to: 'recibimos',
  },
  { from: word('(?<=^|, )primera clase gratis'), to: 'la primera clase es gratis' },
  { from: word('(?<=^|, )envío gratis(?=$|[.,])'), to: 'el envío es gratis' },
  { from: word('volvemos a abrir'), to: 'reabrimos', isSober: true },
  { from: word('más información en(?= \\S)'), to: 'toda la información en', isSober: true },
]

/** Each with one exchange; the words of a quote are never touched. */
function swapped(text: string, { isSerious, country }: Scene): string[] {
  if (/[«"“]/u.test(text)) return []
  return swaps
    .filter(
      ({ isSober, only }) => (!isSerious || isSober) && (!only || (only === 'ES') === (country === 'ES')),
    )
    .flatMap(({ from, to }) => {
      const found = from.exec(text)
      if (!found) return []
      const said = `${text.slice(0, found.index)}${capitalizedLike(found[0], to)}${text.slice(found.index + found[0].length)}`
      return [said.replace(/ {2}/g, ' ').trim()]
    })
}

const CLOCK = /(\d{1,2})(:\d\d)? ([ap])\. m\.(?=$|[\s,;:)])/giu

function partOfDay(hour: number, half: string): string {
  if (half === 'a') return hour < 5 || hour === 12 ? 'de la madrugada' : 'de la mañana'
  if (hour === 12) return 'del mediodía'
  return hour < 7 ? 'de la tarde' : 'de la noche'
}

/** "a las 8 p. m." is "a las 8 de la noche". Its last period is the sentence's own where another follows. */
const RANGE = /(\d{1,2})(:\d\d)? a (?=(\d{1,2})(?::\d\d)? ([ap])\. m\.)/giu

/** "De 1 a 11 p. m." goes from the afternoon to the night. */
const withBothParts = (text: string) =>
  /(?:tardes|mañanas|noches) de \d/iu.test(text)
    ? text
    : text.replace(
        RANGE,
        (found: string, hour: string, minutes: string | undefined, to: string, half: string) =>
          Number(hour) % 12 >= Number(to) % 12 ||
          partOfDay(Number(hour), half.toLowerCase()) === partOfDay(Number(to), half.toLowerCase())
            ? found
            : `${hour}${minutes ?? ''} ${half}. m. a `,
      )

function spoken(typed: string): string {
  const text = withBothParts(typed)
  return text.replace(
    CLOCK,
    (found: string, hour: string, minutes: string | undefined, half: string, at: number) => {
      const isEnd = /^ [\p{Lu}¿¡]/u.test(text.slice(at + found.length))
      return `${hour}${minutes ?? ''} ${partOfDay(Number(hour), half.toLowerCase())}${isEnd ? '.' : ''}`
    },
  )
}

const MONTH =
  /(?<=\d) de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?! de)/gu

/** "El jueves 26", as the owner typed it, where the day is near. */
function withoutMonth(text: string, slots: readonly Said[], { today }: Scene): string {
  const dates = slots.filter(({ value }) => value.type === 'date')
  const from = Date.parse(`${today}T00:00:00Z`)
  const isNear = dates.every(
    ({ value, text: typed }) =>
      value.type === 'date' &&
      !/(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|\/)/iu.test(
        typed,
      ) &&
      value.days.every((day) => {
        const ahead = (Date.parse(`${day}T00:00:00Z`) - from) / DAY_MS
        return ahead >= 0 && ahead <= NEAR_DAYS
      }),
  )
  return dates.length > 0 && isNear ? text.replace(MONTH, '') : text
}

/** The ways and what becomes of them with other words, times and dates that mean the same. */
export function reworded(ways: readonly string[], slots: readonly Said[], scene: Scene): string[] {
  const others = ways.flatMap((way, place) => {
    const near = withoutMonth(way, slots, scene)
    const said = spoken(way)
    const base = place % 2 === 0 ? said : near
    const exchanged = swapped(base, scene)
    // Two exchanges at once, where there are two.
    const [twice] = exchanged.length > 1 ? swapped(exchanged[0] ?? '', scene) : []
    return [
      near,
      said,
      spoken(near),
      ...exchanged,
      ...(twice === undefined || twice === base ? [] : [twice]),
      ...inFuture(base),
      ...withOtherFigures(place % 2 === 0 ? near : way, scene),
    ]
  })
  return unique([...ways, ...others].map(sentence)).slice(0, Math.max(MOST, ways.length))
}
