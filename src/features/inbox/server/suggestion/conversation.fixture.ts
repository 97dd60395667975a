import type { Locale } from '#platform/locale.ts'
import type { CustomerCard, Line, SuggestionFacts } from './suggestion-facts.ts'

/** A conversation and what its suggestion must and must not say. */
export type Case = {
  /** "c: …" by the customer, "s: …" by the shop, oldest first. */
  lines: readonly string[]
  has: readonly string[]
  hasNot?: readonly string[]
  contact?: string
  card?: Partial<CustomerCard>
  country?: string
  saved?: SuggestionFacts['savedReplies']
  shop?: string
}

const lineOf = (written: string): Line => ({
  from: written.startsWith('s: ') ? 'shop' : 'customer',
  text: written.slice('s: '.length),
})

const products: Record<string, SuggestionFacts['shop']['products']> = {
  english: [
    { name: 'Balayage', price: '$120' },
    { name: 'Root touch-up', price: '$55' },
    { name: 'Chocolate cake', price: '$32' },
    { name: 'Carrot cake', price: '$29.50' },
    { name: 'Oat milk latte', price: '$4.50' },
    { name: 'Bridal styling', price: null },
  ],
  spanish: [
    { name: 'Tinte', price: '45 €' },
    { name: 'Corte de pelo', price: '18 €' },
    { name: 'Tarta de chocolate', price: '32 €' },
    { name: 'Tarta de limón', price: '29,50 €' },
    { name: 'Café con leche de avena', price: '2,40 €' },
    { name: 'Peinado de novia', price: null },
  ],
}

export function factsOf(
  { lines, contact, card, country, saved, shop = 'Luna' }: Omit<Case, 'has'>,
  locale: Locale,
): SuggestionFacts {
  return {
    lines: lines.map(lineOf),
    contactName: contact ?? (locale === 'es' ? 'Lucía Fernández' : 'Laura Bennett'),
    customer: card
      ? { name: 'Lucía Fernández', language: locale, notes: null, invoices: [], purchases: [], ...card }
      : null,
    shop: {
      name: shop,
      industry: null,
      country: country ?? null,
      locale,
      products: products[locale === 'es' ? 'spanish' : 'english'] ?? [],
    },
    savedReplies: saved ?? [],
  }
}
