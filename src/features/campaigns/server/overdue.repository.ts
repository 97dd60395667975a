import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { pausedUntilFor } from '#features/social-accounts/index.server.ts'
import { posts } from './posts.table.ts'

/** Time for a retry before a post counts as overdue. */
const GRACE = sql.raw("interval '2 minutes'")

/** Matches the index predicate. Demo posts are never sent, so they are never overdue. */
export const isWaiting = sql`${posts.state} = 'scheduled' and not ${posts.isDemo}`

/** Since when a post could have gone out: its time, or the end of its account's pause. */
export const dueSince = sql`greatest(${posts.dueAt}, ${pausedUntilFor(posts)})`

/** Its account has to rest so long that a person should know. Networks that take one post at a time rest for seconds. */
export const restsUntil: SQL<Date | null> =
  sql`(select case when ${isWaiting} and ${posts.dueAt} <= rest.until
  and rest.until > now() + interval '1 minute' then rest.until end
  from (select ${pausedUntilFor(posts)} as until) as rest)`.mapWith(posts.dueAt)

const isLate = sql`${isWaiting} and ${posts.dueAt} < now() - ${GRACE} and ${dueSince} < now() - ${GRACE}`

/** More than two minutes overdue by the database clock. In parentheses, so that columns keep their table name. */
export const isOverdue: SQL<boolean> = sql<boolean>`(${isLate})`

/** Cheap test on the time of the campaign's first post, before reading its posts. */
export const mayBeOverdue = (scheduledFor: AnyPgColumn) => sql`${scheduledFor} < now() - ${GRACE}`
