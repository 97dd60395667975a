import pg from 'pg'
import type { Connection } from './database.ts'

/** `not answering`: connected but silent; `away`: no connection; `cannot write`: full or read-only. */
type DatabaseState = 'ok' | 'not answering' | 'away' | 'cannot write'

export type DatabaseProbe = {
  /** Answers within `patienceMs`, whatever the database does. */
  check(patienceMs: number): Promise<DatabaseState>
  close(): Promise<void>
}

// The message is committed to the write-ahead log, so this tests the disk too; nothing reads it.
const STATEMENT = `select pg_logical_emit_message(true, 'campaigner', ''),
  current_setting('transaction_read_only')::boolean as "isReadOnly"`

const CANNOT_WRITE = ['53100', '25006']

/** Uses its own connection, because an exhausted pool says nothing about the database. */
export function openDatabaseProbe(connection: Connection): DatabaseProbe {
  let line: Promise<pg.Client> | null = null
  let pending: Promise<DatabaseState> | null = null

  async function ask(patienceMs: number): Promise<DatabaseState> {
    const used = line ?? connect(connection, patienceMs)
    line = used
    const silence = silentAfter(patienceMs)
    try {
      const answer = used.then((client) => client.query<{ isReadOnly: boolean }>(STATEMENT))
      const { rows } = await Promise.race([answer, silence.promise])
      return rows[0]?.isReadOnly ? 'cannot write' : 'ok'
    } catch (error) {
      // It may be broken, or busy with a query that never ends: the next check opens a new one.
      line = null
      void used.then((client) => client.end()).catch(() => undefined)
      return stateFor(error)
    } finally {
      silence.end()
    }
  }

  return {
    check(patienceMs) {
      pending ??= ask(patienceMs).finally(() => {
        pending = null
      })
      return pending
    },
    async close() {
      const client = await line?.catch(() => null)
      line = null
      await client?.end()
    },
  }
}

class Silent extends Error {}

async function connect(connection: Connection, patienceMs: number): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'campaigner probe',
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
  })
  // The next query reports the error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * After the timeout, answers that have already arrived are processed first: this process may have been the slow one.
 */
function silentAfter(patienceMs: number) {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => setImmediate(() => reject(new Silent('No answer in time.'))), patienceMs)
  promise.catch(() => undefined)
  return { promise, end: () => clearTimeout(timer) }
}

function stateFor(error: unknown): DatabaseState {
  const { code, message } = error as { code?: unknown; message?: string }
  if (CANNOT_WRITE.includes(String(code))) return 'cannot write'
  if (error instanceof Silent || /timeout/.test(message ?? '')) return 'not answering'
  return 'away'
}
