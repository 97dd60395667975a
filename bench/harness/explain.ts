import type pg from 'pg'
import { z } from 'zod'

export type Statement = { text: string; values: readonly unknown[] }

const planSchema = z
  .tuple([
    z.object({
      Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
    }),
  ])
  .transform(([{ Plan }]) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'])

const explain = 'explain (analyze, buffers, timing off, format json)'

/** The planner may use a generic plan for a prepared statement, or a custom one; the worse one counts. */
const planModes = ['force_custom_plan', 'force_generic_plan'] as const

/** Pages of tables and indexes that a statement reads on a warm connection. */
export async function buffersOf(client: pg.PoolClient, { text, values }: Statement): Promise<number> {
  const known = await client.query<{ name: string }>(
    'select name from pg_prepared_statements where statement = $1',
    [text],
  )
  const name = known.rows[0]?.name
  if (name === undefined) return pagesIn(await client.query(`${explain} ${text}`, [...values]))

  const given = values.map((value) => literal(client, value)).join(', ')
  const execute = `${explain} execute ${client.escapeIdentifier(name)}${given && `(${given})`}`
  const counts: number[] = []
  for (const mode of planModes) {
    await client.query(`set plan_cache_mode = ${mode}`)
    counts.push(pagesIn(await client.query(execute)))
  }
  await client.query('reset plan_cache_mode')
  return Math.max(...counts)
}

const pagesIn = ({ rows }: pg.QueryResult<{ 'QUERY PLAN': unknown }>) =>
  planSchema.parse(rows[0]?.['QUERY PLAN'])

function literal(client: pg.PoolClient, value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return client.escapeLiteral(`{${value.map((item) => JSON.stringify(String(item)))}}`)
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}
