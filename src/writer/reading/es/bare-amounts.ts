import { weekdayOfWord } from './calendar.ts'
import { type FoundMoney, pesoOf } from './money.ts'
import { flatAt, isClauseEnd, type Token } from './tokens.ts'

/** What has a price wherever it stands before a number. */
const soldThings = new Set(
  `corte cortes tinte color mechas balayage peinado barba afeitado manicura manicure pedicura pedicure unas cejas depilacion
  masaje facial limpieza lavado menu menus cafe cana canas copa cerveza vino pizza hamburguesa bocadillo bocata tapa tapas
  racion combo entrada cubata mojito docena kilo barra tarta pastel ramo bono clase sesion consulta completo completa chico
  chica mediano mediana grande individual doble familiar cubano empanada empanadas durum kebab helado bebida postre
  desayuno merienda cena suelta adultos ninos socios puerta anticipada abono mensualidad cuota`.split(/\s+/),
)
/** The next thing, or when and for whom: the number before it counts nothing. */
const afterPrice = new Set(
  'y e + con sin solo hasta los las el la en por para cada todo todos antes / - –'.split(' '),
)
const DECIMAL = /^\d{1,4},\d{2}$/
const WHOLE = /^(?:\d{1,3}\.\d{3}|\d{1,6})$/
/** Figures this large are pesos; a smaller number may count anything. */
const LEAST_PESOS = 1000
const YEARS = /^(?:19|20)\d\d$/
const noPriceBefore = new Set(
  'calle av avda avenida cra carrera numero talla tallas lote sala mesa piso tel'.split(' '),
)
const measures = new Set(
  `kg kilos kilo g gr gramos l litros ml m m2 cm mm km h hs hrs horas min minutos anos meses dias semanas personas unidades
  uds cuotas % x : a`.split(/\s+/),
)

const currencyOf = (country: string | null): string | null => (country === 'ES' ? 'EUR' : pesoOf(country))

const parse = (written: string): number =>
  DECIMAL.test(written) ? Number(written.replace(',', '.')) : Number(written.replace('.', ''))

/** "corte 15", "menú 6,50", "clase suelta 12.000": an amount that is known by what stands around it. */
export function bareAmountAt(
  tokens: readonly Token[],
  place: number,
  country: string | null,
  isProduct: (flat: string) => boolean,
): FoundMoney | null {
  const token = tokens[place]
  if (token?.kind !== 'number' || (!DECIMAL.test(token.flat) && !WHOLE.test(token.flat))) return null
  const next = tokens[place + 1]
  // "cortes a 12": the price follows its preposition.
  const thing = ['a', 'por', 'desde', 'solo'].includes(flatAt(tokens, place - 1)) ? place - 2 : place - 1
  const before = flatAt(tokens, thing)
  if (YEARS.test(token.flat)) return null
  if (next && (measures.has(next.flat) || next.kind === 'number')) return null
  const found = { last: place + 1, money: { amount: parse(token.flat), currency: currencyOf(country) } }
  if (DECIMAL.test(token.flat)) return tokens[place - 1] ? found : null
  // "vestidos a 89.900", "ramo 65.000": so much is a price in countries of large figures.
  const isPesos =
    /^\d{1,3}\.\d{3}$/.test(token.flat) && (country === 'CO' || country === 'AR' || country === 'CL')
  const isSold = tokens[thing]?.kind === 'word' && (soldThings.has(before) || isProduct(before) || isPesos)
  const isLarge = found.money.amount >= LEAST_PESOS && country !== 'ES'
  const ends =
    isClauseEnd(tokens, place + 1) ||
    afterPrice.has(next?.flat ?? '') ||
    isSoldNext(tokens, place + 1, isProduct) ||
    (next?.flat === 'de' && weekdayOfWord(flatAt(tokens, place + 2)) !== null)
  if (!isSold || !ends || noPriceBefore.has(before)) return null
  return isLarge || country === 'ES' || country === 'MX' || country === null ? found : null
}

const isSoldNext = (
  tokens: readonly Token[],
  place: number,
  isProduct: (flat: string) => boolean,
): boolean => {
  const flat = flatAt(tokens, place)
  return soldThings.has(flat) || isProduct(flat)
}
