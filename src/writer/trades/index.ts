import type { Locale } from '#platform/locale.ts'
import { asTrade, type Trade } from './trade.ts'
import { tradeFiles } from './trade-files.ts'

const known = new Map<Locale, ReadonlyMap<string, Trade>>()

/** The trades of a language by id. */
export function tradesIn(locale: Locale): ReadonlyMap<string, Trade> {
  const found = known.get(locale)
  if (found) return found
  const trades = new Map(Object.entries(tradeFiles[locale]).map(([id, file]) => [id, asTrade(id, file)]))
  known.set(locale, trades)
  return trades
}
