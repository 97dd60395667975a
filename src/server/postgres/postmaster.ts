import { execFile } from 'node:child_process'
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Places } from './places.ts'
import { SOCKET_PORT } from './socket-folder.ts'

/** What a running server writes into its own folder. */
export type ServerRecord = { pid: number; port: number | null; socketFolder: string | null }

/** No system gives this number to a process. */
const DEAD_PID = 2_147_483_647

export async function readRecord(cluster: string): Promise<ServerRecord | null> {
  const text = await readFile(recordFile(cluster), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  // The file grows while the server starts: text after the last line end is incomplete.
  const lines = text.split('\n').slice(0, -1)
  const [pid, , , port, socketFolder] = lines
  if (!Number(pid)) return null
  return { pid: Number(pid), port: Number(port) || null, socketFolder: socketFolder || null }
}

/** Whether that process is alive and serves exactly this folder, because process ids are reused. */
export async function runsHere(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32')
    return (await outputOf('tasklist', '/NH', '/FI', `PID eq ${pid}`)).includes('postgres')
  if (process.platform !== 'linux')
    return (await outputOf('ps', '-ww', '-o', 'command=', '-p', String(pid))).includes(`-D ${cluster} `)
  try {
    const [theirs, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)])
    return theirs.ino === ours.ino && theirs.dev === ours.dev
  } catch (error) {
    // Root in a container may not be allowed to read another user's working folder.
    if (!isDenied(error)) return false
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.includes(`\0-D\0${cluster}\0`)
  }
}

/**
 * Makes way for a new server if the recorded process id now belongs to another program, which PostgreSQL takes for a
 * rival. The record is not deleted: it also names the shared memory by which PostgreSQL detects orphans of a killed
 * server that still write.
 */
export async function retireRecord({ cluster, socketFolder }: Places, { pid }: ServerRecord) {
  if (!isAlive(pid)) return
  const file = recordFile(cluster)
  const { uid, gid } = await stat(file)
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(`${file}.new`, [DEAD_PID, ...rest].join('\n'), { mode: 0o600 })
  await chown(`${file}.new`, uid, gid)
  await rename(`${file}.new`, file)
  if (!socketFolder) return
  const socket = join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`)
  await rm(socket, { force: true })
  await rm(`${socket}.lock`, { force: true })
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isDenied(error)
  }
}

async function outputOf(file: string, ...args: string[]) {
  const answer = await promisify(execFile)(file, args).catch(() => ({ stdout: '' }))
  return `${answer.stdout.trim()} `
}

function isDenied(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  return code === 'EPERM' || code === 'EACCES'
}

function recordFile(cluster: string) {
  return join(cluster, 'postmaster.pid')
}
