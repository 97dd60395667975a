import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { addPostIn, startWorker } from '#features/campaigns/server/post-states.fixture.ts'
import { openDatabase } from '#server/db/database.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { lookAtPublishing } from './installation-health.ts'

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

test('with a worker and nothing late, everything is in order', async () => {
  await startWorker(at, 'one')
  await startWorker(at, 'two')
  await addPostIn(at, await at.person(), 'scheduled', { minutes: 60 })
  expect(await health()).toEqual({
    code: 200,
    status: 'ok',
    database: 'ok',
    queue: 'ok',
    publishing: { status: 'ok', workers: 2, oldestDueSeconds: null },
  })
})

test('a post that waits for more than five minutes, in whichever workspace, is said and still answered with 200', async () => {
  await startWorker(at)
  await addPostIn(at, await at.person(), 'scheduled', { minutes: -4 })
  expect(await health()).toMatchObject({ status: 'ok', publishing: { status: 'ok' } })
  await addPostIn(at, await at.person(), 'scheduled', { minutes: -6 })
  const late = await health()
  expect(late).toMatchObject({ code: 200, status: 'degraded', publishing: { status: 'degraded' } })
  expect(late.publishing.oldestDueSeconds).toBeGreaterThanOrEqual(360)
})

test('without anybody to take up posts publishing is degraded, while people are still served', async () => {
  expect(await health()).toEqual({
    code: 200,
    status: 'degraded',
    database: 'ok',
    queue: 'ok',
    publishing: { status: 'degraded', workers: 0, oldestDueSeconds: null },
  })
})

test('a database that does not answer is 503, and nothing about it is told', async () => {
  const away = openDatabase({ host: '/nobody/here', user: 'secret-user' }, at.deps.log)
  const app = await createHttpServer({ ...at.deps, db: away.db })
  onTestFinished(async () => {
    await app.close()
    await away.close()
  })
  healthRoutes(app, lookAtPublishing)
  const answer = await app.inject({ url: '/api/health' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
  expect(answer.body).not.toContain('secret-user')
})
