import type { Money } from '../../reading/brief-reading.ts'
import type { PriceValue, Said } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'

const currencies: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  IE: 'EUR',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  MX: 'MXN',
  ES: 'EUR',
  CO: 'COP',
  AR: 'ARS',
}

/** "$45", "£7.50": a whole number has no cents. */
export function money({ amount, currency }: Money, { country }: Scene): string {
  const code = currency ?? currencies[country] ?? null
  const digits = Number.isInteger(amount) ? 0 : 2
  const figure = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (!code) return new Intl.NumberFormat('en-US', figure).format(amount)
  try {
    return new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      ...figure,
    }).format(amount)
  } catch {
    return `${amount} ${code}`
  }
}

/** "$19–21 per hour", "from £7.50". */
export function pricePhrase({ value }: Said<PriceValue>, scene: Scene): string {
  const { form, upTo, per } = value
  const figure = money(value.money, scene)
  const range = upTo ? `${figure}–${money(upTo, scene).replace(/^[^\d]+/, '')}` : figure
  const unit = per ? ` ${/^(?:each|apiece|a |an |per )/.test(per) ? per : `per ${per}`}` : ''
  return `${form === 'from' ? 'from ' : form === 'only' ? 'just ' : ''}${range}${unit}`
}
