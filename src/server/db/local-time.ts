import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The day, YYYY-MM-DD, that the clocks of a zone showed. */
export const dayText = (column: AnyPgColumn, timeZone: string) =>
  sql<string>`to_char(${column} at time zone ${timeZone}::text, 'YYYY-MM-DD')`
