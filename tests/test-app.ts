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
import { openDatabaseProbe } from '#server/db/database-probe.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { openHub } from '#server/events/hub.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { createLog } from '#server/log.ts'
import type { Mail, Mailer } from '#server/mail/mailer.ts'
import { createSecrets } from '#server/secrets.ts'
import { openLocalStorage } from '#server/storage/local-storage.ts'
import { TEMPLATE } from './database.setup.ts'
import { type Person, signUpPerson } from './person.ts'

/** For a second process on the same database, too. */
export const TEST_SECRET = 'a secret that is only used in tests, nowhere else'

/** A clock that stands still until it is told to move. */
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
  /** Every mail that was sent, oldest first. */
  mails: Mail[]
  connection: Connection
  /** Signs up a new person with a workspace of their own. */
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
  /** Opens a door on this machine, for what calls the product over HTTP; the sandbox network is then behind it. */
  listen(): Promise<string>
  /** A call without a session. */
  call(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Straight to the database, for what no call shows. */
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>
  close(): Promise<void>
}

/** The real application on a database of its own, cloned from the template; `env` overrides single settings. */
export async function createTestApp(env: Partial<Env> = {}, log = createLog('silent')): Promise<TestApp> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${TEMPLATE}`)
  const connection = { ...server, database: name }
  const dataDir = await mkdtemp(join(tmpdir(), 'campaigner-files-'))
  const clock = new TestClock()
  const mails: Mail[] = []
  const mailer: Mailer = { isConfigured: true, send: async (mail) => void mails.push(mail) }
  const database = openDatabase({ ...connection, max: 5 }, log)
  const databaseProbe = openDatabaseProbe(connection)
  const queue = await startQueue(database.pool, jobs, log, { works: false })
  const hub = await openHub(connection, log)
  const deps: Deps = {
    env: { ...readEnv({ RATE_LIMITS: 'off', DATA_DIR: dataDir }), ...env },
    log,
    clock,
    db: database.db,
    databaseProbe,
    queue,
    hub,
    storage: await openLocalStorage(dataDir),
    mailer,
    secrets: createSecrets(TEST_SECRET),
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
