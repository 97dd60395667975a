import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type SaleStatus, saleStatuses } from '#connectors/pos/sale-status.ts'
import { createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'

/** Minor units of the row's own currency. */
const cents = (name: string) => bigint(name, { mode: 'number' })

export const products = pgTable(
  'products',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** An integration's id, "csv" or "demo". No foreign key: the data may stay when its source is deleted. */
    source: text('source').notNull(),
    /** The source's id. */
    remoteId: text('remote_id').notNull(),
    name: text('name').notNull(),
    sku: text('sku').notNull().default(''),
    category: text('category').notNull().default(''),
    price: cents('price').notNull(),
    currency: text('currency').notNull(),
    /** Null if the shop does not track it. */
    stockQuantity: integer('stock_quantity'),
    isActive: boolean('is_active').notNull().default(true),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('products_in_workspace').on(table.workspaceId, table.id),
    unique('products_once').on(table.workspaceId, table.source, table.remoteId),
    index('products_newest').on(table.workspaceId, table.createdAt, table.id),
  ],
)

export const salesTransactions = pgTable(
  'sales_transactions',
  {
    id: id(),
    workspaceId: workspaceId(),
    source: text('source').notNull(),
    remoteId: text('remote_id').notNull(),
    /** Null for guests. */
    customerName: text('customer_name'),
    customerEmail: text('customer_email'),
    /** Identifies returning customers; null if unknown. */
    buyer: text('buyer'),
    paymentMethod: text('payment_method').notNull().default(''),
    transactionDate: instant('transaction_date').notNull(),
    totalAmount: cents('total_amount').notNull(),
    refundedAmount: cents('refunded_amount').notNull().default(0),
    currency: text('currency').notNull(),
    status: text('status').$type<SaleStatus>().notNull(),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('sales_transactions_in_workspace').on(table.workspaceId, table.id),
    unique('sales_transactions_once').on(table.workspaceId, table.source, table.remoteId),
    index('sales_transactions_newest').on(table.workspaceId, table.transactionDate, table.id),
    index('sales_transactions_by_buyer')
      .on(table.workspaceId, table.currency, table.buyer)
      .where(sql`${table.buyer} is not null`),
    index('sales_transactions_by_email')
      .on(table.workspaceId, table.customerEmail, table.transactionDate, table.id)
      .where(sql`${table.customerEmail} is not null`),
    oneOf('sales_transactions_status', table.status, saleStatuses),
    check(
      'sales_transactions_refund',
      sql`${table.refundedAmount} >= 0 and ${table.refundedAmount} <= greatest(${table.totalAmount}, 0)`,
    ),
  ],
)

/** The items of a transaction. */
export const salesItems = pgTable(
  'sales_items',
  {
    workspaceId: workspaceId(),
    transactionId: uuid('transaction_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    quantity: numeric('quantity', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    /** After discounts, for the whole quantity. */
    amount: cents('amount').notNull(),
    /** The columns below are copied from the transaction by triggers and written by nothing else. */
    soldAt: instant('sold_at').notNull().default(sql`now()`),
    currency: text('currency').notNull().default(''),
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.position] }),
    foreignKey({
      name: 'sales_items_transaction',
      columns: [table.workspaceId, table.transactionId],
      foreignColumns: [salesTransactions.workspaceId, salesTransactions.id],
    }).onDelete('cascade'),
    index('sales_items_workspace').on(table.workspaceId),
  ],
)

/**
 * Sales by local hour of the shop, kept by the triggers on transactions and written by nothing else. Without pending
 * and canceled ones.
 */
export const salesHours = pgTable(
  'sales_hours',
  {
    workspaceId: workspaceId(),
    currency: text('currency').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    hour: smallint('hour').notNull(),
    sales: bigint('sales', { mode: 'number' }).notNull().default(0),
    gross: cents('gross').notNull().default(0),
    refunded: cents('refunded').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.currency, table.day, table.hour] })],
)

/** Sales per product and day, kept by triggers. */
export const productDays = pgTable(
  'product_days',
  {
    workspaceId: workspaceId(),
    currency: text('currency').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    quantity: numeric('quantity', { precision: 18, scale: 3, mode: 'number' }).notNull().default(0),
    amount: cents('amount').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.currency, table.day, table.name] })],
)

/** Purchases and spending per buyer, kept by triggers. */
export const salesBuyers = pgTable(
  'sales_buyers',
  {
    workspaceId: workspaceId(),
    currency: text('currency').notNull(),
    buyer: text('buyer').notNull(),
    sales: bigint('sales', { mode: 'number' }).notNull(),
    spent: cents('spent').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.currency, table.buyer] }),
    index('sales_buyers_by_value').on(table.workspaceId, table.currency, table.spent),
  ],
)

/**
 * Buyers by the day of their last purchase, how many of them had bought before, and their total spending; kept by
 * triggers.
 */
export const buyerDays = pgTable(
  'buyer_days',
  {
    workspaceId: workspaceId(),
    currency: text('currency').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    buyers: bigint('buyers', { mode: 'number' }).notNull(),
    returning: bigint('came_back', { mode: 'number' }).notNull(),
    spent: cents('spent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.currency, table.day] })],
)

/** Histogram of spending: buyers whose amounts start with the same two digits; kept by triggers. */
export const buyerValues = pgTable(
  'buyer_values',
  {
    workspaceId: workspaceId(),
    currency: text('currency').notNull(),
    /** The amount rounded down to two digits. */
    step: cents('step').notNull(),
    buyers: bigint('buyers', { mode: 'number' }).notNull(),
    spent: cents('spent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.currency, table.step] })],
)
