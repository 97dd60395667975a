import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { pausedUntilFor } from '#features/social-accounts/index.server.ts'
import { posts } from './posts.table.ts'

/** So late a post may be before anybody hears of it: one that is tried a second time is not late yet. */
const GRACE = sql.raw("interval '2 minutes'")

/** Written as the indexes have it. What the demo data brought is never sent, so it is never late either. */
export const isWaiting = sql`${posts.state} = 'scheduled' and not ${posts.isDemo}`

/** Since when a post could have gone out: its time, or the end of the pause that its account was in. */
export const dueSince = sql`greatest(${posts.dueAt}, ${pausedUntilFor(posts)})`

const isLate = sql`${isWaiting} and ${posts.dueAt} < now() - ${GRACE} and ${dueSince} < now() - ${GRACE}`

/** More than two minutes overdue, by the clock of the database. In parentheses of its own, so that columns keep their table's name. */
export const isOverdue: SQL<boolean> = sql<boolean>`(${isLate})`

/** Of a campaign, whose time is that of its first post: only then are the posts themselves looked at. */
export const mayBeOverdue = (scheduledFor: AnyPgColumn) => sql`${scheduledFor} < now() - ${GRACE}`
