import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listStoredFiles, type StoredFile } from '#core/files/index.server.ts'
import { dayIn } from '#platform/day.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { listWorkspaceTables } from '#server/tenancy/workspace-tables.ts'
import { findFilled, readRows } from './workspace-rows.repository.ts'
import { openZip, type ZipWriter } from './zip-writer.ts'

/**
 * Written to a file first: all rows are from one snapshot, a slow download holds no transaction open, and a failure is
 * an error instead of half an archive.
 */
export async function exportWorkspace(deps: Deps, actor: Actor): Promise<FileAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-export-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'export.zip')
    await write(deps, actor, path)
    const { size } = await stat(path)
    const body = createReadStream(path)
    body.once('close', () => {
      forget().catch((err: unknown) => deps.log.warn({ err }, 'an export could not be removed'))
    })
    const day = dayIn(actor.timeZone, deps.clock.now())
    return { type: 'application/zip', body, length: size, downloadName: `campaigner-${day}.zip` }
  } catch (error) {
    await forget()
    throw error
  }
}

async function write(deps: Deps, actor: Actor, path: string): Promise<void> {
  const zip = openZip(path)
  const { rows, files } = await deps.db.transaction((db) => addTables(zip, db, actor), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  for (const file of files) await addFile(zip, deps, file)
  const exportedAt = deps.clock.now().toISOString()
  const manifest = { product: 'CampAIgner', exportedAt, rows, files: files.length }
  await zip.add('manifest.json', [`${JSON.stringify(manifest, null, 2)}\n`])
  await zip.end()
}

/** One table at a time, because the transaction has one connection. */
async function addTables(zip: ZipWriter, db: Db, { workspaceId }: Actor) {
  const rows: Record<string, number> = {}
  const tables = await listWorkspaceTables(db)
  const filled = await findFilled(db, tables, workspaceId)
  for (const table of tables) {
    let count = 0
    const isFilled = filled.has(table.name)
    const found = isFilled ? readRows(db, table, workspaceId) : []
    await zip.add(
      `${table.name}.json`,
      asArray(found, () => count++),
      isFilled,
    )
    rows[table.name] = count
  }
  return { rows, files: await listStoredFiles(db, workspaceId) }
}

async function addFile(zip: ZipWriter, { storage, log }: Deps, file: StoredFile): Promise<void> {
  const object = await storage.get(file.objectName)
  // A missing file is logged and skipped; the rest is still useful.
  if (!object) return log.error({ file: file.fileName }, 'a stored file is gone from the storage')
  await zip.add(`files/${file.fileName}`, object.stream)
}

async function* asArray(
  rows: AsyncIterable<string> | Iterable<string>,
  onRow: () => void,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    onRow()
    yield before + row
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
