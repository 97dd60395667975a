import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.ts'

/** A connection pool or a transaction: whoever gets one cannot tell, and need not. */
export type Db = Omit<NodePgDatabase, '$client'>

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

export type Connection = pg.PoolConfig

// Counts and sums arrive as bigint text; all of ours fit a double exactly (see MAX_CENTS).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A calendar day has no time zone: keep it as the text YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export function openDatabase(connection: Connection, log: Log, applicationName = 'campaigner'): Database {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // So that a connection whose other end has vanished from the network is noticed.
    keepAlive: true,
    ...connection,
    application_name: applicationName,
  })
  // Without a listener an idle connection that the server ends would end this process too.
  pool.on('error', (err) => log.warn({ err }, 'the database closed an idle connection'))
  // The same for one that is lost in the midst of a transaction; its statements fail by themselves.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}
