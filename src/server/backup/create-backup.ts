import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Clock } from '../clock.ts'
import type { Connection } from '../db/database.ts'
import { appliedMigrations } from '../db/migration-level.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'
import {
  listSequences,
  listTables,
  quoteColumns,
  quoteTable,
  readQueueVersion,
  type Table,
} from './catalog.ts'
import {
  type ArchivedEntry,
  type ArchivedTable,
  FORMAT,
  fileName,
  MANIFEST,
  type Manifest,
  partName,
  SECRET,
} from './manifest.ts'
import { withSession } from './session.ts'
import { splitAtLines } from './split-at-lines.ts'

const PART_BYTES = 4 * 1024 * 1024

export type BackupInput = {
  connection: Connection
  storage: Storage
  /** Null if the installation has none yet. */
  appSecret: string | null
  clock: Clock
  target: string
  /** Selects one column: the name of each stored object that the data refers to. */
  objectsQuery: string
  signal: AbortSignal
}

export type BackupSummary = {
  tables: number
  rows: number
  files: number
  missingFiles: string[]
  bytes: number
}

/** Writes one archive of a consistent snapshot while the app keeps running. */
export async function createBackup(input: BackupInput): Promise<BackupSummary> {
  const { target, signal, clock } = input
  await refuseOverwriting(target)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const draft = `${target}.partial-${process.pid}`
  const archive = writeArchive(draft, clock.now(), signal)
  try {
    const manifest = await withSession(input.connection, 'campaigner-backup', (client) =>
      fill(archive, client, input),
    )
    await archive.finish()
    signal.throwIfAborted()
    await refuseOverwriting(target)
    await rename(draft, target)
    return summaryOf(manifest, (await stat(target)).size)
  } catch (error) {
    const first = await archive.abandon(error)
    await rm(draft, { force: true })
    throw signal.aborted ? signal.reason : first
  }
}

async function fill(archive: ArchiveWriter, client: pg.Client, input: BackupInput): Promise<Manifest> {
  await client.query('begin transaction isolation level repeatable read read only')
  const tables = await listTables(client)
  if (tables.length === 0)
    throw new Refusal(
      'There is nothing to back up: the database is empty. Start CampAIgner once, then try again.',
    )
  const migrations = await appliedMigrations(client)
  const queueVersion = await readQueueVersion(client)
  const sequences = await listSequences(client)
  const entries: ArchivedEntry[] = []
  const archivedTables: ArchivedTable[] = []
  for (const table of tables)
    archivedTables.push(await addTable(archive, client, table, entries, input.signal))
  await addFiles(archive, input, entries)
  const missingFiles = await findMissing(client, input.objectsQuery, entries)
  await client.query('commit')
  if (input.appSecret) entries.push(await addBytes(archive, SECRET, Buffer.from(input.appSecret)))
  const manifest: Manifest = {
    product: 'campaigner',
    format: FORMAT,
    createdAt: input.clock.now().toISOString(),
    migrations,
    queueVersion,
    tables: archivedTables,
    sequences,
    missingFiles,
    entries,
  }
  await addBytes(archive, MANIFEST, Buffer.from(JSON.stringify(manifest)))
  return manifest
}

/** Splits a table into parts of whole rows, because the size of an entry must be known before it is written. */
async function addTable(
  archive: ArchiveWriter,
  client: pg.Client,
  { name, columns }: Table,
  entries: ArchivedEntry[],
  signal: AbortSignal,
): Promise<ArchivedTable> {
  const rows = client.query(
    copyTo(`copy (select ${quoteColumns(columns)} from ${quoteTable(name)}) to stdout`),
  )
  let count = 0
  let part = 0
  for await (const { bytes, lines } of splitAtLines(rows, PART_BYTES)) {
    signal.throwIfAborted()
    entries.push(await addBytes(archive, partName(name, ++part), bytes))
    count += lines
  }
  return { name, columns, rows: count }
}

async function addFiles(archive: ArchiveWriter, { storage, signal }: BackupInput, entries: ArchivedEntry[]) {
  for await (const { name } of storage.list()) {
    signal.throwIfAborted()
    const object = await storage.get(name)
    if (object) entries.push(await archive.add(fileName(name), object.size, object.stream))
  }
}

async function findMissing(client: pg.Client, objectsQuery: string, entries: readonly ArchivedEntry[]) {
  const present = entries.map(({ name }) => name).filter((name) => name.startsWith('files/'))
  const { rows } = await client.query<{ object: string }>(
    `select object from (${objectsQuery}) as referred(object)
     where object is not null and 'files/' || object <> all($1::text[]) order by 1`,
    [present],
  )
  return rows.map(({ object }) => object)
}

const addBytes = (archive: ArchiveWriter, name: string, bytes: Buffer) =>
  archive.add(name, bytes.length, [bytes])

async function refuseOverwriting(target: string) {
  const found = await stat(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found) throw new Refusal(`${target} exists already and is left alone. Name another file.`)
}

const summaryOf = (manifest: Manifest, bytes: number): BackupSummary => ({
  tables: manifest.tables.length,
  rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
  files: manifest.entries.filter(({ name }) => name.startsWith('files/')).length,
  missingFiles: manifest.missingFiles,
  bytes,
})
