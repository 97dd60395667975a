import type { TestApp } from '#tests/test-app.ts'

// Every call writes these: attempts are counted, and a session is touched.
const ignored = ['rate_limits', 'sessions']

type Sums = Record<string, string>
type Prepared = { writes: string; sums: Sums }

const prepared = new WeakMap<TestApp, Promise<Prepared>>()

/**
 * A function keeps its plan: planning a statement over all tables takes ten times as long as running it. And a counter
 * of all writes tells when there is nothing to run again for: most calls that tests compare change nothing.
 */
async function prepare(at: TestApp): Promise<Prepared> {
  const { rows } = await at.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_name <> all($1) order by 1",
    [ignored],
  )
  const tables = rows.map(({ table_name }) => table_name)
  const sums = tables.map(
    (table) =>
      `select '${table}', count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) from "${table}" t`,
  )
  const triggers = tables.map(
    (table) => `create trigger count_write after insert or update or delete or truncate on "${table}"
      for each statement execute function count_write();`,
  )
  await at.query(
    `create function database_state() returns table (name text, sum text) language plpgsql
      as $$ begin return query ${sums.join(' union all ')}; end $$;
    create sequence database_writes;
    create function count_write() returns trigger language plpgsql
      as $$ begin perform nextval('database_writes'); return null; end $$;
    ${triggers.join('\n')}`,
  )
  return { writes: '', sums: {} }
}

/** A fingerprint of everything stored: equal means that nothing changed, in any table. */
export async function databaseState(at: TestApp): Promise<Sums> {
  const preparing = prepared.get(at) ?? prepare(at)
  prepared.set(at, preparing)
  const known = await preparing
  const { rows } = await at.query(
    `select last_value || ' ' || is_called as writes, (select count(*)::text from pgboss.job) as jobs
      from database_writes`,
  )
  const [{ writes = '', jobs = '' } = {}] = rows
  const sums = writes === known.writes ? known.sums : await sumAll(at)
  prepared.set(at, Promise.resolve({ writes, sums }))
  return { ...sums, jobs }
}

async function sumAll(at: TestApp): Promise<Sums> {
  const { rows } = await at.query('select name, sum from database_state()')
  return Object.fromEntries(rows.map(({ name = '', sum = '' }) => [name, sum]))
}
