import type { Locale } from '#platform/locale.ts'

export type Line = { from: 'customer' | 'shop'; text: string }

export type CustomerCard = {
  name: string
  language: Locale
  /** Of the team, for understanding only: never quoted, and no ground for a promise. */
  notes: string | null
  /** Newest first. */
  invoices: readonly { number: string; status: 'pending' | 'paid' | 'overdue' | 'cancelled' }[]
  /** Days of their last purchases, YYYY-MM-DD, newest first. */
  purchases: readonly string[]
}

/** Everything a suggestion may rest on. All of it belongs to one workspace. */
export type SuggestionFacts = {
  /** Oldest first, without internal notes. */
  lines: readonly Line[]
  contactName: string
  customer: CustomerCard | null
  shop: {
    name: string
    industry: string | null
    country: string | null
    locale: Locale
    /** In the language of the answer. */
    products: readonly { name: string; price: string | null }[]
  }
  savedReplies: readonly { title: string; text: string }[]
}

export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase().trim()

/** A hostile message is as long as it likes; the question of a real one comes early. */
export const MESSAGE_MAX = 4000

/** What the customer wrote since the shop's last reply. */
export function openLines(lines: readonly Line[]): string[] {
  const answered = lines.findLastIndex(({ from }) => from === 'shop')
  return lines.slice(answered + 1).map(({ text }) => text.slice(0, MESSAGE_MAX))
}

/** Of the text that was sent and received, newest first, so that a limit drops the oldest. */
export const textBy = (lines: readonly Line[], from: Line['from']): string =>
  lines
    .filter((line) => line.from === from)
    .map(({ text }) => text.slice(0, MESSAGE_MAX))
    .reverse()
    .join('\n')
