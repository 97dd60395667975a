import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#platform/locale.ts'
import type { PlanId } from '#platform/plans.ts'

/** Its own type, so that no other id can be handed to a repository in its place. */
export type WorkspaceId = string & { readonly __brand: 'workspace' }

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid('id').$type<WorkspaceId>().primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** No business name was given yet: the name is its owner's, and customers never read it. */
    isNamedAfterOwner: boolean('is_named_after_owner').notNull().default(false),
    timeZone: text('time_zone').notNull().default('UTC'),
    /**
     * While figures are recounted for another zone: rows from `recountFrom` on are counted in `recountZone`, earlier ones still in
     * `figuresZone`. Empty otherwise. Written by the database alone.
     */
    figuresZone: text('figures_zone'),
    recountZone: text('recount_zone'),
    recountFrom: moment('recount_from'),
    currency: text('currency').notNull().default('USD'),
    /** The language the business writes in: invitations, and what later goes to customers. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    industry: text('industry'),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    /** A month, in the smallest units of the currency; empty until somebody sets it. */
    salesTarget: bigint('sales_target', { mode: 'number' }),
    /** What was chosen at sign-up. Nothing is limited by it on an installation of one's own. */
    plan: text('plan').$type<PlanId>().notNull().default('starter'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('workspaces_recounting').on(table.id).where(sql`${table.figuresZone} is not null`)],
)
