import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { demoCustomerEmail, demoCustomers } from '#server/demo/demo-customers.ts'
import type { DemoPart, DemoShop } from '#server/demo/demo-part.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import { type DemoSale, demoProducts, makeDemoSales } from './demo-sales.ts'
import * as repository from './sales.repository.ts'
import { products, salesItems, salesTransactions } from './sales.table.ts'
import { demoShop } from './words/index.ts'

const SOURCE = 'demo'
const CHUNK = 500

async function currencyOf(db: Db, workspaceId: WorkspaceId): Promise<string> {
  const [row] = await db
    .select({ currency: workspaces.currency })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  if (!row) throw new Error('The workspace is gone.')
  return row.currency
}

const buyerKey = ({ customer, guest }: DemoSale): string | null => {
  if (customer !== null) return `${SOURCE}:${customer}`
  return guest === null ? null : `${SOURCE}:card ${guest}`
}

function saleRow(sale: DemoSale, { id, workspaceId, daysAgo, locale }: DemoShop, currency: string) {
  const buyer = sale.customer === null ? undefined : demoCustomers[sale.customer]
  const at = daysAgo(sale.daysAgo, sale.time)
  return {
    id: id(`sale ${sale.number}`),
    workspaceId,
    source: SOURCE,
    remoteId: `sale ${sale.number}`,
    customerName: buyer?.name ?? null,
    customerEmail: buyer ? demoCustomerEmail(buyer.name) : null,
    buyer: buyerKey(sale),
    paymentMethod: demoShop[locale].payments[sale.paymentMethod],
    transactionDate: at,
    totalAmount: sale.totalAmount,
    refundedAmount: sale.refundedAmount,
    currency,
    status: sale.status,
    isDemo: true,
    createdAt: at,
    updatedAt: at,
  }
}

async function fillProducts(db: Db, { id, workspaceId, locale, daysAgo }: DemoShop, currency: string) {
  const rows = demoProducts.map(({ sku, category, price, stock }, place) => ({
    id: id(`product ${place}`),
    workspaceId,
    source: SOURCE,
    remoteId: sku,
    name: demoShop[locale].products[sku],
    sku,
    category: demoShop[locale].categories[category],
    price,
    currency,
    stockQuantity: stock,
    isDemo: true,
    createdAt: daysAgo(89, `09:${String(demoProducts.length - place).padStart(2, '0')}`),
    updatedAt: daysAgo(89, '09:30'),
  }))
  await db.insert(products).values(rows).onConflictDoNothing()
}

async function fillSales(db: Db, shop: DemoShop, currency: string, sales: DemoSale[]): Promise<void> {
  const rows = sales.map((sale) => saleRow(sale, shop, currency))
  const added = await insertRows(db, salesTransactions, rows, salesTransactions.id)
  const items = sales.flatMap((sale) => {
    const transactionId = shop.id(`sale ${sale.number}`)
    if (!added.has(transactionId)) return []
    return sale.items.map(({ sku, quantity, amount }, position) => ({
      workspaceId: shop.workspaceId,
      transactionId,
      position,
      name: demoShop[shop.locale].products[sku],
      quantity,
      amount,
    }))
  })
  await insertRows(db, salesItems, items, salesItems.transactionId)
}

/** Products and three months of sales. They have no provider, so their source marks them as demo data. */
export const salesDemo: DemoPart = {
  name: 'sales',
  fill: async (db, shop) => {
    const currency = await currencyOf(db, shop.workspaceId)
    await fillProducts(db, shop, currency)
    await repository.lock(db, shop.workspaceId)
    const sales = makeDemoSales()
    for (let at = 0; at < sales.length; at += CHUNK)
      await fillSales(db, shop, currency, sales.slice(at, at + CHUNK))
  },
  clear: async (db, workspaceId) => {
    await repository.lock(db, workspaceId)
    await db
      .delete(salesTransactions)
      .where(and(eq(salesTransactions.workspaceId, workspaceId), eq(salesTransactions.isDemo, true)))
    await db.delete(products).where(and(eq(products.workspaceId, workspaceId), eq(products.isDemo, true)))
    await repository.sweepEmpty(db, workspaceId)
  },
}
