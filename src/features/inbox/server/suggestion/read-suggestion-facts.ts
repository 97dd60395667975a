import { getWorkspaceSettings } from '#core/settings/index.server.ts'
import { getCustomer } from '#features/customers/index.server.ts'
import { listInvoices } from '#features/invoices/index.server.ts'
import { offeredProducts, salesOfBuyer } from '#features/sales/index.server.ts'
import { listSavedReplies } from '#features/saved-replies/index.server.ts'
import { shopFacts } from '#features/writing/index.server.ts'
import { moneyWriter } from '#platform/currency.ts'
import { dayIn } from '#platform/day.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from '../conversations.repository.ts'
import { answerLanguage } from './customer-language.ts'
import type { CustomerCard, Line, SuggestionFacts } from './suggestion-facts.ts'

/** Long conversations are read from here on; older messages no longer matter to the answer. */
const MESSAGES = 200
const PRODUCTS = 200
const RECENT = 5

type Needed = Pick<Deps, 'db' | 'storage' | 'clock'>

async function readLines({ db }: Needed, { workspaceId }: Actor, conversationId: string): Promise<Line[]> {
  const newest = await repository.listEntries(db, workspaceId, conversationId, null, MESSAGES)
  return newest
    .filter(({ direction, delivery }) => direction !== 'note' && delivery !== 'failed')
    .reverse()
    .map(({ direction, content }) => ({ from: direction === 'in' ? 'customer' : 'shop', text: content }))
}

async function readCard(
  deps: Needed,
  actor: Actor,
  customerId: string,
  timeZone: string,
): Promise<CustomerCard> {
  const { name, language, notes, email } = await getCustomer(deps.db, actor, customerId)
  const { items } = await listInvoices(deps, actor, { customerId, limit: RECENT })
  const sales = email ? await salesOfBuyer(deps.db, actor.workspaceId, email, null, RECENT) : []
  return {
    name,
    language,
    notes,
    invoices: items.map(({ invoiceNumber, status }) => ({ number: invoiceNumber, status })),
    purchases: sales.map(({ transactionDate }) => dayIn(timeZone, new Date(transactionDate))),
  }
}

async function readProducts(
  { db }: Needed,
  { workspaceId }: Actor,
  named: readonly string[],
  language: Locale,
) {
  const offered = await offeredProducts(db, workspaceId, PRODUCTS)
  const priced = offered.map(({ name, price, currency }) => ({
    name,
    price: moneyWriter(language, currency, { trailingZeroDisplay: 'stripIfInteger' })(price).replace(
      /\s/g,
      ' ',
    ),
  }))
  const names = new Set(priced.map(({ name }) => name))
  return [...priced, ...named.filter((name) => !names.has(name)).map((name) => ({ name, price: null }))]
}

/** Everything about one conversation that a suggestion may rest on, of this workspace alone. */
export async function readSuggestionFacts(
  deps: Needed,
  actor: Actor,
  conversationId: string,
): Promise<SuggestionFacts> {
  const { workspaceId } = actor
  const found = await repository.find(deps.db, workspaceId, conversationId)
  if (!found) throw notFound()
  const { contactName, brandId, customerId } = found.conversation
  const { locale, timeZone, country } = await getWorkspaceSettings(deps.db, workspaceId)
  const { name, industry, products } = await shopFacts(deps, workspaceId, brandId)
  const { items: savedReplies } = await listSavedReplies(deps.db, actor, locale)
  const facts: SuggestionFacts = {
    lines: await readLines(deps, actor, conversationId),
    contactName,
    customer: customerId ? await readCard(deps, actor, customerId, timeZone) : null,
    shop: { name, industry, country, locale, products: [] },
    savedReplies: savedReplies.map(({ title, text }) => ({ title, text })),
  }
  const offered = await readProducts(deps, actor, products, answerLanguage(facts))
  return { ...facts, shop: { ...facts.shop, products: offered } }
}
