import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { announceProgress } from './announce.ts'
import { openingBounds } from './limit-openings.ts'

let at: TestApp
let address: string
beforeAll(async () => {
  at = await createTestApp()
  address = await at.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => at.close())

/** The changes that signing up announces have arrived, so that no stream hears them late. */
async function newPerson(): Promise<Person> {
  const person = await at.person()
  const workspaceId = await workspaceOf(at, person)
  await eventually(() => expect(at.deps.hub.recall(workspaceId).topics).toContain('notifications'))
  return person
}

type Stream = { next(): Promise<{ event: string; data: unknown }>; close(): void; response: IncomingMessage }

async function listen(person: Person, origin = address): Promise<Stream> {
  const request = get(`${origin}/api/events`, { headers: { cookie: person.cookie } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.setEncoding('utf8')
  const chunks = response[Symbol.asyncIterator]()
  let buffer = ''
  return {
    response,
    close: () => request.destroy(),
    async next() {
      while (!buffer.includes('\n\n')) {
        const { value, done } = await chunks.next()
        if (done) throw new Error('The stream ended.')
        buffer += value
      }
      const [block = '', ...rest] = buffer.split('\n\n')
      buffer = rest.join('\n\n')
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      return { event, data: JSON.parse(data) }
    },
  }
}

test('sends a change to the screens of its workspace only, with the tab that made it', async () => {
  const ana = await newPerson()
  const bob = await newPerson()
  const [ofAna, ofBob] = [await listen(ana), await listen(bob)]
  expect((await ofAna.next()).event).toBe('ready')
  expect((await ofBob.next()).event).toBe('ready')
  await ana.post('/api/brands', { name: 'One' }, { headers: { 'x-client-id': 'tab-1' } })
  await bob.post('/api/brands', { name: 'Two' })
  expect(await ofAna.next()).toEqual({ event: 'changed', data: { topics: ['brands'], by: 'tab-1' } })
  // The first event Bob receives is his own change: Ana's never arrived.
  expect(await ofBob.next()).toEqual({ event: 'changed', data: { topics: ['brands'] } })
  ofAna.close()
  ofBob.close()
})

test('the first event lists recent changes of the workspace', async () => {
  const [ana, bob] = [await newPerson(), await newPerson()]
  const early = await listen(ana)
  await early.next()
  await ana.post('/api/brands', { name: 'Before' })
  // Announcements are asynchronous: once a listener has it, it has arrived.
  expect((await early.next()).event).toBe('changed')
  const [late, ofBob] = [await listen(ana), await listen(bob)]
  const { data } = await late.next()
  expect(data).toEqual({ topics: expect.arrayContaining(['brands']), coversMs: expect.any(Number) })
  expect((await ofBob.next()).data).not.toEqual({
    topics: expect.arrayContaining(['brands']),
    coversMs: expect.any(Number),
  })
  for (const stream of [early, late, ofBob]) stream.close()
})

test('above the limit of tabs per session the oldest is closed, and the others continue', async () => {
  const ana = await newPerson()
  const tabs: Stream[] = []
  for (let n = 0; n < 13; n++) {
    const tab = await listen(ana)
    expect((await tab.next()).event).toBe('ready')
    tabs.push(tab)
  }
  const [oldest, ...others] = tabs
  expect(await oldest?.next()).toEqual({ event: 'replaced', data: {} })
  await expect(oldest?.next()).rejects.toThrow('The stream ended.')
  await ana.post('/api/brands', { name: 'For twelve' })
  for (const tab of others) {
    expect((await tab.next()).event).toBe('changed')
    tab.close()
  }
})

test('a client that does not read is disconnected, and its buffer does not grow', async () => {
  const ana = await newPerson()
  const { port } = new URL(address)
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  await once(socket, 'connect')
  const arrived = once(at.app.server, 'request') as Promise<[IncomingMessage]>
  socket.write(`GET /api/events HTTP/1.1\r\nHost: x\r\nCookie: ${ana.cookie}\r\n\r\n`)
  const [{ socket: served }] = await arrived
  await eventually(() => expect(served.bytesWritten).toBeGreaterThan(0))
  socket.pause()
  let unread = 0
  const isCut = once(served, 'close')
  const workspaceId = await workspaceOf(at, ana)
  // More than the system's own buffers hold.
  for (let round = 0; round < 40 && !served.destroyed; round++) {
    await at.query(
      `select pg_notify('workspace_events', json_build_object('workspaceId', $1::text, 'topics', json_build_array(n || repeat('x', 7000)))::text)
       from generate_series(1, 100) n`,
      [workspaceId],
    )
    unread = Math.max(unread, served.writableLength)
  }
  await isCut
  expect(unread).toBeLessThan(2 * 1024 * 1024)
  socket.destroy()
})

test('progress is sent with its figures and makes no read stale', async () => {
  const ana = await newPerson()
  const stream = await listen(ana)
  await stream.next()
  const workspaceId = await workspaceOf(at, ana)
  const progress = { path: '/api/videos/a', fields: { progress: 40 } }
  await announceProgress(at.deps.db, { workspaceId }, progress)
  expect(await stream.next()).toEqual({ event: 'progress', data: progress })
  expect(at.deps.hub.recall(workspaceId).topics).not.toContain('videos')
  stream.close()
})

test('a session that keeps opening streams is limited; another session is not', async () => {
  const limited = await createTestApp({ rateLimits: true })
  const origin = await limited.app.listen({ port: 0, host: '127.0.0.1' })
  const [ana, bob] = [await limited.person(), await limited.person()]
  const streams: Stream[] = []
  for (let opened = 0; opened <= openingBounds.most; opened++) streams.push(await listen(ana, origin))
  const last = streams.at(-1)?.response
  expect([last?.statusCode, last?.headers['retry-after']]).toEqual([429, String(openingBounds.seconds)])
  expect(streams.slice(0, -1).every(({ response }) => response.statusCode === 200)).toBe(true)
  streams.push(await listen(bob, origin))
  expect(streams.at(-1)?.response.statusCode).toBe(200)
  for (const { close } of streams) close()
  await limited.close()
})

test('the stream is neither cached nor transformed', async () => {
  const ana = await newPerson()
  const { response, close } = await listen(ana)
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
  close()
})

test('a lost database connection is replaced by one new one, and screens are notified of the gap', async () => {
  const ana = await newPerson()
  const stream = await listen(ana)
  expect((await stream.next()).event).toBe('ready')
  const links = () =>
    at.query(
      "select count(*) as n from pg_stat_activity where application_name = 'campaigner events' and datname = current_database()",
    )
  // With the second argument it returns once the old connection is gone, so that only new ones are counted below.
  await at.query(
    "select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = 'campaigner events' and datname = current_database()",
  )
  expect((await stream.next()).event).toBe('gap')
  expect(Number((await links()).rows[0]?.n)).toBe(1)
  await ana.post('/api/brands', { name: 'After the gap' })
  expect(await stream.next()).toEqual({ event: 'changed', data: { topics: ['brands'] } })
  stream.close()
})
