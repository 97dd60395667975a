import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { extract, type Header, pack } from 'tar-stream'
import { inject, onTestFinished } from 'vitest'
import type { TestApp } from '#tests/test-app.ts'
import { systemClock } from '../clock.ts'
import type { Connection } from '../db/database.ts'
import { createLog } from '../log.ts'
import { openLocalStorage } from '../storage/local-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { listTables, quoteTable } from './catalog.ts'
import { type BackupInput, createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

export const never = new AbortController().signal

type Cleanup = (work: () => Promise<void>) => void

export async function newFolder(atEnd: Cleanup = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-backup-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Place = { connection: Connection; storage: Storage }

/** An installation that was never started: an empty database and an empty data folder. */
export async function newInstallation(atEnd: Cleanup = onTestFinished): Promise<Place> {
  const server = inject('postgres')
  const database = `restored_${randomUUID().replaceAll('-', '')}`
  await ask(server, `create database ${database}`)
  atEnd(async () => void (await ask(server, `drop database ${database} with (force)`)))
  const storage = await openLocalStorage(join(await newFolder(atEnd), 'files'))
  return { connection: { ...server, database }, storage }
}

export async function ask<T extends object = Record<string, unknown>>(
  connection: Connection,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Backs up a test app; answers the path of the archive. */
export async function backUp({ connection, deps }: TestApp, changes: Partial<BackupInput> = {}) {
  const target = changes.target ?? join(await newFolder(), 'archive.tar.gz')
  const summary = await createBackup({
    connection,
    storage: deps.storage,
    appSecret: 'the secret of the first installation',
    clock: systemClock,
    target,
    objectsQuery: 'select object_name from public.files',
    signal: never,
    ...changes,
  })
  return { target, summary }
}

export const restore = ({ connection, storage }: Place, archive: string, replace = false) =>
  restoreBackup({ connection, storage, archive, replace, log: createLog('silent'), signal: never })

/** A checksum per table. */
export async function contentOf(connection: Connection): Promise<Record<string, string>> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const content: Record<string, string> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ content: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as content
         from ${quoteTable(name)} t`,
      )
      content[name] = rows[0]?.content ?? ''
    }
    return content
  } finally {
    await client.end()
  }
}

const oneTimeTables = ['sessions', 'password_resets', 'rate_limits', 'publishing_workers']

/** Without the tables that a restore leaves empty on purpose. */
export async function lastingContentOf(connection: Connection): Promise<Record<string, string>> {
  const content = await contentOf(connection)
  for (const table of oneTimeTables) delete content[`public.${table}`]
  return content
}

export async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const { name } of storage.list()) {
    const object = await storage.get(name)
    if (object) files[name] = (await buffer(object.stream)).toString('hex')
  }
  return files
}

export type RawEntry = { header: Partial<Header> & { name: string }; bytes: Buffer }

export async function unpack(archive: string): Promise<RawEntry[]> {
  const entries: RawEntry[] = []
  const tar = extract()
  tar.on('entry', (header, stream, next) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk as Buffer))
    stream.on('end', () => {
      const { name, type } = header
      entries.push({ header: { name, type }, bytes: Buffer.concat(chunks) })
      next()
    })
  })
  await pipeline(createReadStream(archive), createGunzip(), tar)
  return entries
}

/** The same archive with other entries. */
export async function repack(archive: string, change: (entries: RawEntry[]) => RawEntry[]): Promise<string> {
  const target = join(await newFolder(), 'changed.tar.gz')
  const tar = pack()
  const writing = pipeline(tar, createGzip(), createWriteStream(target))
  for (const { header, bytes } of change(await unpack(archive))) tar.entry(header, bytes)
  tar.finalize()
  await writing
  return target
}
