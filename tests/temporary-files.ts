import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ROOM_NEEDED = 6 * 1024 ** 3

/**
 * Databases and files of tests are in memory if the machine offers it. A shared disk can pause for a minute, and
 * correct tests would time out. An explicit TMPDIR is kept.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !isUsable()) return
  const folder = mkdtempSync(`${MEMORY}/campaigner-tests-`)
  // The database server runs as another user when the tests run as root.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function isUsable(): boolean {
  if (process.platform !== 'linux') return false
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .findLast((line) => line.split(' ')[1] === MEMORY)
  // Programs are started from these folders: the database server, from its copy.
  if (mount === undefined || mount.split(' ')[3]?.split(',').includes('noexec')) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_NEEDED
}
