import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const shown = (column: AnyPgColumn, timeZone: string) => sql`${column} at time zone ${timeZone}::text`

/** The day, YYYY-MM-DD, that the clocks of a zone showed. Group by its place (`sql\`1\``): a parameter equals no other. */
export const dayText = (column: AnyPgColumn, timeZone: string) =>
  sql<string>`to_char(${shown(column, timeZone)}, 'YYYY-MM-DD')`

export const hourOf = (column: AnyPgColumn, timeZone: string) =>
  sql<number>`extract(hour from ${shown(column, timeZone)})::int`

/** Sunday is 0. */
export const weekdayOf = (column: AnyPgColumn, timeZone: string) =>
  sql<number>`extract(dow from ${shown(column, timeZone)})::int`

/** Which of the spans between neighbouring moments an instant lies in, counted from 1; cheaper than a day for each row. */
export const placeAmong = (column: AnyPgColumn, moments: readonly Date[]) =>
  sql<number>`width_bucket(${column}, array[${sql.join(
    moments.map((moment) => sql`${moment.toISOString()}::timestamptz`),
    sql`, `,
  )}])`

/** Whether an instant lies between the first and the last moment, which is not included. */
export const isAmong = (column: AnyPgColumn, moments: readonly Date[]): SQL | undefined =>
  and(gte(column, moments[0]), lt(column, moments.at(-1)))
