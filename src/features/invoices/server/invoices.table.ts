import { sql } from 'drizzle-orm'
import { bigint, check, date, foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customerKey } from '#features/customers/index.server.ts'
import { createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { type InvoiceStatus, invoiceStatuses } from '../invoices.contract.ts'

export const NUMBER_IS_UNIQUE = 'invoices_number'
export const CUSTOMER_EXISTS = 'invoices_customer'

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    workspaceId: workspaceId(),
    customerId: uuid('customer_id').notNull(),
    invoiceNumber: text('invoice_number').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    description: text('description'),
    dueDate: date('due_date', { mode: 'string' }),
    /** As set by a person; a pending one past its due date reads as overdue. */
    status: text('status').$type<InvoiceStatus>().notNull(),
    fileUrl: text('file_url'),
    /** When owners were notified that it is overdue; null again with a new due date. */
    overdueNotifiedAt: instant('overdue_notified_at'),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: CUSTOMER_EXISTS,
      columns: [table.workspaceId, table.customerId],
      foreignColumns: customerKey,
    }).onDelete('restrict'),
    // INV-1 and inv-1 are the same number to people.
    uniqueIndex(NUMBER_IS_UNIQUE).on(table.workspaceId, sql`lower(${table.invoiceNumber})`),
    // Read backwards for newest first: drizzle's desc() means "nulls last", which such an order cannot use.
    index('invoices_by_status').on(table.workspaceId, table.status, table.createdAt, table.id),
    index('invoices_newest').on(table.workspaceId, table.createdAt, table.id),
    index('invoices_of_customer').on(table.workspaceId, table.customerId, table.createdAt, table.id),
    index('invoices_late').on(table.workspaceId, table.dueDate).where(sql`${table.status} = 'pending'`),
    index('invoices_to_remind')
      .on(table.dueDate, table.workspaceId)
      .where(sql`${table.status} = 'pending' and ${table.overdueNotifiedAt} is null`),
    oneOf('invoices_status', table.status, invoiceStatuses),
    check('invoices_amount', sql`${table.amount} >= 0`),
  ],
)
