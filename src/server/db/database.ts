import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.ts'

/** A connection pool or a transaction; callers cannot tell which. */
export type Db = Omit<NodePgDatabase, '$client'>

export type Database = {
  db: Db
  pool: pg.Pool
  /** Sets how long a call waits for a connection before it is refused. */
  setPatience(ms: number): void
  close(): Promise<void>
}

/** A call that gets no connection by then is refused; nothing was saved. */
export const CALL_PATIENCE_MS = 5_000

export type Connection = pg.PoolConfig

// Counts and sums arrive as bigint text; all of ours fit a double exactly (see MAX_CENTS).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A calendar day has no time zone: keep it as the text YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export function openDatabase(connection: Connection, log: Log, applicationName = 'campaigner'): Database {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: CALL_PATIENCE_MS,
    idleTimeoutMillis: 30_000,
    // Detects connections whose peer has vanished.
    keepAlive: true,
    ...connection,
    application_name: applicationName,
  })
  // Without a listener, an idle connection closed by the server would end this process.
  pool.on('error', (err) => log.warn({ err }, 'the database closed an idle connection'))
  // The same for a connection lost during a transaction; its statements fail by themselves.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    db: drizzle({ client: pool }),
    pool,
    setPatience: (ms) => {
      pool.options.connectionTimeoutMillis = ms
    },
    close: () => pool.end(),
  }
}
