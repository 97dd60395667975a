import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The local day in a zone, as YYYY-MM-DD. */
export const dayText = (column: AnyPgColumn, timeZone: string) =>
  sql<string>`to_char(${column} at time zone ${timeZone}::text, 'YYYY-MM-DD')`
