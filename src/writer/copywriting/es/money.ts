import type { Money } from '../../reading/brief-reading.ts'
import { polish } from '../../reading/es/polish.ts'
import type { OfferValue, PriceValue, Said } from '../facts.ts'
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

const FEMININE_UNIT =
  /(?<=\$ ?[\d.,]{1,12}|\d €) (?=(?:pieza|docena|unidad|caja|bolsa|botella|porción|ración|hora|sesión|clase|noche|media docena)(?!\p{L}))/giu
const MASCULINE_UNIT = /(?<=\$ ?[\d.,]{1,12}|\d €) (?=(?:kilo|litro|metro|par|kg)(?!\p{L}))/giu

/** "$28 pieza" is "$28 la pieza". */
export const withUnits = (text: string): string =>
  text.replace(FEMININE_UNIT, ' la ').replace(MASCULINE_UNIT, ' el ')

const CURRENCY = /[$€£]|peso|euro|d[oó]lar|sol(?:es)?(?!\p{L})|USD|MXN|\dk(?!\p{L})/iu

/** Accents and shorthand mended, the first letter as typed. */
const mended = (text: string) => `${text.charAt(0)}${polish(text).slice(1)}`

const NO_THING =
  /^(?:entrada|total|precio|sueldo|salario|pago|renta|x)(?!\p{L})|(?:^| )(?:recaud|junt|reun|don|entreg|consegu|ahorr|vend|rob|compr|gast|pag|sum|deposit|gan)(?:[éóoaá]|as|es|an|en|amos|imos|ado|ido|ando|aron|ieron)$|(?:^| )(?:compras|cover|anticipo|seña|depósito|bono|vale|sobre|suma|cuota|inscripción|consumo|mínimo)$/iu

/** "ramos 32 €" is "ramos a 32 €"; "hemos recaudado 850 €" stays. */
function withPreposition(text: string, on: string | null): string {
  if (on === null || !text.toLowerCase().startsWith(on.toLowerCase())) return text
  const rest = text.slice(on.length)
  return /^ (?:US)?[\d$]/u.test(rest) && !NO_THING.test(on) ? `${on} a${rest}` : text
}

/** "12 rosas a 65.000" is "12 rosas a $65.000"; null where the amount has its sign. */
function withSign(text: string, value: PriceValue | OfferValue, scene: Scene): string | null {
  if (value.type !== 'price' || value.upTo || value.before || CURRENCY.test(text)) return null
  const figure = text.match(/\d[\d.,]*(?<![.,])/g)?.at(-1) ?? ''
  if (Number(figure.replaceAll('.', '').replace(',', '.')) !== value.money.amount) return null
  const at = text.lastIndexOf(figure)
  return `${text.slice(0, at)}${money(value.money, scene)}${text.slice(at + figure.length)}`
}

/** The amount as it is written in the country: "8€" and "8 euros" are "8 €", "45.000" is "$45.000". Null if it is. */
export function restatePrice(typed: string, value: PriceValue | OfferValue, scene: Scene): string | null {
  const text = value.type === 'price' ? withPreposition(typed, value.on) : typed
  const told = withSign(text, value, scene) ?? text.replace(/(?<=\d)(?:€| ?euros(?!\p{L}))/giu, ' €')
  return told === typed ? null : mended(told)
}
