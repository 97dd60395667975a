import { afterAll, beforeAll, expect, test } from 'vitest'
import { convertFilm } from '#features/media-library/server/convert-film.job.ts'
import { mp4 } from '#media/video/film.fixture.ts'
import { type FakeS3, startFakeS3 } from '#server/storage/s3/fake-s3.fixture.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { eventually } from '../eventually.ts'
import type { RunningProduct } from '../running-product.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { openProcessesApart, type ProcessesApart } from './processes-apart.ts'

let at: TestApp
let store: FakeS3
let apart: ProcessesApart
beforeAll(async () => {
  at = await createTestApp()
  store = await startFakeS3()
  apart = await openProcessesApart(at.connection, store.settings)
})
afterAll(async () => {
  await apart.close()
  await store.close()
  await at.close()
})

let cookie = ''

async function ask(web: RunningProduct, method: string, path: string, body?: Buffer | object) {
  const isBytes = Buffer.isBuffer(body)
  const answer = await fetch(web.url + path, {
    method,
    headers: {
      cookie,
      origin: web.url,
      ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  expect(answer.status, `${method} ${path}`).toBeLessThan(300)
  cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return answer
}

const json = async (...call: Parameters<typeof ask>) => (await ask(...call)).json()

const CHUNK = 20_000

test('two web and two worker processes share no folder; one of each is killed, and a film is in the library once', async () => {
  const [web, otherWeb] = await Promise.all([apart.start('web'), apart.start('web')])
  const details = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', password: 'correct horse' }
  await ask(web, 'POST', '/api/signup', details)
  const film = await mp4(10)
  const { id: uploadId } = await json(web, 'POST', '/api/uploads', { name: 'film.mp4', size: film.length })
  const send = async (to: RunningProduct, offset: number) => {
    const chunk = film.subarray(offset, offset + CHUNK)
    const { received } = await json(to, 'PUT', `/api/uploads/${uploadId}?offset=${offset}`, chunk)
    return received
  }
  // In turns, until one web process is killed in the middle of a chunk.
  await send(web, 0)
  await send(otherWeb, CHUNK)
  store.fail('PUT partial/', 'hang', 1)
  const lost = send(web, 2 * CHUNK).catch(() => 'lost')
  await eventually(() =>
    expect(store.calls.filter((call) => call.startsWith('PUT partial/'))).toHaveLength(3),
  )
  await web.kill('SIGKILL')
  expect(await lost).toBe('lost')
  let { received } = await json(otherWeb, 'GET', `/api/uploads/${uploadId}`)
  expect(received).toBe(2 * CHUNK)
  while (received < film.length) received = await send(otherWeb, received)

  const finish = () => json(otherWeb, 'POST', '/api/media/from-upload', { uploadId })
  const [item, again] = await Promise.all([finish(), finish()])
  expect(again.id).toBe(item.id)
  // The worker is killed before the film that it converts is stored.
  store.fail('PUT objects/', 'hang', 1)
  store.calls.length = 0
  const worker = await apart.start('worker')
  await eventually(() => expect(store.calls.some((call) => call.startsWith('PUT objects/'))).toBe(true))
  const otherWorker = await apart.start('worker')
  await worker.kill('SIGKILL')
  // As if the minute had passed after which a silent conversion is taken over.
  const { rows } = await at.query(
    "update media_conversions set alive_at = alive_at - interval '2 minutes' returning workspace_id",
  )
  const workspaceId = rows[0]?.workspace_id as WorkspaceId
  await at.deps.queue.enqueue(at.deps.db, convertFilm, { workspaceId, itemId: item.id })
  await eventually(async () => {
    const found = await json(otherWeb, 'GET', `/api/media/${item.id}`)
    expect(found).toMatchObject({ conversion: null })
  })
  expect(await json(otherWeb, 'GET', '/api/media')).toHaveLength(1)
  const part = await ask(otherWeb, 'GET', item.url)
  expect(
    Buffer.from(await part.arrayBuffer())
      .subarray(4, 8)
      .toString(),
  ).toBe('ftyp')
  expect(otherWorker.process.exitCode).toBeNull()
  expect(await json(otherWeb, 'GET', '/api/health')).toMatchObject({ storage: 'ok' })
})
