import type { Money } from '../brief-reading.ts'
import { flatAt, type Token } from './tokens.ts'

export type FoundMoney = { last: number; money: Money }

const pesoByCountry: Readonly<Record<string, string>> = {
  MX: 'MXN',
  AR: 'ARS',
  CO: 'COP',
  CL: 'CLP',
  UY: 'UYU',
  DO: 'DOP',
}
const dollarCountries = new Set(['US', 'EC', 'SV', 'PR', 'PA'])
const unitWords = new Map([
  ['€', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['eur', 'EUR'],
  ['eu', 'EUR'],
  ['dolares', 'USD'],
  ['dolar', 'USD'],
  ['usd', 'USD'],
  ['mxn', 'MXN'],
  ['cop', 'COP'],
  ['ars', 'ARS'],
  ['soles', 'PEN'],
])
const pesoWords = new Set(['peso', 'pesos', 'pesitos'])

export const pesoOf = (country: string | null): string | null => (country && pesoByCountry[country]) || null
const dollarSignOf = (country: string | null): string | null =>
  country && dollarCountries.has(country) ? 'USD' : pesoOf(country)

/** 1.200,50 and 1,200.50 alike: three digits after a sign are thousands, one or two are cents. */
function parseAmount(written: string): number | null {
  const groups = written.split(/[.,]/)
  if (groups.some((group) => !/^\d{1,9}$/.test(group))) return null
  const last = groups.at(-1) ?? ''
  if (groups.length === 1) return Number(written)
  if (last.length === 3) return Number(groups.join(''))
  if (last.length > 2) return null
  return Number(`${groups.slice(0, -1).join('')}.${last}`)
}

/** The amount that begins here. A number alone is none, unless `bare` gives its currency. */
export function moneyAt(
  tokens: readonly Token[],
  place: number,
  country: string | null,
  bare?: string | null,
): FoundMoney | null {
  let at = place
  let currency: string | null | undefined
  if (['us', 'u', 'mx'].includes(flatAt(tokens, at)) && ['$', 's'].includes(flatAt(tokens, at + 1))) at++
  const sign = flatAt(tokens, at)
  if (sign === '$' || sign === '€') {
    currency =
      sign === '€' ? 'EUR' : at > place && flatAt(tokens, place) !== 'mx' ? 'USD' : dollarSignOf(country)
    at++
  }
  const token = tokens[at]
  const amount = token?.kind === 'number' ? parseAmount(token.flat) : null
  if (amount === null) return null
  at++
  const isThousands = flatAt(tokens, at) === 'mil'
  if (isThousands) at++
  const unit = flatAt(tokens, at)
  const named = unitWords.get(unit)
  if (named !== undefined) {
    currency = named
    at++
  } else if (pesoWords.has(unit)) {
    currency = pesoOf(country)
    at++
  } else if (unit === '$' && currency === undefined && !tokens[at]?.isApart) {
    currency = dollarSignOf(country)
    at++
  }
  if (currency === undefined) {
    if (bare === undefined) return null
    currency = bare
  }
  return { last: at, money: { amount: isThousands ? amount * 1000 : amount, currency } }
}
