import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The operating-system user PostgreSQL runs as. */
export type Account = { uid: number; gid: number; name: string }

const FALLBACK_NOBODY: Account = { uid: 65534, gid: 65534, name: 'nobody' }

export function runsAsRoot() {
  return process.getuid?.() === 0
}

export async function findNobody(passwdFile = '/etc/passwd'): Promise<Account> {
  const users = await readFile(passwdFile, 'utf8').catch(() => '')
  const entry = users.split('\n').find((line) => line.startsWith('nobody:'))
  if (!entry) return FALLBACK_NOBODY
  const [, , uid, gid] = entry.split(':').map(Number)
  if (!Number.isInteger(uid) || !Number.isInteger(gid) || uid === 0) return FALLBACK_NOBODY
  return { uid: unsigned(uid), gid: unsigned(gid), name: 'nobody' }
}

/**
 * PostgreSQL refuses to run as root, so root uses another user: the owner of the cluster (if it was created without
 * root), otherwise nobody. Other users run it as themselves (null).
 */
export async function chooseAccount(cluster: string): Promise<Account | null> {
  if (!runsAsRoot()) return null
  const nobody = await findNobody()
  const owner = await stat(cluster).catch(() => null)
  if (!owner || owner.uid === 0 || owner.uid === nobody.uid) return nobody
  return { uid: owner.uid, gid: owner.gid, name: `uid ${owner.uid}` }
}

/** The first folder on the way to `path`, or `path` itself, that the account cannot enter. */
export async function findClosedFolder(path: string, account: Account): Promise<string | null> {
  for (const folder of lineage(path)) {
    if (!(await allows(folder, account, 0o1))) return folder
  }
  return null
}

/** Judges by mode bits alone. A path that does not exist yet counts as open. */
export async function allows(path: string, account: Account, wanted: number): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  if (!found) return true
  const shift = found.uid === account.uid ? 6 : found.gid === account.gid ? 3 : 0
  return ((found.mode >> shift) & wanted) === wanted
}

/** Child-process options to run as the account; Node wants signed numbers here. */
export function identity(account: Account | null) {
  return account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}
}

function lineage(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...lineage(parent), path]
}

// macOS writes nobody as -2 where files show 4294967294.
function unsigned(id = FALLBACK_NOBODY.uid) {
  return id >>> 0
}
