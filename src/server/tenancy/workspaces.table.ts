import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#platform/locale.ts'
import type { PlanId } from '#platform/plans.ts'

/** A branded type, so that no other id can be passed to a repository. */
export type WorkspaceId = string & { readonly __brand: 'workspace' }

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid('id').$type<WorkspaceId>().primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** No business name was given yet: the name is its owner's, and is not shown to customers. */
    isNamedAfterOwner: boolean('is_named_after_owner').notNull().default(false),
    timeZone: text('time_zone').notNull().default('UTC'),
    /**
     * While figures are recounted for another zone: rows from `recountFrom` on are counted in `recountZone`, earlier
     * ones still in `figuresZone`. Null otherwise. Written by the database alone.
     */
    figuresZone: text('figures_zone'),
    recountZone: text('recount_zone'),
    recountFrom: moment('recount_from'),
    currency: text('currency').notNull().default('USD'),
    /** The language of the business: for invitations and texts to customers. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    industry: text('industry'),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    /** As it is written below emails to customers, in lines; empty until set. */
    postalAddress: text('postal_address').notNull().default(''),
    /** Per month, in minor units of the currency; null until set. */
    salesTarget: bigint('sales_target', { mode: 'number' }),
    /** Chosen at sign-up. It limits nothing on a self-hosted installation. */
    plan: text('plan').$type<PlanId>().notNull().default('starter'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('workspaces_recounting').on(table.id).where(sql`${table.figuresZone} is not null`)],
)
