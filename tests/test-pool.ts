import pg from 'pg'

/** Connections of their own, beside those of the app. */
export function openTestPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(connection)
  // Its `end` does not wait until they are closed: dropping the database afterwards may cut one first.
  pool.on('error', () => undefined)
  return pool
}
