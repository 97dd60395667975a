import type { Money } from '../../reading/brief-reading.ts'
import type { PriceValue, Said } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'

const currencies: Readonly<Record<string, string>> = {
  ES: 'EUR',
  MX: 'MXN',
  AR: 'ARS',
  CO: 'COP',
  CL: 'CLP',
  UY: 'UYU',
  PE: 'PEN',
  EC: 'USD',
  US: 'USD',
}
/** Countries that write "$1,200.50"; the others write "1.200,50". */
const commaThousands = new Set(['MX', 'US', 'PE', 'GT', 'SV', 'HN', 'NI', 'PA', 'PR', 'DO'])
const pesos = new Set(['MXN', 'ARS', 'COP', 'CLP', 'UYU'])
const signs: Readonly<Record<string, string>> = { USD: 'US$', PEN: 'S/ ', GBP: '£' }
const dollarCountries = new Set(['US', 'EC', 'PR', 'SV', 'PA'])

function figure(amount: number, country: string): string {
  const [whole = '', cents = ''] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.')
  const [thousand, point] = commaThousands.has(country) ? [',', '.'] : ['.', ',']
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  return `${groups.join(thousand)}${cents === '' ? '' : `${point}${cents}`}`
}

/** "18 €" in Spain, "$2,500" in Mexico, "$12.000" in Argentina and Colombia. */
export function money({ amount, currency }: Money, { country }: Scene): string {
  const code = currency ?? currencies[country] ?? null
  const shown = figure(amount, country)
  if (code === null) return shown
  if (code === 'EUR') return `${shown} €`
  const isHome = code === currencies[country] || (code === 'USD' && dollarCountries.has(country))
  if (isHome && (pesos.has(code) || code === 'USD')) return `$${shown}`
  const sign = signs[code]
  return sign ? `${sign}${shown}` : `${shown} ${code}`
}

/** As written after the amount: "/mes" is "al mes". */
const units: Readonly<Record<string, string>> = {
  '/mes': 'al mes',
  '/dia': 'al día',
  '/día': 'al día',
  '/hora': 'la hora',
  '/h': 'la hora',
  '/noche': 'la noche',
  '/persona': 'por persona',
  '/kilo': 'el kilo',
  '/kg': 'el kilo',
  '/unidad': 'la unidad',
  '/u': 'la unidad',
  '/ud': 'la unidad',
  'c/u': 'cada unidad',
  'mas iva': 'más IVA',
  'más iva': 'más IVA',
  'por nino': 'por niño',
  'por nina': 'por niña',
  'por sesion': 'por sesión',
  'por dia': 'por día',
  'al ano': 'al año',
  'al dia': 'al día',
  'la sesion': 'la sesión',
  'la racion': 'la ración',
  'la porcion': 'la porción',
}

function unitWords(per: string | null): string {
  if (per === null || per === '') return ''
  const lower = per.toLowerCase()
  return ` ${units[lower.replace(/ ?\/ ?/, '/')] ?? lower}`
}

const amounts = ({ value }: Said<PriceValue>, scene: Scene): string => {
  const from = money(value.money, scene)
  if (!value.upTo) return from
  const to = money(value.upTo, scene)
  return to.endsWith('€') ? `${from.replace(/ €$/, '')} a ${to}` : `${from} a ${to}`
}

/** Without a preposition, for use after a colon: "desde 18 €", "solo $45", "$12.000 la caja". */
export function pricePhrase(price: Said<PriceValue>, scene: Scene): string {
  const { form, upTo, per } = price.value
  const start = form === 'from' ? 'desde ' : form === 'only' ? 'solo ' : upTo ? 'de ' : ''
  return `${start}${amounts(price, scene)}${unitWords(per)}`
}

/** After what is sold: "a $45", "desde 18 €", "por solo 18 €", "de 10 a 20 €". */
export function atPrice(price: Said<PriceValue>, scene: Scene): string {
  const { form, upTo } = price.value
  const start = form === 'only' ? 'por ' : form === 'from' || upTo ? '' : 'a '
  return `${start}${pricePhrase(price, scene)}`
}
