import pg from 'pg'
import type { Connection } from '../db/database.ts'

/** Text formats that do not depend on the server's settings. */
const settings = {
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '3',
  // An error is better than an archive with silently missing rows.
  row_security: 'off',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/** One connection for one task, named so that other processes see it. */
export async function withSession<T>(
  connection: Connection,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionTimeoutMillis: 10_000,
    ...connection,
    application_name: name,
  })
  let broken: Error | null = null
  client.on('error', (error) => {
    broken = error
  })
  await client.connect()
  try {
    for (const [setting, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [setting, value])
    return await work(client)
  } catch (error) {
    throw broken ?? error
  } finally {
    await client.end()
  }
}
