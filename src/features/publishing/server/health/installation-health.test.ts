import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { addPostIn } from '#features/campaigns/server/post-states.fixture.ts'
import { type Connection, openDatabase } from '#server/db/database.ts'
import { openDatabaseProbe } from '#server/db/database-probe.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { startWorker } from '../workers/worker.fixture.ts'
import { readInstallationHealth } from './installation-health.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(() => at.query('truncate publishing_workers, campaigns cascade'))

async function health() {
  const answer = await at.call({ url: '/api/health' })
  return { code: answer.statusCode, ...answer.json() }
}

test('is ok with a worker and nothing late', async () => {
  await startWorker(at, 'one')
  await startWorker(at, 'two')
  await addPostIn(at, await at.person(), 'scheduled', { minutes: 60 })
  expect(await health()).toEqual({
    code: 200,
    status: 'ok',
    database: 'ok',
    queue: 'ok',
    storage: 'ok',
    publishing: { status: 'ok', workers: 2, oldestDueSeconds: null },
  })
})

test('a post waiting for more than five minutes in any workspace is reported, still with status 200', async () => {
  await startWorker(at)
  await addPostIn(at, await at.person(), 'scheduled', { minutes: -4 })
  expect(await health()).toMatchObject({ status: 'ok', publishing: { status: 'ok' } })
  await addPostIn(at, await at.person(), 'scheduled', { minutes: -6 })
  const late = await health()
  expect(late).toMatchObject({ code: 200, status: 'degraded', publishing: { status: 'degraded' } })
  expect(late.publishing.oldestDueSeconds).toBeGreaterThanOrEqual(360)
})

test('without a worker, publishing is degraded while requests are still served', async () => {
  expect(await health()).toEqual({
    code: 200,
    status: 'degraded',
    database: 'ok',
    queue: 'ok',
    storage: 'ok',
    publishing: { status: 'degraded', workers: 0, oldestDueSeconds: null },
  })
})

/** The same app with another database connection and data folder. */
async function healthWith(connection: Connection, dataDir = at.deps.env.dataDir) {
  const database = openDatabase(connection, at.deps.log)
  const databaseProbe = openDatabaseProbe(connection)
  const env = { ...at.deps.env, dataDir }
  const app = await createHttpServer({ ...at.deps, env, db: database.db, databaseProbe })
  onTestFinished(async () => {
    await app.close()
    await databaseProbe.close()
    await database.close()
  })
  healthRoutes(app, readInstallationHealth)
  return app.inject({ url: '/api/health' })
}

test('an unreachable database is 503 and named, without further details', async () => {
  const answer = await healthWith({ host: '/nobody/here', user: 'secret-user' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toEqual({
    status: 'down',
    database: 'away',
    queue: 'unknown',
    storage: 'ok',
    publishing: null,
  })
  expect(answer.body).not.toContain('secret-user')
})

test('a read-only database is 503 and named', async () => {
  const name = at.connection.database
  await at.query(`alter database ${name} set default_transaction_read_only = on`)
  onTestFinished(
    async () => void (await at.query(`alter database ${name} reset default_transaction_read_only`)),
  )
  const answer = await healthWith(at.connection)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ status: 'down', database: 'cannot write', queue: 'ok' })
})

test('a data folder that is not writable is reported while requests are still served', async () => {
  await startWorker(at)
  const file = join(at.deps.env.dataDir, 'in-the-way')
  await writeFile(file, '')
  const answer = await healthWith(at.connection, join(file, 'data'))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ status: 'degraded', database: 'ok', storage: 'not writable' })
})
