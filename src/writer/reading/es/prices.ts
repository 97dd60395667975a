import type { Money, SlotValue } from '../brief-reading.ts'
import { bareAmountAt } from './bare-amounts.ts'
import { moneyAt } from './money.ts'
import { matchPhrases, parsePhrases, type Stops } from './phrases.ts'
import { subjectBefore } from './subject.ts'
import { flatAt, isClauseEnd, type Token } from './tokens.ts'

type PriceValue = Extract<SlotValue, { type: 'price' }>
type FoundPrice = { first: number; last: number; value: PriceValue }

/** What an amount is for: "por persona", "al mes", "la caja". */
const per = parsePhrases(`
  por persona|nino|nina|hora|mes|noche|dia|pareja|clase|sesion|kilo|unidad|pieza|familia|cabeza|alumno|alumna|pax|equipo|mascota|perro|gato|adulto|menor|coche|auto|cubierto|comensal
  al mes|dia|ano
  a la semana|hora
  la|el hora|caja|kilo|docena|unidad|pieza|litro|noche|sesion|clase|bolsa|botella|racion|porcion|bandeja|par|metro|copa|media
  cada uno|una
  c / u
  / mes|hora|persona|kilo|kg|dia|noche|h|u|ud|unidad
  semanales|mensuales|brutos|netos|mensual|semanal
  mas? iva
`)
const introductions = new Map<string, PriceValue['form']>([
  ['a', 'is'],
  ['por', 'is'],
  ['en', 'is'],
  ['desde', 'from'],
  ['solo', 'only'],
  ['solamente', 'only'],
  ['tan', 'only'],
])
const formerly = new Set(['antes', 'era', 'costaba', 'valia', 'normalmente'])
const now = new Set(['ahora', 'hoy', 'queda', 'a', 'por', 'y', 'se'])
const ranges = new Set(['-', '–', 'a', 'hasta'])

type Country = string | null
type Pair = { last: number; money: Money; before: Money | null }

/** "antes 40€ ahora 25", "antes a $160, ahora a $120". */
function formerAt(tokens: readonly Token[], first: number, country: Country): Pair | null {
  let place = first
  const hasMarker = formerly.has(flatAt(tokens, place))
  if (!hasMarker) return null
  place++
  while (['a', 'de', 'costaba', 'valia', 'eran'].includes(flatAt(tokens, place))) place++
  const old = moneyAt(tokens, place, country, null)
  if (!old) return null
  place = old.last
  if ([',', '/', '.', '→'].includes(flatAt(tokens, place))) place++
  const marked = place
  while (now.has(flatAt(tokens, place))) place++
  if (place === marked) return null
  const fresh = moneyAt(tokens, place, country, old.money.currency)
  if (!fresh) return null
  const currency = fresh.money.currency ?? old.money.currency
  return { last: fresh.last, money: { ...fresh.money, currency }, before: { ...old.money, currency } }
}

const instead = parsePhrases(`
  antes|normal|normalmente|regular|regularmente
  precio|valor|costo anterior|regular|habitual
  en vez|lugar de
  y no
  precio normal
`)

/** "25 € (antes 32 €)", "$80 en vez de $150". */
function formerAfter(tokens: readonly Token[], place: number, country: Country, currency: string | null) {
  let at = place
  if ([',', '('].includes(flatAt(tokens, at))) at++
  const marker = matchPhrases(tokens, at, instead)
  if (marker === -1) return null
  const from = ['a', 'de', 'eran', 'era'].includes(flatAt(tokens, marker)) ? marker + 1 : marker
  const old = moneyAt(tokens, from, country, currency)
  if (!old) return null
  const isClosed = flatAt(tokens, place) === '(' && flatAt(tokens, old.last) === ')'
  return { last: isClosed ? old.last + 1 : old.last, before: old.money }
}

function upToAfter(tokens: readonly Token[], place: number, country: Country, currency: string | null) {
  if (!ranges.has(flatAt(tokens, place))) return null
  return moneyAt(tokens, place + 1, country, currency)
}

function priceAt(
  tokens: readonly Token[],
  first: number,
  country: Country,
  isProduct: (flat: string) => boolean,
): FoundPrice | null {
  const form = introductions.get(flatAt(tokens, first))
  let place = form === undefined ? first : first + 1
  let meant = form ?? 'is'
  while (
    ['solo', 'tan', 'los', 'unos', 'apenas', 'a', 'por'].includes(flatAt(tokens, place)) &&
    place - first < 3
  ) {
    if (['solo', 'tan', 'apenas'].includes(flatAt(tokens, place))) meant = 'only'
    place++
  }
  const pair = formerAt(tokens, place, country)
  const single = pair
    ? null
    : (moneyAt(tokens, place, country) ?? bareAmountAt(tokens, place, country, isProduct))
  const found = pair ?? single
  if (!found) return rangeWithoutSign(tokens, first, place, meant, country)
  const { currency } = found.money
  let { last } = found
  const upTo = single ? upToAfter(tokens, last, country, currency) : null
  last = upTo?.last ?? last
  const perEnd = matchPhrases(tokens, last, per)
  const perText = perEnd === -1 ? null : textOf(tokens, last, perEnd)
  last = perEnd === -1 ? last : perEnd
  const former = pair ? null : formerAfter(tokens, last, country, currency)
  const value: PriceValue = {
    type: 'price',
    money: found.money,
    upTo: upTo?.money ?? null,
    before: pair?.before ?? former?.before ?? null,
    form: meant,
    per: perText,
    on: null,
  }
  return { first, last: former?.last ?? last, value }
}

/** "de 10 a 20 €": only the second amount has its sign. */
function rangeWithoutSign(
  tokens: readonly Token[],
  first: number,
  place: number,
  form: PriceValue['form'],
  country: Country,
): FoundPrice | null {
  const from = moneyAt(tokens, place, country, null)
  if (!from || !ranges.has(flatAt(tokens, from.last)) || tokens[place]?.kind !== 'number') return null
  const to = moneyAt(tokens, from.last + 1, country)
  if (!to) return null
  const money = { ...from.money, currency: to.money.currency }
  const start = flatAt(tokens, first - 1) === 'de' ? first - 1 : first
  return {
    first: start,
    last: to.last,
    value: { type: 'price', money, upTo: to.money, before: null, form, per: null, on: null },
  }
}

/** The words between two places as typed, without the space that signs do not have. */
export const textOf = (tokens: readonly Token[], first: number, last: number): string =>
  tokens
    .slice(first, last)
    .map(({ typed, isApart }, index) => (index > 0 && isApart ? ` ${typed}` : typed))
    .join('')

/** "gratis y luego 35 € al mes": the words that lead to the price go with it. */
const joinedStart = (tokens: readonly Token[], first: number): number => {
  if (!['luego', 'despues'].includes(flatAt(tokens, first - 1))) return first
  return ['y', ','].includes(flatAt(tokens, first - 2)) ? first - 2 : first - 1
}

export function findPrices(
  tokens: readonly Token[],
  country: Country,
  stops: Stops,
  isProduct: (flat: string) => boolean = () => false,
): FoundPrice[] {
  const found: FoundPrice[] = []
  const isTaken = (place: number): boolean => found.some(({ first, last }) => place >= first && place < last)
  for (let place = 0; place < tokens.length; place++) {
    const one = priceAt(tokens, place, country, isProduct)
    if (!one || stops.has(one.last - 1)) continue
    const subject = isClauseEnd(tokens, one.first - 1)
      ? null
      : subjectBefore(tokens, one.first, stops, isTaken)
    const on = subject ? textOf(tokens, subject.first, subject.last) : null
    const first = subject?.first ?? joinedStart(tokens, one.first)
    found.push({ first, last: one.last, value: { ...one.value, on } })
    place = one.last - 1
  }
  return found
}
