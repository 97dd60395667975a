import type { TestApp } from '#tests/test-app.ts'

// Written by the mere act of calling: attempts are counted, sessions are seen.
const ignored = new Set(['rate_limits', 'sessions'])

/** A fingerprint of everything that is stored: equal means that nothing changed, in any table. */
export async function databaseState(at: TestApp): Promise<Record<string, string>> {
  const { rows } = await at.query(
    "select table_name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const state: Record<string, string> = {}
  for (const { table_name: table } of rows as { table_name: string }[]) {
    if (ignored.has(table)) continue
    const content = await at.query(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${table}" t`,
    )
    state[table] = content.rows[0]?.sum ?? ''
  }
  const jobs = await at.query('select count(*) as n from pgboss.job')
  return { ...state, jobs: String(jobs.rows[0]?.n) }
}
