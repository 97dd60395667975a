import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'

type Kind = Scene['kind']
type Opening = { start: RegExp; instead: readonly string[]; kinds?: readonly Kind[] }

/** First words that read better otherwise; only where it is certain. `$&` keeps what was typed. */
const openings: readonly Opening[] = [
  { start: /^(?:se (?:nos )?)?ha muerto(?= )/i, instead: ['Ha fallecido'], kinds: ['sad_news'] },
  { start: /^(?:se (?:nos )?)?murió(?= )/i, instead: ['Falleció', 'Ha fallecido'], kinds: ['sad_news'] },
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

/** The words with a better beginning; empty where none is certain. */
export function withOpening(words: string, kind: Kind): string[] {
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
