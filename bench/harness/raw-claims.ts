import pg from 'pg'
import type { Connection } from '#server/db/database.ts'
import type { Scope } from './scope.ts'

const WORKERS = 16

const CLAIM = `update raw_posts set state = 'sending', lease_until = now() + interval '1 minute'
  where id = (select id from raw_posts where state = 'scheduled' and due_at <= now() order by due_at
    limit 1 for update skip locked) returning id, text`
const DONE = "update raw_posts set state = 'published', published_at = now() where id = $1"

/** Rows per second of a minimal worker: one statement claims a row, one completes it. */
export async function rawClaimRate(scope: Scope, connection: Connection, rows: number): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: WORKERS })
  scope.defer(() => pool.end())
  await pool.query(`create table raw_posts (id uuid primary key default gen_random_uuid(), due_at timestamptz not null,
    state text not null, text text not null, lease_until timestamptz, published_at timestamptz)`)
  await pool.query("create index on raw_posts (due_at) where state = 'scheduled'")
  await pool.query(
    `insert into raw_posts (due_at, state, text) select now(), 'scheduled', repeat('Hello ', 30) from generate_series(1, $1)`,
    [rows],
  )
  await pool.query('analyze raw_posts')
  const begun = performance.now()
  const work = async () => {
    for (;;) {
      const { rows: claimed } = await pool.query({ name: 'claim', text: CLAIM })
      const [row] = claimed
      if (!row) return
      await pool.query({ name: 'done', text: DONE, values: [row.id] })
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  const seconds = (performance.now() - begun) / 1000
  await pool.query('drop table raw_posts')
  return rows / seconds
}
