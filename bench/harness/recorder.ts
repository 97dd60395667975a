import { drizzle } from 'drizzle-orm/node-postgres'
import { type Connection, type Db, openDatabase } from '#server/db/database.ts'
import { createLog } from '#server/log.ts'
import { buffersOf, type Statement } from './explain.ts'
import type { Scope } from './scope.ts'

export type Recorder = {
  db: Db
  /** Runs the work and sums the pages that its statements read. */
  pagesRead(work: () => Promise<unknown>): Promise<number>
}

/** The product's database access on a single connection that records statements. */
export async function openRecorder(scope: Scope, connection: Connection): Promise<Recorder> {
  const { pool, close } = openDatabase({ ...connection, max: 1 }, createLog('silent'), 'bench')
  scope.defer(close)
  const statements: Statement[] = []
  const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values })
  const db = drizzle({ client: pool, logger: { logQuery } })
  return {
    db,
    async pagesRead(work) {
      statements.length = 0
      await work()
      if (statements.length === 0) throw new Error('The work asked the database nothing.')
      const client = await pool.connect()
      try {
        let pages = 0
        for (const statement of statements.splice(0)) pages += await buffersOf(client, statement)
        return pages
      } finally {
        client.release()
      }
    },
  }
}
