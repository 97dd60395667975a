import type { FastifyInstance } from 'fastify'
import { startEngine } from '#features/publishing/index.server.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import { CALL_PATIENCE_MS, type Connection, openDatabase } from '#server/db/database.ts'
import { openDatabaseProbe } from '#server/db/database-probe.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { openHub } from '#server/events/hub.ts'
import { startQueue } from '#server/jobs/queue.ts'
import type { Log } from '#server/log.ts'
import { createMailer, type Mailer } from '#server/mail/mailer.ts'
import { watchOwnAddress } from '#server/outgoing/own-address.ts'
import { DamagedDatabase, damagedElsewhere, damagedFiles, findCorruption } from '#server/postgres/damage.ts'
import { createSecrets, loadAppSecret } from '#server/secrets.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { createApp } from './app.ts'
import type { ConnectedDatabase } from './connect-database.ts'
import { jobs, jobsAtStart } from './features.ts'

export type Options = {
  env: Env
  log: Log
  /** Already starting while this code is loaded. */
  database: Promise<ConnectedDatabase>
  clock?: Clock
  mailer?: Mailer
  screensFolder?: string | undefined
}

export type Running = {
  app: FastifyInstance
  deps: Deps
  connection: Connection
  /** Starts working on jobs, if this process has that role. */
  work(): Promise<void>
  stop(): Promise<void>
}

/** A slow machine is no reason to give up starting. */
const START_PATIENCE_MS = 60_000

type Closer = () => Promise<unknown>

/** Starts every part in order; on failure, stops what was already started. */
export async function boot({
  env,
  log,
  database: reaching,
  screensFolder,
  clock = systemClock,
  mailer = createMailer(env),
}: Options): Promise<Running> {
  const closers: Closer[] = []
  let cluster: string | null = null
  let beginning: Promise<void> | undefined
  const stop = async () => {
    // Told to stop while starting to work: waits for the start, then stops.
    await Promise.allSettled([beginning])
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const reached = await reaching
    const { connection, release } = reached
    cluster = reached.cluster
    closers.push(release)
    const secrets = createSecrets(await loadAppSecret(env.appSecret, env.dataDir))
    await migrateDatabase(connection)
    // A process frozen during a transaction must not hold its locks forever.
    const idle = { idle_in_transaction_session_timeout: Math.max(env.publishing.leaseMs / 2, 5000) }
    const patience = { connectionTimeoutMillis: START_PATIENCE_MS }
    const database = openDatabase({ ...connection, ...idle, ...patience }, log)
    closers.push(database.close)
    const databaseProbe = openDatabaseProbe(connection)
    closers.push(databaseProbe.close)
    const storage = await openStorage(env)
    const works = env.role !== 'web'
    const queue = await startQueue(database.pool, jobs, log, { works })
    closers.push(queue.stop)
    const hub = await openHub(connection, log)
    closers.push(hub.close)
    const deps: Deps = {
      env,
      log,
      clock,
      db: database.db,
      databaseProbe,
      queue,
      hub,
      storage,
      mailer,
      secrets,
      ownAddress: watchOwnAddress({ env, secrets, log }),
    }
    const app = await createApp(deps, screensFolder)
    closers.push(() => app.close())
    const begin = async () => {
      const engine = startEngine(deps)
      closers.push(engine.stop)
      await queue.work(deps)
      for (const job of jobsAtStart) await queue.enqueue(deps.db, job, { isStart: true })
    }
    const work = async () => {
      if (works) {
        beginning = begin()
        await beginning
      }
      database.setPatience(CALL_PATIENCE_MS)
    }
    return { app, deps, connection, work, stop }
  } catch (error) {
    await stop()
    throw explainDamage(error, cluster)
  }
}

/** A page that only the app reads: the server itself has started with it. */
function explainDamage(error: unknown, cluster: string | null): unknown {
  if (error instanceof DamagedDatabase) return error
  const corruption = findCorruption(error)
  if (corruption === null) return error
  return cluster ? damagedFiles(cluster, corruption, error) : damagedElsewhere(corruption, error)
}
