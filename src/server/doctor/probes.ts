import { access, constants, readdir, stat, statfs } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import nodemailer from 'nodemailer'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { guardedFetch } from '../outgoing/guarded-fetch.ts'
import { noGuard } from '../outgoing/network-guard.ts'
import { reasonOf } from './finding.ts'
import type { PortUse, SecretFile, Smtp } from './settings-checks.ts'

const PATIENCE_MS = 4_000

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** The folder, or the nearest existing parent. */
async function nearestFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null)
  return found || dirname(folder) === folder ? folder : nearestFolder(dirname(folder))
}

export async function isWritable(folder: string): Promise<boolean> {
  const nearest = await nearestFolder(folder)
  return access(nearest, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(await nearestFolder(folder))
  return bavail * bsize
}

export async function probeSecret(path: string): Promise<SecretFile> {
  try {
    const { mode } = await stat(path)
    await access(path, constants.R_OK)
    return { mode }
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'missing' : 'unreadable'
  }
}

export async function newestBackup(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => [])
  let newest: Date | null = null
  for (const name of names.filter((name) => name.endsWith('.tar.gz'))) {
    const { mtime } = await stat(join(folder, name))
    if (!newest || mtime > newest) newest = mtime
  }
  return newest
}

/** Signs in to the mail server without sending. */
export async function probeSmtp(smtpUrl: string | undefined): Promise<Smtp> {
  if (!smtpUrl) return 'not set'
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  }
  const host = URL.parse(smtpUrl)?.hostname ?? 'in SMTP_URL'
  const transport = nodemailer.createTransport({ url: smtpUrl, ...patience })
  try {
    await transport.verify()
    return 'reachable'
  } catch (error) {
    return { host, reason: reasonOf(error) }
  } finally {
    transport.close()
  }
}

// The URL was set by the operator.
const callHere = guardedFetch(noGuard, { deadlineMs: PATIENCE_MS, maxBytes: 100_000 })

const healthy = z.object({ status: z.enum(['ok', 'degraded']) })
const down = z.object({ status: z.literal('down') }).loose()

export async function probePort({ host, port }: Pick<Env, 'host' | 'port'>): Promise<PortUse> {
  const target = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  if (!(await listens(target, port))) return 'free'
  try {
    const name = target.includes(':') ? `[${target}]` : target
    const answer = await callHere(`http://${name}:${port}/api/health`)
    const body: unknown = await answer.json()
    if (healthy.safeParse(body).success) return 'ours'
    const health = down.safeParse(body)
    return health.success ? { wrong: namesOfWrong(health.data) } : 'taken'
  } catch {
    // Anything that does not answer like our app is another program.
    return 'taken'
  }
}

/** "database: not answering", for every part in trouble. */
const namesOfWrong = (parts: Record<string, unknown>) =>
  Object.entries(parts).flatMap(([part, state]) =>
    part !== 'status' && typeof state === 'string' && !['ok', 'unknown'].includes(state)
      ? [`${part}: ${state}`]
      : [],
  )

function listens(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ host, port, timeout: PATIENCE_MS })
  socket.once('connect', () => resolve(true))
  socket.once('timeout', () => resolve(false))
  socket.once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
