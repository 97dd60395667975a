import { randomUUID } from 'node:crypto'
import { constants, type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkStorage } from './check-storage.ts'
import { checkObjectName, isObjectName } from './object-name.ts'
import type { Storage, StoredObject } from './storage.ts'
import { explainFullDisk } from './storage-errors.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}

/**
 * Objects as files in one folder; partial ones are in a folder next to it until complete. Several processes may share
 * the folders, so opening removes nothing: another process may be writing.
 */
export async function openLocalStorage(folder: string): Promise<Storage> {
  const objects = join(folder, 'objects')
  const partial = join(folder, 'partial')
  await mkdir(objects, { recursive: true, mode: 0o700 })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  const pathOf = (name: string) => join(objects, checkObjectName(name))
  const partOf = (name: string) => join(partial, checkObjectName(name))

  return {
    async put(name, content) {
      const target = pathOf(name)
      const draft = join(partial, randomUUID())
      try {
        const size = await writeWhole(draft, content)
        await rename(draft, target)
        await syncFolder(objects)
        return { size }
      } catch (error) {
        await rm(draft, { force: true })
        throw explainFullDisk(error)
      }
    },
    async get(name, range) {
      const handle = await openIfThere(pathOf(name))
      if (!handle) return null
      const { size } = await handle.stat()
      return { size, stream: handle.createReadStream(range ?? {}) }
    },
    sizeOf: (name) => sizeIfThere(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for await (const object of filesOf(objects)) if (isObjectName(object.name)) yield object
    },
    append: (name, offset, content) =>
      writeAt(partOf(name), offset, content).catch((error) => Promise.reject(explainFullDisk(error))),
    sizeOfPart: async (name) => (await sizeIfThere(partOf(name))) ?? 0,
    async complete(name, size) {
      const part = await openIfThere(partOf(name))
      if (!part) return
      try {
        if ((await part.stat()).size !== size)
          throw new Error('A partial object does not have the size given.')
        await part.sync()
      } finally {
        await part.close()
      }
      // Another call may have been faster.
      await rename(partOf(name), pathOf(name)).catch(unlessMissing)
      await syncFolder(objects)
    },
    removePart: (name) => rm(partOf(name), { force: true }),
    async withFile(name, work) {
      const path = pathOf(name)
      return work((await sizeIfThere(path)) === null ? null : path)
    },
    async removeUnfinished(untouchedSince) {
      for await (const { name, modifiedAt } of filesOf(partial))
        if (modifiedAt < untouchedSince) await rm(join(partial, name), { force: true })
    },
    check: () => checkStorage(folder),
  }
}

/** Opened before it is measured, so that a concurrent removal does not cut this reader off. */
async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function sizeIfThere(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function writeWhole(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(path, 'wx', 0o600)
  let size = 0
  try {
    for await (const chunk of content) {
      await writeAll(handle, chunk)
      size += chunk.length
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return size
}

/**
 * At explicit positions, so that a repeated request and a late end of the first write the same bytes to the same place.
 */
async function writeAt(path: string, offset: number, content: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(path, constants.O_WRONLY | constants.O_CREAT, 0o600)
  let size = 0
  try {
    for await (const chunk of content) {
      await writeAll(handle, chunk, offset + size)
      size += chunk.length
    }
  } finally {
    await handle.close()
  }
  return size
}

/** A nearly full disk writes a part and reports no error until asked for the rest. */
async function writeAll(handle: FileHandle, chunk: Uint8Array, at?: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const position = at === undefined ? null : at + done
    done += (await handle.write(chunk, done, chunk.length - done, position)).bytesWritten
  }
}

/** Without this, a power cut may lose the new name. Windows has no such call and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* filesOf(folder: string): AsyncIterable<StoredObject> {
  for await (const { name } of await opendir(folder)) {
    try {
      const { size, mtime } = await stat(join(folder, name))
      yield { name, size, modifiedAt: mtime }
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
}
