import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Held until the transaction ends: transactions that lock the same name run one after the other. */
export const lockUntilCommit = (db: Db, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
