import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { brandKey } from '#core/brands/index.server.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { binaryText, createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { type CustomerConsent, customerConsents } from '../consent.contract.ts'
import { type CustomerStatus, customerStatuses } from '../customers.contract.ts'

/** Written by hand in the migration: drizzle cannot express "on delete set null" for this column alone. */
export const BRAND_EXISTS = 'customers_brand'

export const customers = pgTable(
  'customers',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null without a brand. */
    brandId: uuid('brand_id'),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** The phone as messages need it: with + and the country code. Null if the code is missing, because a guess could reach a stranger. */
    phoneNumber: text('phone_number').generatedAlwaysAs(
      sql`substring(regexp_replace(regexp_replace(phone, '\\(0\\)|[^0-9+]', '', 'g'), '^00', '+') from '^\\+[1-9][0-9]{7,14}$')`,
    ),
    company: text('company'),
    address: text('address'),
    notes: text('notes'),
    status: text('status').$type<CustomerStatus>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** The newest state of each channel, copied from `customer_consents` so that lists and counts are quick. */
    emailConsent: text('email_consent').$type<CustomerConsent>().notNull().default('none'),
    whatsappConsent: text('whatsapp_consent').$type<CustomerConsent>().notNull().default('none'),
    /** Cents; kept by the triggers on invoices, written by nothing else. */
    totalInvoiced: bigint('total_invoiced', { mode: 'number' }).notNull().default(0),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    /**
     * The name without case and accents (Á next to A). Shortened, because it is part of cursors; the id breaks ties.
     */
    sortKey: binaryText('sort_key').notNull().generatedAlwaysAs(sql`left(fold_text(name), 50)`),
    /** The searched text; line breaks keep a match inside one field. Phones also as bare digits. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(name || chr(10) || coalesce(company, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))`,
      ),
  },
  (table) => [
    // Foreign keys use both columns, so that a row cannot belong to a customer of another workspace.
    unique('customers_in_workspace').on(table.workspaceId, table.id),
    index('customers_by_name').on(table.workspaceId, table.sortKey, table.id),
    index('customers_by_brand').on(table.workspaceId, table.brandId, table.sortKey, table.id),
    index('customers_by_status').on(table.workspaceId, table.status, table.sortKey, table.id),
    index('customers_by_email').on(table.workspaceId, table.email),
    index('customers_by_phone_number').on(table.workspaceId, table.phoneNumber),
    // With all that counting needs, so that the rows themselves are not read.
    index('customers_by_email_consent').on(table.workspaceId, table.emailConsent, table.brandId, table.email),
    index('customers_by_whatsapp_consent').on(
      table.workspaceId,
      table.whatsappConsent,
      table.brandId,
      table.phoneNumber,
    ),
    index('customers_search').using('gin', table.workspaceId, table.searchText.op('gin_trgm_ops')),
    oneOf('customers_status', table.status, customerStatuses),
    oneOf('customers_language', table.language, locales),
    oneOf('customers_email_consent', table.emailConsent, customerConsents),
    oneOf('customers_whatsapp_consent', table.whatsappConsent, customerConsents),
  ],
)

/** One row per brand and one without; kept by triggers, so that no request counts or sums rows. */
export const customerTotals = pgTable(
  'customer_totals',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    customers: bigint('customers', { mode: 'number' }).notNull().default(0),
    invoices: bigint('invoices', { mode: 'number' }).notNull().default(0),
    /** Cents of the paid invoices. */
    revenue: bigint('revenue', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('customer_totals_of_brand').on(table.workspaceId, table.brandId).nullsNotDistinct(),
    foreignKey({
      name: 'customer_totals_brand',
      columns: [table.workspaceId, table.brandId],
      foreignColumns: brandKey,
    }).onDelete('cascade'),
  ],
)

/** New customers per day of the shop; kept by triggers. */
export const customerDays = pgTable(
  'customer_days',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    day: date('day', { mode: 'string' }).notNull(),
    customers: bigint('customers', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('customer_days_once').on(table.workspaceId, table.day, table.brandId).nullsNotDistinct(),
  ],
)

/** Foreign key columns of a customer: both, so that rows cannot refer to another workspace. */
export const customerKey: [AnyPgColumn, AnyPgColumn] = [customers.workspaceId, customers.id]
