import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorageState } from './storage.ts'

/** Below this the doctor reports "broken", because a database that cannot grow stops. */
const LOW_BYTES = 200_000_000
const PROBE_BYTES = 4096

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Writes and removes a few bytes, because permissions alone do not prove that it works. */
export async function checkStorage(
  folder: string,
  tools: { statfs: (path: string) => Promise<{ bavail: number; bsize: number }> } = { statfs },
): Promise<StorageState> {
  try {
    await mkdir(folder, { recursive: true })
    await writeProbe(join(folder, `.probe-${randomUUID()}`))
  } catch (error) {
    return ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '') ? 'full' : 'not writable'
  }
  const { bavail, bsize } = await tools.statfs(folder)
  return bavail * bsize < LOW_BYTES ? 'low' : 'ok'
}

async function writeProbe(path: string): Promise<void> {
  try {
    const handle = await open(path, 'wx', 0o600)
    try {
      await handle.writeFile(Buffer.alloc(PROBE_BYTES))
      await handle.sync()
    } finally {
      await handle.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}
