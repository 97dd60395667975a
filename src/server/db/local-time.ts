import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { dayAfter } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'

/** Days as the clocks of a zone count them, both counted in. */
export type LocalDays = { from: string; to: string }

const shown = (column: AnyPgColumn, timeZone: string) => sql`${column} at time zone ${timeZone}::text`

/** The day, YYYY-MM-DD, that the clocks of a zone showed. Group by its place (`sql\`1\``): a parameter equals no other. */
export const dayText = (column: AnyPgColumn, timeZone: string) =>
  sql<string>`to_char(${shown(column, timeZone)}, 'YYYY-MM-DD')`

export const hourOf = (column: AnyPgColumn, timeZone: string) =>
  sql<number>`extract(hour from ${shown(column, timeZone)})::int`

/** Sunday is 0. */
export const weekdayOf = (column: AnyPgColumn, timeZone: string) =>
  sql<number>`extract(dow from ${shown(column, timeZone)})::int`

/** Whether an instant lies on these days of a zone; in a form that an index can answer. */
export const daySpan = (column: AnyPgColumn, timeZone: string, { from, to }: LocalDays): SQL | undefined =>
  and(gte(column, instantAt(timeZone, from, '00:00')), lt(column, instantAt(timeZone, dayAfter(to), '00:00')))
