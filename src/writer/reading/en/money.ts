import { currencyOfCountry } from '#platform/country-currency.ts'
import type { Money } from '../brief-reading.ts'

const signs: Record<string, string> = { '£': 'GBP', '€': 'EUR' }
const words: Record<string, string | null> = {
  dollars: 'USD',
  dollar: 'USD',
  bucks: 'USD',
  buck: 'USD',
  quid: 'GBP',
  pounds: 'GBP',
  pound: 'GBP',
  euros: 'EUR',
  euro: 'EUR',
  p: 'GBP',
  pence: 'GBP',
  cents: null,
}
const THOUSAND = 1000
/** Of the $ sign. */
const dollarCountries = new Set(['US', 'CA', 'AU', 'NZ', 'MX', 'AR', 'CO', 'CL'])

/** How a sum is written; for use inside other expressions it is repeated there. */
const MONEY =
  /^(?:(?<sign>[$£€]) ?(?<amount>\d{1,7}(?:,\d{3})*(?:\.\d{1,2})?)(?<thousands>k\b)?|(?<number>\d{1,3}(?:,\d{3}){1,2}|\d{1,7}(?:[.,]\d{1,2})?) ?(?<word>dollars?|bucks?|quid|pounds?|euros?|pence|p|cents|€|£)|(?<one>a (?:pound|dollar|buck|euro))\b|(?:a )?(?<note>fiver|tenner)|(?<plain>\d{1,4}(?:\.\d\d)?)$)/i

export function readMoney(text: string, country: string | null): Money | null {
  const { sign, amount, thousands, number, word, one, note, plain } = MONEY.exec(text)?.groups ?? {}
  const own = country ? currencyOfCountry(country) : null
  if (note) return { amount: /fiver/i.test(note) ? 5 : 10, currency: own ?? 'GBP' }
  if (one) return { amount: 1, currency: own ?? 'USD' }
  if (plain) return { amount: Number(plain), currency: own }
  if (sign && amount) {
    const dollars = country && dollarCountries.has(country) ? own : 'USD'
    return {
      amount: Number(amount.replace(/,/g, '')) * (thousands ? THOUSAND : 1),
      currency: signs[sign] ?? dollars,
    }
  }
  if (!number || !word) return null
  const value = Number(/,\d{3}/.test(number) ? number.replace(/,/g, '') : number.replace(',', '.'))
  const isSmall = /^(?:p|pence|cents)$/i.test(word)
  const currency = signs[word] ?? words[word.toLowerCase()] ?? own
  return {
    amount: isSmall ? value / 100 : value,
    currency: /^(?:dollars?|bucks?)$/i.test(word) ? (own ?? 'USD') : currency,
  }
}
