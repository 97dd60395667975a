import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 15
const LONGEST_WAIT_MS = 180_000
const SQLITE_BUSY = 5

/**
 * Runs `work` while no other process works on the same server or build. Node has no file lock, SQLite does: the
 * operating system releases it when its holder dies, so a crash never blocks the next start.
 */
export async function withStartLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const lock = openLock(lockFile)
  try {
    const givenUpAt = performance.now() + LONGEST_WAIT_MS
    while (!take(lock)) {
      if (performance.now() > givenUpAt) throw new Error(tooLong(lockFile))
      await sleep(POLL_MS)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function openLock(lockFile: string) {
  try {
    return new DatabaseSync(lockFile, { timeout: 0 })
  } catch (error) {
    throw new Error(`Cannot open ${lockFile}: is its folder writable for this user?`, { cause: error })
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}

function tooLong(lockFile: string) {
  return (
    `Another process of CampAIgner has been starting or stopping for ${LONGEST_WAIT_MS / 1000} s (lock ${lockFile}). ` +
    'Stop that process, then start again.'
  )
}
