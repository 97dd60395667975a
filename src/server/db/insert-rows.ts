import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/**
 * Inserts many rows as one JSON parameter; rows that exist already are left out. A parameter per value makes the
 * statement longer to build than to run. All rows have the same columns. Answers one column of the new ones.
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  answered: PgColumn,
): Promise<Set<string>> {
  const [first] = rows
  if (!first) return new Set()
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const records = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([key, column]) => [
        column.name,
        row[key] === null ? null : column.mapToDriverValue(row[key]),
      ]),
    ),
  )
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const { rows: added } = await db.execute<{ value: string }>(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)})
      on conflict do nothing returning ${sql.identifier(answered.name)} as value`,
  )
  return new Set(added.map(({ value }) => value))
}
