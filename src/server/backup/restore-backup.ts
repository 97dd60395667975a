import type pg from 'pg'
import { type Connection, openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { migrationLevel, ownMigrations } from '../db/migration-level.ts'
import { tableExists } from '../db/table-exists.ts'
import { startQueue } from '../jobs/queue.ts'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { checkArchive, readChecked, textOf } from './archive-reader.ts'
import { listTables, readQueueVersion } from './catalog.ts'
import { findIncompatibilities } from './find-incompatibilities.ts'
import { loadPart, openTables, restartSequences } from './load-tables.ts'
import { type Manifest, objectOf, tableOf } from './manifest.ts'
import { refuseWhileInUse } from './refuse-while-in-use.ts'
import { withSession } from './session.ts'

/**
 * Rows that are only valid at the moment of the backup. A session that was ended since, or a used reset link, must not
 * work again after a restore. Invitations and idempotency keys stay: owners see open invitations and can withdraw them,
 * and they expire. A key belongs to a change in the archive; without it a retry would repeat that change.
 */
const statements = [
  'delete from public.sessions',
  'delete from public.password_resets',
  `delete from public.files where state = 'issued'`,
  'delete from public.channel_sign_ins',
  'delete from public.rate_limits',
  'delete from public.publishing_workers',
  // Sent after the backup, perhaps: nobody gets a mail twice.
  `update public.mail_deliveries set state = 'unconfirmed', problem = 'lost_answer' where state in ('queued', 'sending')`,
]

async function clearOneTimeState(client: pg.ClientBase): Promise<void> {
  for (const statement of statements) await client.query(statement)
}

const SESSION = 'campaigner-restore'
const LOCK_NOT_AVAILABLE = '55P03'
const INSUFFICIENT_PRIVILEGE = '42501'
const LARGEST_SECRET = 16 * 1024

export type RestoreInput = {
  connection: Connection
  storage: Storage
  log: Log
  archive: string
  /** Whether existing people and data may be replaced. */
  replace: boolean
  signal: AbortSignal
}

export type RestoreSummary = {
  createdAt: string
  rows: number
  files: number
  missingFiles: string[]
  /** From an older release; newer columns get their defaults. */
  isOlder: boolean
  appSecret: string | null
}

/** Replaces the database with an archive: completely, or not at all if anything fails. */
export async function restoreBackup(input: RestoreInput): Promise<RestoreSummary> {
  const { archive, connection, signal } = input
  const manifest = await checkArchive(archive, signal)
  const archivedLevel = migrationLevel(manifest.migrations)
  const ownLevel = migrationLevel(ownMigrations())
  if (archivedLevel > ownLevel)
    throw new Refusal('The archive was made by a newer release. Update first. Nothing was changed.')
  await withSession(connection, SESSION, async (client) => {
    await refuseWhileInUse(client, 'restore')
    if (!input.replace) await refuseOverPeople(client)
  })
  await prepareSchema(connection, input.log)
  return withSession(connection, SESSION, async (client) => {
    try {
      await client.query('begin')
      const summary = await replaceAll(client, manifest, input)
      signal.throwIfAborted()
      await client.query('commit')
      return { ...summary, isOlder: archivedLevel < ownLevel }
    } catch (error) {
      // If the connection is lost, the server rolls back by itself.
      await client.query('rollback').catch(() => undefined)
      throw explain(error)
    }
  })
}

async function replaceAll(client: pg.Client, manifest: Manifest, { archive, storage, signal }: RestoreInput) {
  const tables = await listTables(client)
  const misfits = findIncompatibilities(manifest, { tables, queueVersion: await readQueueVersion(client) })
  if (misfits.length)
    throw new Refusal(
      `The archive does not fit this release:\n  ${misfits.join('\n  ')}\nRestore it with the release that made it, then update. Nothing was changed.`,
    )
  await client.query(`set local lock_timeout = '15s'`)
  const close = await openTables(client, tables)
  const archived = new Map(manifest.tables.map((table) => [table.name, table]))
  const loaded = new Map<string, number>()
  // Files cannot be rolled back, so they are written last, when nothing can refuse the rows any more.
  const settleTables = once(async () => {
    refuseLostRows(manifest, loaded)
    await restartSequences(client, manifest.sequences)
    await close()
    // An archive of an older release has files but no usage counter.
    if (!archived.has('public.storage_usage')) await client.query('select recount_storage_usage()')
    // One from before grants has the tokens with its accounts.
    if (!archived.has('public.channel_grants')) await client.query('select adopt_account_secrets()')
    await clearOneTimeState(client)
  })
  let files = 0
  let appSecret: string | null = null
  for await (const { name, content } of readChecked(archive, manifest, signal)) {
    signal.throwIfAborted()
    const table = archived.get(tableOf(name) ?? '')
    const object = objectOf(name)
    if (table) {
      loaded.set(table.name, (loaded.get(table.name) ?? 0) + (await loadPart(client, table, content)))
      continue
    }
    await settleTables()
    if (object) {
      await storage.put(object, content)
      files += 1
    } else {
      appSecret = await textOf(content, LARGEST_SECRET)
    }
  }
  await settleTables()
  const rows = [...loaded.values()].reduce((sum, count) => sum + count, 0)
  return { createdAt: manifest.createdAt, rows, files, missingFiles: manifest.missingFiles, appSecret }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => {
    done ??= work()
    return done
  }
}

function refuseLostRows({ tables }: Manifest, loaded: ReadonlyMap<string, number>) {
  for (const { name, rows } of tables) {
    const count = loaded.get(name) ?? 0
    if (count !== rows)
      throw new Refusal(`Of ${rows} rows of ${name}, ${count} came in. Nothing was changed.`)
  }
}

async function refuseOverPeople(client: pg.Client) {
  if (!(await tableExists(client, 'public.users'))) return
  const { rows } = await client.query<{ people: number }>('select count(*)::int as people from public.users')
  const people = rows[0]?.people ?? 0
  if (people > 0)
    throw new Refusal(
      `This database has data of ${people} ${people === 1 ? 'person' : 'people'}. To replace all of it with the archive, add --yes. Nothing was changed.`,
    )
}

async function prepareSchema(connection: Connection, log: Log) {
  await migrateDatabase(connection)
  const database = openDatabase({ ...connection, max: 2 }, log, SESSION)
  try {
    const queue = await startQueue(database.pool, [], log, { works: false })
    await queue.stop()
  } finally {
    await database.close()
  }
}

const isSqlState = (code: unknown) => typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)

function explain(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code === LOCK_NOT_AVAILABLE)
    return new Refusal(
      'Another connection holds on to the tables. End it, then restore. Nothing was changed.',
      {
        cause: error,
      },
    )
  if (code === INSUFFICIENT_PRIVILEGE)
    return new Refusal(
      `The user of DATABASE_URL may not do this (${message}): it has to own the tables. Nothing was changed.`,
      { cause: error },
    )
  if (isSqlState(code))
    return new Refusal(`The database does not take the archive in: ${message}. Nothing was changed.`, {
      cause: error,
    })
  return error
}
