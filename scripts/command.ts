import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { connectDatabase } from '#app/server/connect-database.ts'
import { envFromProcess } from '#app/server/read-env.ts'
import type { Connection } from '#server/db/database.ts'
import { type Env, EnvError } from '#server/env.ts'
import { createLog, type Log } from '#server/log.ts'

export type Given = { env: Env; log: Log; args: string[]; signal: AbortSignal }

/** Invalid arguments: the usage is printed too. */
export class UsageError extends Error {}

class Interrupted extends Error {}

const FAILED = 1
const MISUSED = 2
const INTERRUPTED = 130

/** Runs an operator's command: settings from .env, one readable sentence for an error, a clean end on Ctrl-C. */
export async function runCommand(usage: string, work: (given: Given) => Promise<void>): Promise<void> {
  const interruption = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (interruption.signal.aborted) process.exit(INTERRUPTED)
      interruption.abort(new Interrupted('Interrupted.'))
    })
  }
  try {
    if (existsSync('.env')) loadEnvFile('.env')
    const env = envFromProcess()
    await work({ env, log: createLog('warn'), args: process.argv.slice(2), signal: interruption.signal })
  } catch (error) {
    console.error(sentenceFor(error))
    if (error instanceof UsageError) console.error(usage)
    process.exitCode = codeFor(error)
  }
}

/** The database of this installation; joins the embedded server, or starts it for the duration of the work. */
export async function withDatabase<T>(
  { env, log, signal }: Given,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const { connection, release } = await connectDatabase(env, log)
  try {
    signal.throwIfAborted()
    return await work(connection)
  } finally {
    await release()
  }
}

function codeFor(error: unknown): number {
  if (error instanceof Interrupted) return INTERRUPTED
  return error instanceof UsageError ? MISUSED : FAILED
}

function sentenceFor(error: unknown): string {
  if (error instanceof EnvError || !(error instanceof Error)) return String(error).replace(/^Error: /, '')
  const code = 'code' in error ? String(error.code) : ''
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(code))
    return `The database does not answer (${code}). Check DATABASE_URL, and that the server runs.`
  if (code === '28P01' || code === '28000')
    return `The database refuses the user or password of DATABASE_URL.`
  if (code === '42P01') return 'The database has no tables yet. Start CampAIgner once, then try again.'
  if (code === 'ENOSPC') return 'The disk is full. Nothing was kept.'
  return error.message || code || 'Something failed without saying why.'
}
