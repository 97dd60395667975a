import { readFile } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection, Db } from '../db/database.ts'
import { appliedMigrations, ownMigrations } from '../db/migration-level.ts'
import { tableExists } from '../db/table-exists.ts'
import type { Env } from '../env.ts'
import { DEAD_LETTER } from '../jobs/prepare-queues.ts'
import { locate } from '../postgres/embedded.ts'
import type { Places } from '../postgres/places.ts'
import { readRecord, runsHere } from '../postgres/postmaster.ts'
import { addressConnection } from '../postgres/try-connect.ts'
import { checkClocks, checkDeadJobs, checkMigrations, checkVersion } from './database-checks.ts'
import { broken, type Finding, fine, reasonOf, warning } from './finding.ts'

const PATIENCE_MS = 5_000

/** A check of a feature on its own tables, which all exist; the connection is read-only. */
export type DatabaseCheck = (db: Db) => Promise<Finding[]>

/** Never starts a server: an embedded server that is not running is only reported. */
export async function examineDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  looks: readonly DatabaseCheck[],
): Promise<Finding[]> {
  try {
    return await (env.databaseUrl
      ? lookAtGiven(env.databaseUrl, looks)
      : lookAtEmbedded(await locate(env.dataDir), looks))
  } catch (error) {
    return [broken('The database cannot be looked at', reasonOf(error))]
  }
}

async function lookAtGiven(databaseUrl: string, looks: readonly DatabaseCheck[]): Promise<Finding[]> {
  const { host, searchParams } = new URL(databaseUrl)
  const kind = fine(`DATABASE_URL leads to ${searchParams.get('host') ?? host}`)
  const fix = 'Check DATABASE_URL, and that the server runs.'
  return [kind, ...(await examine({ connectionString: databaseUrl }, fix, looks))]
}

async function lookAtEmbedded(places: Places, looks: readonly DatabaseCheck[]): Promise<Finding[]> {
  const where = places.closedFolder
    ? warning(
        `The embedded database is in ${places.cluster}, because its user may not enter ${places.closedFolder}`,
        'Nothing to do; remember that folder when you move or copy the data.',
      )
    : fine(`The embedded database is in ${places.cluster}`)
  const record = await readRecord(places.cluster)
  if (!record || !(await runsHere(record.pid, places.cluster)))
    return [where, fine('The embedded database server is not running: it starts with CampAIgner')]
  const password = (await readFile(places.passwordFile, 'utf8')).trim()
  const host = record.socketFolder ?? places.socketFolder ?? '127.0.0.1'
  const connection = addressConnection({ host, port: record.port ?? 5432 }, password)
  return [
    where,
    ...(await examine(
      connection,
      'Stop CampAIgner and start it again; see postgres.log beside that folder.',
      looks,
    )),
  ]
}

async function examine(
  connection: Connection,
  fix: string,
  looks: readonly DatabaseCheck[],
): Promise<Finding[]> {
  // Not one of our application names: this connection must not count as a process of the app.
  const client = new pg.Client({
    ...connection,
    application_name: 'doctor',
    connectionTimeoutMillis: PATIENCE_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`set default_transaction_read_only = on; set statement_timeout = '${PATIENCE_MS}ms'`)
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    const migrations = checkMigrations(await appliedMigrations(client), ownMigrations())
    const findings = [
      checkVersion(rows[0]?.version ?? 0),
      migrations,
      checkClocks(await measureClockSkew(client)),
      checkDeadJobs(await countDead(client)),
    ]
    // Another release may have other tables.
    if (migrations.level === 'fine')
      for (const look of looks) findings.push(...(await look(drizzle({ client }))))
    return findings
  } catch (error) {
    return [broken(`The database does not answer: ${reasonOf(error)}`, fix)]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** How far the database clock is ahead, measured from the middle of the round trip. */
async function measureClockSkew(client: pg.Client): Promise<number> {
  const asked = Date.now()
  const { rows } = await client.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  )
  return (rows[0]?.ms ?? asked) - (asked + Date.now()) / 2
}

async function countDead(client: pg.Client): Promise<number> {
  if (!(await tableExists(client, 'pgboss.job'))) return 0
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pgboss.job where name = $1',
    [DEAD_LETTER],
  )
  return rows[0]?.count ?? 0
}
