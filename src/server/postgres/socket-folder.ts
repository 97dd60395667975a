import { createHash } from 'node:crypto'
import { chmod, lchown, lstat, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'

export const SOCKET_PORT = 5432

/** The system's limit for a socket path, without the terminating zero byte. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107

/** The cluster's own folder (already private), or a short one if that path is too long. */
export function chooseSocketFolder(cluster: string): string {
  const socket = join(cluster, `.s.PGSQL.${SOCKET_PORT}`)
  return Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH ? cluster : `/tmp/campaigner-${shortHash(cluster)}`
}

export function shortHash(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}

/** Creates the short folder. Everyone can write to /tmp, so a planted one is refused. */
export async function prepareSocketFolder(folder: string, cluster: string, account: Account | null) {
  if (folder === cluster) return
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await assertOurs(folder, account)
  if (account) await lchown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
}

export async function assertOurs(folder: string, account: Account | null) {
  const found = await lstat(folder)
  const ours = [process.getuid?.(), account?.uid]
  if (found.isDirectory() && ours.includes(found.uid)) return
  throw new Error(
    `The folder ${folder} for the database socket belongs to another user or is not a folder. ` +
      'Remove it, or set DATA_DIR to a shorter path so that it is not needed.',
  )
}
