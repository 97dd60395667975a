import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { causes } from '#platform/causes.ts'
import { startStopwatch } from '#tests/stopwatch.ts'
import { type Call, guardedCall } from './guarded-call.ts'
import { serve } from './http-server.fixture.ts'
import type { NetworkGuard } from './network-guard.ts'

const open: NetworkGuard = { allowPrivate: true }
const post: Call = { method: 'POST', headers: { authorization: 'Bearer x' }, body: 'hello', deadlineMs: 5000 }

const namesOf = (error: unknown) => [...causes(error)].map(({ name }) => name)
const failureOf = (call: Promise<unknown>) => call.then(() => ['none'], namesOf)

test('sends the request unchanged and reads the whole answer', async () => {
  let got: { method: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined
  const url = await serve(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    got = { method: request.method, headers: request.headers, body }
    response.writeHead(429, { 'retry-after': '7' })
    response.write('Mañana, ')
    response.end('más tarde')
  })
  const answer = await guardedCall(open, 1000)(url, post)
  expect(got).toMatchObject({ method: 'POST', body: 'hello', headers: { authorization: 'Bearer x' } })
  expect(answer).toMatchObject({ status: 429, text: 'Mañana, más tarde' })
  expect(answer.header('retry-after')).toBe('7')
  expect(answer.header('x-other')).toBeNull()
})

test('a connection is given up long before the network may close it, so that no post is lost on it', async () => {
  const closed = Promise.withResolvers<void>()
  const elapsedMs = startStopwatch()
  const url = await serve((request, response) => {
    request.socket.once('close', closed.resolve)
    response.writeHead(200, { 'keep-alive': 'timeout=60' }).end('accepted')
  })
  await guardedCall(open, 1000)(url, post)
  await closed.promise
  expect(elapsedMs()).toBeLessThan(3000)
})

test('follows no redirect', async () => {
  let calls = 0
  const url = await serve((_request, response) => {
    calls += 1
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect(await guardedCall(open, 1000)(url, post)).toMatchObject({ status: 302, text: '' })
  expect(calls).toBe(1)
})

test('does not call a private address, by number or by name', async () => {
  let calls = 0
  const url = await serve((_request, response) => {
    calls += 1
    response.end()
  })
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  const call = guardedCall({ allowPrivate: false, resolve }, 1000)
  expect(await failureOf(call(url, post))).toContain('PrivateAddress')
  expect(await failureOf(call(url.replace('127.0.0.1', 'shop.example'), post))).toContain('PrivateAddress')
  expect(await failureOf(call('ftp://example.com/', post))).toContain('UnusableAddress')
  expect(calls).toBe(0)
})

test('an answer that is too large is cut off, with or without a length header', async () => {
  const long = 'x'.repeat(2000)
  const url = await serve((request, response) => {
    if (request.url === '/said') response.setHeader('content-length', long.length)
    response.end(long)
  })
  const call = guardedCall(open, 1999)
  expect(await failureOf(call(`${url}/said`, post))).toContain('AnswerTooLarge')
  expect(await failureOf(call(`${url}/not`, post))).toContain('AnswerTooLarge')
  expect((await guardedCall(open, 2000)(url, post)).text).toBe(long)
})

test('the deadline applies to the answer and each byte of it', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/drips') response.write('a')
  })
  const call = guardedCall(open, 1000)
  for (const path of ['/silent', '/drips'])
    expect(await failureOf(call(url + path, { ...post, deadlineMs: 100 }))).toContain('TimeoutError')
})

test('sends nothing after the moment at which others may send the same, which may move on', async () => {
  let calls = 0
  const url = await serve((_request, response) => {
    calls += 1
    response.end('ok')
  })
  let until = performance.now() - 1
  const call = () => guardedCall(open, 1000)(url, { ...post, sendsUntil: () => until })
  expect(await failureOf(call())).toContain('TimeoutError')
  expect(calls).toBe(0)
  until = performance.now() + 60_000
  expect(await failureOf(call())).toEqual(['none'])
  expect(calls).toBe(1)
})

test('sends nothing if the deadline passed before the connection was open', async () => {
  let calls = 0
  const url = await serve((_request, response) => {
    calls += 1
    response.end()
  })
  // Blocks between requesting and getting the connection: afterwards, the connection is handled before the timers.
  const resolve = () =>
    new Promise<{ address: string; family: number }[]>((found) =>
      setTimeout(async () => {
        found([{ address: '127.0.0.1', family: 4 }])
        for (let turn = 0; turn < 100; turn++) await undefined
        const until = performance.now() + 300
        while (performance.now() < until);
      }),
    )
  const call = guardedCall({ allowPrivate: true, resolve }, 1000)
  const late = call(url.replace('127.0.0.1', 'shop.example'), { ...post, deadlineMs: 200 })
  expect(await failureOf(late)).toContain('TimeoutError')
  await fetch(url)
  expect(calls).toBe(1)
})
