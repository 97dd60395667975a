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

/** No hour such as "6.30", and no measure. */
const BARE_PRICE =
  /(?<![\w$£€.,:/#-])(\d{1,3}\.(?!00|15|30|45)\d0|\d{1,3}\.(?:49|50|75|95|99|25))(?![\d%.]| ?(?:[ap]m|kg|g|l|ml|oz|lb|km|miles?|hours?|m)\b)/g
const BARE_BEFORE = /(?<=\b(?:was|reg|usually|normally) )\d{1,4}(?:\.\d\d)?(?![\d%]| ?[ap]m\b)/g
const BARE_EACH =
  /(?<=^|[ (])(\d{1,3})(?= (?:each|apiece|a (?:bag|box|dozen|head|pop|piece|slice|pint|bunch|ticket)|per (?:person|head|child|pair))\b)/g
const BARE_MULTIPLE =
  /\b(two|three|four|2|3|4) for (\d{1,3}(?:\.\d\d)?)(?![\d%]| ?(?:[ap]m|days?|people|weeks?|the|2|1|one|two)\b)/gi

/** Prices typed without their sign: "4.50", "24 each or two for 40". */
export function withCurrency(words: string, scene: Scene): string {
  const sign = (amount: string) => {
    const told = money({ amount: Number(amount), currency: null }, scene)
    return /^\d/.test(told) ? amount : told
  }
  const isPriced = /[$£€]\d/.test(words)
  const priced = (isPriced ? words.replace(BARE_BEFORE, (amount) => sign(amount)) : words)
    .replace(BARE_PRICE, (amount) => sign(amount))
    .replace(BARE_EACH, (amount) => sign(amount))
  return priced === words || /[$£€]/.test(words)
    ? priced
    : priced.replace(BARE_MULTIPLE, (_, count: string, amount: string) => `${count} for ${sign(amount)}`)
}

/** "$19–21 per hour", "from £7.50". */
export function pricePhrase({ value }: Said<PriceValue>, scene: Scene): string {
  const { form, upTo, per } = value
  const figure = money(value.money, scene)
  const range = upTo ? `${figure}–${money(upTo, scene).replace(/^[^\d]+/, '')}` : figure
  const unit = per ? ` ${/^(?:each|apiece|a |an |per )/.test(per) ? per : `per ${per}`}` : ''
  return `${form === 'from' ? 'from ' : form === 'only' ? 'just ' : ''}${range}${unit}`
}
