import { getWorkspaceSettings } from '#core/settings/index.server.ts'
import { moneyWriter } from '#platform/currency.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { locales } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './sales.repository.ts'
import { topProducts } from './sales-figures.service.ts'

const RECENT_DAYS = 90
const MOST = 10
/** Prices are searched among this many. */
const OFFERED = 200

/** As customers of either language read it. */
function priceText(price: number, currency: string): string {
  const texts = locales.map((locale) =>
    moneyWriter(locale, currency, { trailingZeroDisplay: 'stripIfInteger' })(price).replace(/\s/g, ' '),
  )
  return [...new Set(texts)].join(' / ')
}

/** The shop's products by POS data: recent best sellers first, then new ones, with prices. */
export async function productFacts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: WorkspaceId,
): Promise<{ names: string[]; prices: Record<string, string> }> {
  const { currency, timeZone } = await getWorkspaceSettings(db, workspaceId)
  const today = dayIn(timeZone, clock.now())
  const days = { from: addDays(today, -RECENT_DAYS), to: today }
  const sold = await topProducts(db, { workspaceId, currency }, days, MOST)
  const offered = await repository.listOffered(db, workspaceId, OFFERED)
  const names = [...new Set([...sold, ...offered].map(({ name }) => name))].slice(0, MOST)
  const prices = offered
    .filter(({ name }) => names.includes(name))
    .map(({ name, price, currency }) => [name, priceText(price, currency)])
  return { names, prices: Object.fromEntries(prices) }
}
