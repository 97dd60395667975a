import type { TestApp } from '#tests/test-app.ts'

// Every call writes these: attempts are counted, and a session is touched.
const ignored = ['rate_limits', 'sessions']

const prepared = new WeakMap<TestApp, Promise<unknown>>()

/**
 * A function keeps its plan. Planning a statement over all tables takes ten times as long as running it, and it runs
 * after each call.
 */
async function addFunction(at: TestApp): Promise<void> {
  const { rows } = await at.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_name <> all($1) order by 1",
    [ignored],
  )
  const sums = rows.map(
    ({ table_name }) =>
      `select '${table_name}', count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) from "${table_name}" t`,
  )
  const statement = [...sums, "select 'jobs', count(*)::text from pgboss.job"].join(' union all ')
  await at.query(
    `create function database_state() returns table (name text, sum text) language plpgsql
      as $$ begin return query ${statement}; end $$`,
  )
}

/** A fingerprint of everything stored: equal means that nothing changed, in any table. */
export async function databaseState(at: TestApp): Promise<Record<string, string>> {
  const isPrepared = prepared.get(at) ?? addFunction(at)
  prepared.set(at, isPrepared)
  await isPrepared
  const { rows } = await at.query('select name, sum from database_state()')
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
