import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { pausedUntilFor } from '#features/social-accounts/index.server.ts'
import { posts } from './posts.table.ts'

/** A post that is tried a second time is not overdue yet. */
const GRACE = sql.raw("interval '2 minutes'")

/** Written as the indexes have it. Demo posts are never sent, so they are never overdue either. */
export const isWaiting = sql`${posts.state} = 'scheduled' and not ${posts.isDemo}`

/** Since when a post could have gone out: its time, or the end of the pause that its account was in. */
export const dueSince = sql`greatest(${posts.dueAt}, ${pausedUntilFor(posts)})`

const isLate = sql`${isWaiting} and ${posts.dueAt} < now() - ${GRACE} and ${dueSince} < now() - ${GRACE}`

/** More than two minutes overdue, by the clock of the database. In parentheses of its own, so that columns keep their table's name. */
export const isOverdue: SQL<boolean> = sql<boolean>`(${isLate})`

/** By a campaign's time, which is that of its first post: only then are the posts themselves read. */
export const mayBeOverdue = (scheduledFor: AnyPgColumn) => sql`${scheduledFor} < now() - ${GRACE}`
