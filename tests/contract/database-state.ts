import type { TestApp } from '#tests/test-app.ts'

// Written by the mere act of calling: attempts are counted, sessions are seen.
const ignored = ['rate_limits', 'sessions']

const statements = new WeakMap<TestApp, string>()

/** One statement over all tables: asking each on its own took most of the time of those who compare. */
async function statementFor(at: TestApp): Promise<string> {
  const known = statements.get(at)
  if (known) return known
  const { rows } = await at.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_name <> all($1) order by 1",
    [ignored],
  )
  const sums = rows.map(
    ({ table_name }) =>
      `select '${table_name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${table_name}" t`,
  )
  const statement = [...sums, "select 'jobs', count(*)::text from pgboss.job"].join(' union all ')
  statements.set(at, statement)
  return statement
}

/** A fingerprint of everything that is stored: equal means that nothing changed, in any table. */
export async function databaseState(at: TestApp): Promise<Record<string, string>> {
  const { rows } = await at.query(await statementFor(at))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
