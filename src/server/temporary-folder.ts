import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from './clock.ts'

const PREFIX = 'campaigner-work-'
const LEFT_OVER_MS = 3_600_000

/** A temporary folder on this machine; it is deleted after use. */
export async function withTemporaryFolder<T>(clock: Clock, use: (folder: string) => Promise<T>): Promise<T> {
  await removeLeftOvers(clock.now().getTime())
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A killed process leaves its folder; neither rendering nor converting takes an hour. */
async function removeLeftOvers(now: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(tmpdir(), name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > LEFT_OVER_MS) await rm(path, { recursive: true, force: true })
  }
}
