import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { jobs } from '#app/server/features.ts'
import { readEnv } from '#app/server/read-env.ts'
import { type Connection, openDatabase } from '#server/db/database.ts'
import { type DatabaseProbe, openDatabaseProbe } from '#server/db/database-probe.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { openHub } from '#server/events/hub.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { createLog } from '#server/log.ts'
import type { Mail, Mailer } from '#server/mail/mailer.ts'
import { watchOwnAddress } from '#server/outgoing/own-address.ts'
import { createSecrets } from '#server/secrets.ts'
import { openLocalStorage } from '#server/storage/local-storage.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { TEMPLATE } from './database.setup.ts'
import { type Person, signUpPerson } from './person.ts'
import { sharedStore } from './shared-store.ts'

/** On a busy machine a slow database is no reason to refuse a call. */
const PATIENCE_MS = 60_000

/** For a second process on the same database, too. */
export const TEST_SECRET = 'a secret that is only used in tests, nowhere else'

/** A clock that only moves when told to. */
export class TestClock {
  private current: Date
  constructor(start = '2026-03-10T12:00:00.000Z') {
    this.current = new Date(start)
  }
  now = () => new Date(this.current)
  set(iso: string) {
    this.current = new Date(iso)
  }
  advance(seconds: number) {
    this.current = new Date(this.current.getTime() + seconds * 1000)
  }
}

export type TestApp = {
  app: FastifyInstance
  deps: Deps
  clock: TestClock
  /** Every sent mail, oldest first. */
  mails: Mail[]
  connection: Connection
  /** Signs up a new person with their own workspace. */
  person(
    overrides?: Partial<{
      timeZone: string
      firstName: string
      lastName: string
      email: string
      password: string
      language: string
    }>,
  ): Promise<Person>
  /** Listens on a port, for HTTP callers; the sandbox network is then reachable too. */
  listen(): Promise<string>
  /** A call without a session. */
  call(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Direct database access, for what no call shows. */
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>
  close(): Promise<void>
}

/** The real application on its own database, cloned from the template; `env` overrides single settings. */
export async function createTestApp(env: Partial<Env> = {}, log = createLog('silent')): Promise<TestApp> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const connection = { ...server, database: name }
  const dataDir = await mkdtemp(join(tmpdir(), 'campaigner-files-'))
  const clock = new TestClock()
  const mails: Mail[] = []
  const mailer: Mailer = { isConfigured: true, send: async (mail) => void mails.push(mail) }
  const database = openDatabase({ ...connection, max: 5, connectionTimeoutMillis: PATIENCE_MS }, log)
  const probe = openDatabaseProbe(connection)
  const databaseProbe: DatabaseProbe = { ...probe, check: () => probe.check(PATIENCE_MS) }
  const queue = await startQueue(database.pool, jobs, log, { works: false })
  const hub = await openHub(connection, log)
  const settings = { ...readEnv({ RATE_LIMITS: 'off', DATA_DIR: dataDir }), s3: sharedStore(), ...env }
  const secrets = createSecrets(TEST_SECRET)
  const deps: Deps = {
    env: settings,
    log,
    clock,
    db: database.db,
    databaseProbe,
    queue,
    hub,
    storage: settings.s3 ? await openStorage({ dataDir, s3: settings.s3 }) : await openLocalStorage(dataDir),
    mailer,
    secrets,
    ownAddress: watchOwnAddress({ env: settings, secrets, log }),
  }
  const app = await createApp(deps)
  await app.ready()

  return {
    app,
    deps,
    clock,
    mails,
    connection,
    person: (overrides = {}) => signUpPerson(app, overrides),
    async listen() {
      const url = await app.listen({ host: '127.0.0.1', port: 0 })
      deps.env.baseUrls.social.sandbox = url
      return url
    },
    call: (options) => app.inject(options),
    query: (statement, values) => database.pool.query(statement, values),
    async close() {
      await app.close()
      await hub.close()
      await queue.stop()
      await databaseProbe.close()
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function onServer(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
