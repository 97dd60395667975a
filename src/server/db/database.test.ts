import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { createLog } from '../log.ts'
import { openDatabase } from './database.ts'

test('a connection lost during a transaction fails its statements, not the process', async () => {
  const { db, close } = openDatabase(inject('postgres'), createLog('silent'))
  const lost = db.transaction(async (inside) => {
    const { rows } = await inside.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`)
    await inside.execute(sql`select 1`)
  })
  await expect(lost).rejects.toThrow()
  expect((await db.execute(sql`select 1 as here`)).rows).toEqual([{ here: 1 }])
  await close()
})
