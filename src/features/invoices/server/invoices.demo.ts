import { and, eq } from 'drizzle-orm'
import { releaseFile } from '#core/files/index.server.ts'
import { keepCustomersForGood } from '#features/customers/index.server.ts'
import { demoCustomerKey } from '#server/demo/demo-customers.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { demoInvoices } from './demo-invoices.ts'
import { invoices } from './invoices.table.ts'

export const invoicesDemo: DemoPart = {
  name: 'invoices',
  fill: async (db, shop) => {
    const rows = demoInvoices.map((invoice) => ({
      id: shop.id(`invoice ${invoice.number}`),
      workspaceId: shop.workspaceId,
      customerId: shop.id(demoCustomerKey(invoice.customer)),
      invoiceNumber: invoice.number,
      amount: invoice.amount,
      description: invoice.description,
      dueDate: shop.dayBefore(invoice.dueDaysAgo),
      status: invoice.status,
      isDemo: true,
      createdAt: shop.daysAgo(invoice.daysAgo, '12:15'),
    }))
    await db.insert(invoices).values(rows).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    const gone = await db
      .delete(invoices)
      .where(and(eq(invoices.workspaceId, workspaceId), eq(invoices.isDemo, true)))
      .returning({ fileUrl: invoices.fileUrl })
    for (const { fileUrl } of gone) if (fileUrl) await releaseFile(db, workspaceId, fileUrl)
    const kept = await db
      .selectDistinct({ customerId: invoices.customerId })
      .from(invoices)
      .where(eq(invoices.workspaceId, workspaceId))
    await keepCustomersForGood(
      db,
      workspaceId,
      kept.map(({ customerId }) => customerId),
    )
  },
}
