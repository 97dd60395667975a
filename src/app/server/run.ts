import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Env, EnvError } from '#server/env.ts'
import { createLog, type Log } from '#server/log.ts'
import { publicUrl } from '#server/public-url.ts'
import { collectGarbage } from '#server/workarounds/collect-garbage.ts'
import type { Running } from './boot.ts'
import { connectDatabase } from './connect-database.ts'
import { preloadModules } from './preload-modules.ts'
import { envFromProcess } from './read-env.ts'

const screensFolder = fileURLToPath(new URL('../../../dist/client', import.meta.url))

/** How long a failed start may take to clean up. */
const STOP_MS = 10_000

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

function explain(error: unknown, env: Env): string {
  if (codeOf(error) === 'EADDRINUSE') {
    return `Port ${env.port} is already taken, perhaps by another CampAIgner. Stop that program, or choose another port: PORT=${env.port + 1} npm start`
  }
  if (codeOf(error) === 'EACCES')
    return `This user may not use port ${env.port}. Choose one above 1023: PORT=3000 npm start`
  return error instanceof Error ? error.message : String(error)
}

/** Stops cleanly on the first signal; a second one, or a timeout, exits immediately. */
function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping: finishing what is under way')
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'could not stop in order')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

async function listen({ app }: Running, env: Env): Promise<void> {
  await app.listen({ port: env.port, host: env.host })
  // With PORT=0 the system chooses, and callers of this process have to know.
  const address = app.server.address()
  if (typeof address === 'object' && address) env.port = address.port
}

/** Starts all the same: everything but files works, and the store may come back. */
async function warnOfStorage({ deps }: Running, log: Log): Promise<void> {
  const storage = await deps.storage.check().catch(() => 'not answering')
  if (storage !== 'ok')
    log.warn({ storage }, 'the file storage has a problem; "npm run doctor" says what to fix')
}

async function serve(env: Env): Promise<void> {
  const log = createLog(env.logLevel)
  if (env.trustProxy !== 'nobody' && 'isOldOn' in env.trustProxy)
    log.warn(
      'TRUST_PROXY=on now means one proxy in front. Write TRUST_PROXY=1, or the number of your proxies.',
    )
  let running: Running | undefined
  try {
    const database = connectDatabase(env, log)
    // Boot reports a failure. It may occur before boot is loaded, and must not end the process silently.
    database.catch(() => undefined)
    // Most of the code is loaded while the database starts.
    const { boot } = await import('./boot.ts')
    running = await boot({
      env,
      log,
      database,
      screensFolder: existsSync(screensFolder) ? screensFolder : undefined,
    })
    stopOnSignal(running.stop, log)
    // Listens before working: posts to the sandbox network need this server.
    if (env.role !== 'worker') await listen(running, env)
    await running.work()
    log.info(
      env.role === 'worker' ? 'CampAIgner works on its jobs' : `CampAIgner is ready: ${publicUrl(env)}`,
    )
    void preloadModules(env.role, log).then(collectGarbage)
    void warnOfStorage(running, log)
  } catch (error) {
    log.fatal(codeOf(error).startsWith('EA') ? {} : { err: error }, explain(error, env))
    process.exitCode = 1
    // A program that did not start must not keep running, whatever holds it.
    setTimeout(() => process.exit(), STOP_MS).unref()
    await running?.stop()
  }
}

/** The life of the process; an early end is explained in words a person can act on. */
export async function run(): Promise<void> {
  try {
    await serve(envFromProcess())
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
