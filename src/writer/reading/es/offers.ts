import type { SlotValue } from '../brief-reading.ts'
import { moneyAt } from './money.ts'
import { matchPhrases, parsePhrases, type Stops } from './phrases.ts'
import { textOf } from './prices.ts'
import { subjectAfter, subjectBefore } from './subject.ts'
import { flatAt, integerAt, isClauseEnd, type Token } from './tokens.ts'

type OfferValue = Extract<SlotValue, { type: 'offer' }>
type FoundOffer = { first: number; last: number; value: OfferValue }
type Country = string | null

const reductions = parsePhrases(`
  de? descuento
  de? dto|dcto|desc|off|rebaja|bonificacion
  menos
  mas barat*
`)
const announcements = parsePhrases(`
  un? descuento|dto|rebaja de|del hasta? un?
  descuentos|rebajas de|del hasta? un? el?
  hasta un|el?
  hasta
  un|el|al|del|con
  con un
  todo al
  -
`)
const secondHalf = parsePhrases(`
  la? segunda|2 ª|º|a|da? unidad|persona|prenda|copa|entrada|pieza|par al|a|con # %
  la? segunda unidad|persona|prenda|copa|entrada|pieza al|a|con # %
  la? segunda unidad|persona|prenda|copa|entrada|pieza a|al? mitad de precio
  a? la? mitad de precio
  pagas|paga|paga la mitad
  # por ciento en la segunda unidad
`)
const free = parsePhrases(`
  gratis
  gratuit*
  sin costo|coste|cargo
  libre de gastos
  totalmente gratis|gratuito
  a la gorra
  no paga|pagan
`)
const freeEntry = parsePhrases(`
  entrada|acceso libre|gratuit*|gratis
  entrada|acceso libre y gratuit*
`)
const others = parsePhrases(`
  en? # cuotas|meses|pagos sin interes|intereses
  # y # cuotas|meses sin interes|intereses
  sin interes|intereses
  happy hour
`)
const numberWords = new Map([
  ['un', 1],
  ['uno', 1],
  ['una', 1],
  ['dos', 2],
  ['tres', 3],
  ['cuatro', 4],
])

const numberAt = (tokens: readonly Token[], place: number): number | null =>
  integerAt(tokens, place) ?? numberWords.get(flatAt(tokens, place)) ?? null

/** 2x1, "dos por uno", "lleva 3 y paga 2". */
function multibuyAt(
  tokens: readonly Token[],
  place: number,
): { last: number; get: number; pay: number } | null {
  const isTake = /^(?:lleva|llevas|llevate|llevese|lleven|llevate|compra)$/.test(flatAt(tokens, place))
  const from = isTake ? place + 1 : place
  const get = numberAt(tokens, from)
  if (get === null) return null
  let joint = from + 1
  if (isTake) {
    // "lleva 3 cuadernos y paga 2": what is bought stands between.
    while (
      joint - from <= LONGEST_BOUGHT &&
      tokens[joint]?.kind === 'word' &&
      !/^(?:y|paga)/.test(flatAt(tokens, joint))
    )
      joint++
    if (['y', ','].includes(flatAt(tokens, joint))) joint++
    if (!/^paga/.test(flatAt(tokens, joint))) return null
  } else if (!['x', 'por', '×'].includes(flatAt(tokens, joint))) return null
  const pay = numberAt(tokens, joint + 1)
  return pay !== null && get > pay && get <= 12 && pay >= 1 ? { last: joint + 2, get, pay } : null
}

const LONGEST_BOUGHT = 3

const deposits = new Set(
  'aparta apartas apartalo apartala aparte separa separas reservas sena anticipo abono abona deposito adelanto'.split(
    ' ',
  ),
)

type Percent = { first: number; last: number; percent: number; isSure: boolean }

const groups =
  /^(?:maestr|profes|estudiant|jubilad|mayores|soci|client|miembr|vecin|resident|docent|enfermer|familias|emplead|quienes)/

/** "15% para maestros", but not "10% para la protectora". */
const isForGroup = (tokens: readonly Token[], place: number): boolean =>
  flatAt(tokens, place) === 'para' && groups.test(flatAt(tokens, place + 1))

/** 25%, "un 20 por ciento menos", "hasta 40% off". */
function percentAt(tokens: readonly Token[], place: number): Percent | null {
  const introduced = matchPhrases(tokens, place, announcements)
  const at = introduced === -1 ? place : introduced
  const percent = integerAt(tokens, at)
  if (percent === null || percent < 1 || percent > 100) return null
  // "Aparta con el 50%" is a deposit.
  if ([1, 2, 3].some((back) => deposits.has(flatAt(tokens, at - back)))) return null
  let last = at + 1
  if (flatAt(tokens, last) === '%') last++
  else if (flatAt(tokens, last) === 'por' && flatAt(tokens, last + 1) === 'ciento') last += 2
  else return null
  const reduced = matchPhrases(tokens, last, reductions)
  if (reduced !== -1) return { first: place, last: reduced, percent, isSure: true }
  const isAnnounced =
    /^(?:descuento|dto|rebaja|-)/.test(flatAt(tokens, place)) || flatAt(tokens, place - 1) === 'al'
  const isOn =
    (['en', 'sobre', 'si', 'con'].includes(flatAt(tokens, last)) || isForGroup(tokens, last)) &&
    !/^(?:devolv|reembols)/.test(flatAt(tokens, place - 1))
  const isAlone =
    isClauseEnd(tokens, last) && percent < 100 && !/^(?:devolv|reembols)/.test(flatAt(tokens, place - 1))
  return isAnnounced || (isOn && percent < 100) || isAlone
    ? { first: place, last, percent, isSure: isAnnounced }
    : null
}

/** "10€ menos", "$200 de descuento", "ahorra 10€". */
function amountOffAt(tokens: readonly Token[], place: number, country: Country): FoundOffer | null {
  const isSaving = /^(?:ahorra|ahorras|ahorrate|descuento)$/.test(flatAt(tokens, place))
  let from = isSaving ? place + 1 : place
  if (isSaving && ['de', 'hasta'].includes(flatAt(tokens, from))) from++
  const found = moneyAt(tokens, from, country)
  if (!found) return null
  const reduced = matchPhrases(tokens, found.last, reductions)
  if (reduced === -1 && !isSaving) return null
  const last = reduced === -1 ? found.last : reduced
  return { first: place, last, value: { type: 'offer', form: 'amount_off', money: found.money, on: null } }
}

function offerAt(tokens: readonly Token[], first: number, country: Country): FoundOffer | null {
  const second = matchPhrases(tokens, first, secondHalf)
  if (second !== -1) {
    const percent = tokens.slice(first, second).find(({ kind, flat }) => kind === 'number' && flat !== '2')
    const value = { type: 'offer', form: 'percent', percent: Number(percent?.flat ?? 50), on: null } as const
    const isSecond =
      /^(?:la|segunda|2)$/.test(flatAt(tokens, first)) && flatAt(tokens, second - 1) !== 'mitad'
    return { first, last: second, value: isSecond ? { type: 'offer', form: 'other', on: null } : value }
  }
  const entry = matchPhrases(tokens, first, freeEntry)
  if (entry !== -1) {
    return { first, last: entry, value: { type: 'offer', form: 'free', on: tokens[first]?.typed ?? null } }
  }
  const multibuy = multibuyAt(tokens, first)
  if (multibuy) {
    const { last, get, pay } = multibuy
    return { first, last, value: { type: 'offer', form: 'multibuy', get, pay, on: null } }
  }
  const off = amountOffAt(tokens, first, country)
  if (off) return off
  const percent = percentAt(tokens, first)
  if (percent) {
    const { last } = percent
    return { first, last, value: { type: 'offer', form: 'percent', percent: percent.percent, on: null } }
  }
  const gratis = matchPhrases(tokens, first, free)
  if (gratis !== -1) return { first, last: gratis, value: { type: 'offer', form: 'free', on: null } }
  const other = matchPhrases(tokens, first, others)
  return other === -1 ? null : { first, last: other, value: { type: 'offer', form: 'other', on: null } }
}

const onWords = new Set(['en', 'sobre', 'de', 'para'])

/** With what it is on: "25% en balayage", "vacuna antirrábica gratis". */
function withSubject(
  tokens: readonly Token[],
  offer: FoundOffer,
  stops: Stops,
  isTaken: (place: number) => boolean,
): FoundOffer {
  const { value } = offer
  if (value.on !== null) return offer
  const next = flatAt(tokens, offer.last)
  const isMoneyNext = tokens[offer.last + 1]?.kind === 'number' || tokens[offer.last]?.kind === 'number'
  const mayFollow = value.form !== 'free' && (onWords.has(next) || value.form === 'multibuy') && !isMoneyNext
  if (mayFollow && !isClauseEnd(tokens, offer.last)) {
    const from = onWords.has(next) ? offer.last + 1 : offer.last
    const after = subjectAfter(tokens, from, stops)
    if (after)
      return { ...offer, last: after.last, value: { ...value, on: textOf(tokens, after.first, after.last) } }
  }
  const before =
    value.form === 'other' || isClauseEnd(tokens, offer.first - 1)
      ? null
      : subjectBefore(tokens, offer.first, stops, isTaken)
  if (!before) return offer
  return { ...offer, first: before.first, value: { ...value, on: textOf(tokens, before.first, before.last) } }
}

/** Where an offer says how much: conditions end there. */
export function offerPlaces(tokens: readonly Token[], country: Country): number[] {
  return tokens.flatMap((_, place) => {
    const form = offerAt(tokens, place, country)?.value.form
    return form === 'percent' || form === 'multibuy' || form === 'amount_off' ? [place] : []
  })
}

export function findOffers(tokens: readonly Token[], country: Country, stops: Stops): FoundOffer[] {
  const found: FoundOffer[] = []
  const isTaken = (place: number): boolean => found.some(({ first, last }) => place >= first && place < last)
  for (let place = 0; place < tokens.length; place++) {
    const one = offerAt(tokens, place, country)
    if (!one) continue
    const full = withSubject(tokens, one, stops, isTaken)
    found.push(full)
    place = full.last - 1
  }
  return found
}
