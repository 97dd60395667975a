import { once } from 'node:events'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { causes } from '#platform/causes.ts'
import { createLog } from '../log.ts'
import { UnusableAddress } from './checked-address.ts'
import { guardedFetch, type Limits } from './guarded-fetch.ts'
import { serve } from './http-server.fixture.ts'
import { type NetworkGuard, PrivateAddress, type Resolve, resolvePublicHost } from './network-guard.ts'
import { nextHop, RefusedRedirect } from './redirect.ts'
import { ResponseTooLarge } from './response-too-large.ts'

const limits = { deadlineMs: 5_000, maxBytes: 100_000 }
const open: NetworkGuard = { allowPrivate: true }
const guarded = (resolve?: Resolve): NetworkGuard => ({ allowPrivate: false, ...(resolve && { resolve }) })

const own = [PrivateAddress, ResponseTooLarge, UnusableAddress, RefusedRedirect]
/** The first of our own errors in the cause chain. */
const ownError = (error: unknown): Error | undefined =>
  [...causes(error)].find((each) => own.some((kind) => each instanceof kind))

const refusalOf = async (url: string, guard = guarded(), within: Limits = limits, init: RequestInit = {}) => {
  const answer = await guardedFetch(guard, within)(url, init).catch((error: unknown) => error)
  return ownError(answer)?.name
}

/** A server that must never be reached; counts connections. */
let canary: { port: number; connections: number; close: () => void }
beforeAll(async () => {
  const server = createTcpServer((socket) => {
    canary.connections += 1
    socket.destroy()
  }).listen(0, '::')
  await once(server, 'listening')
  canary = { port: (server.address() as AddressInfo).port, connections: 0, close: () => server.close() }
})
afterAll(() => {
  canary.close()
  expect(canary.connections).toBe(0)
})

describe('a private address', () => {
  test.each([
    '127.0.0.1',
    'localhost',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:169.254.169.254]',
    '169.254.169.254',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '198.18.0.1',
    '0177.0.0.1',
    '0x7f.1',
    '0x7f000001',
    '2130706433',
    '127.1',
    '①②⑦.0.0.1',
  ])('%s is refused before a connection is made', async (host) => {
    for (const scheme of ['http', 'https'])
      expect(await refusalOf(`${scheme}://${host}:${canary.port}/`)).toBe('PrivateAddress')
  })

  test('behind a name is refused, even if only one of its addresses is private', async () => {
    const leadsTo =
      (...addresses: string[]): Resolve =>
      async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const url = `http://shop.example:${canary.port}/`
    expect(await refusalOf(url, guarded(leadsTo('127.0.0.1')))).toBe('PrivateAddress')
    expect(await refusalOf(url, guarded(leadsTo('::1')))).toBe('PrivateAddress')
    expect(await refusalOf(url, guarded(leadsTo('93.184.216.34', '127.0.0.1')))).toBe('PrivateAddress')
  })

  test('behind a name that changes between two lookups is refused on connect', async () => {
    let asked = 0
    const rebinding: Resolve = async () => {
      asked += 1
      return [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]
    }
    const guard = guarded(rebinding)
    expect(await resolvePublicHost('shop.example', guard)).toHaveLength(1)
    expect(await refusalOf(`http://shop.example:${canary.port}/`, guard)).toBe('PrivateAddress')
    expect(asked).toBe(2)
  })

  test('is called if the operator allows it', async () => {
    const url = await serve((_request, response) => response.end('inside'))
    const answer = await guardedFetch(open, limits)(url)
    expect([answer.status, await answer.text()]).toEqual([200, 'inside'])
  })
})

test.each([
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'data:text/plain,hello',
  'ftp://shop.example/',
  'http://user@shop.example/',
  'http://user:password@shop.example/',
  'shop.example',
])('%s is not called at all', async (url) => {
  expect(await refusalOf(url)).toBe('UnusableAddress')
})

const statuses = [301, 302, 303, 307, 308]

describe('a redirect', () => {
  const following = { ...limits, redirects: 3 }
  const leadsTo =
    (location: () => string, status = 302): RequestListener =>
    (_request, response) =>
      response.writeHead(status, { location: location() }).end('elsewhere')

  test.each(statuses)('(%i) is returned if following was not requested', async (status) => {
    const url = await serve(leadsTo(() => `http://127.0.0.1:${canary.port}/`, status))
    const answer = await guardedFetch(open, limits)(url)
    expect(answer.status).toBe(status)
  })

  test.each(statuses)('(%i) is followed three times, and the answer has the final URL', async (status) => {
    let hops = 0
    const url: string = await serve((request, response) => {
      hops += 1
      if (hops > 3) response.end(request.headers.authorization)
      else response.writeHead(status, { location: `/hop${hops}` }).end()
    })
    const answer = await guardedFetch(open, following)(url, { headers: { authorization: 'Bearer k' } })
    expect([answer.url, await answer.text()]).toEqual([`${url}/hop3`, 'Bearer k'])
  })

  test('loop is given up', async () => {
    let hops = 0
    const url: string = await serve((_request, response) => {
      hops += 1
      response.writeHead(302, { location: '/again' }).end()
    })
    expect(await refusalOf(url, open, following)).toBe('RefusedRedirect')
    expect(hops).toBe(4)
  })

  test('to another origin drops every secret, whatever its header is called', async () => {
    const heard: IncomingHttpHeaders[] = []
    const other = await serve((request, response) => {
      heard.push(request.headers)
      response.end('other')
    })
    const url = await serve(leadsTo(() => `${other}/landing`))
    const headers = {
      authorization: 'Bearer canary',
      cookie: 'a=canary',
      'x-shopify-access-token': 'canary',
      'x-anything': 'canary',
      accept: 'application/json',
    }
    const answer = await guardedFetch(open, following)(url, { headers })
    expect(await answer.text()).toBe('other')
    expect(JSON.stringify(heard)).not.toContain('canary')
    expect(heard).toMatchObject([{ accept: 'application/json' }])
  })

  test('of a request with a body is not followed to another origin', async () => {
    let asked = 0
    const other = await serve((_request, response) => {
      asked += 1
      response.end()
    })
    for (const status of statuses) {
      const url = await serve(leadsTo(() => other, status))
      expect(await refusalOf(url, open, following, { method: 'POST', body: 'secret' })).toBe(
        'RefusedRedirect',
      )
    }
    expect(asked).toBe(0)
  })

  test.each([
    '127.0.0.1',
    '127.1',
    '0177.0.0.1',
    '0x7f.1',
    '0x7f000001',
    '2130706433',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    'localhost',
    'rebound.example',
  ])('into a private network (%s) is refused on connect', async (host) => {
    const url = await serve(leadsTo(() => `http://${host}:${canary.port}/`))
    // The first hop is on this machine too, so the guard allows that one connection.
    let looks = 0
    const guard: NetworkGuard = {
      get allowPrivate() {
        looks += 1
        return looks === 1
      },
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    }
    expect(await refusalOf(url, guard, following)).toBe('PrivateAddress')
    expect(looks).toBeGreaterThan(1)
  })

  test.each(['file:///etc/passwd', 'data:text/plain,x', 'http://user:pass@shop.example/', 'http://['])(
    'to %s is not followed',
    async (location) => {
      const url = await serve(leadsTo(() => location))
      expect(await refusalOf(url, open, following)).toBe('UnusableAddress')
    },
  )

  test('from https to http is refused', () => {
    const answer = new Response(null, { status: 302, headers: { location: 'http://shop.example/' } })
    const hop = (address: string) => () => nextHop(answer, { url: new URL(address), init: {} })
    expect(hop('https://shop.example/')).toThrow(RefusedRedirect)
    expect(hop('http://other.example/')().url.href).toBe('http://shop.example/')
  })

  test('does not extend the deadline', async () => {
    const url: string = await serve((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 90)
    })
    const call = guardedFetch(open, { ...following, deadlineMs: 200 })(url)
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
  })
})

test('logs the host and the outcome, and no secret', async () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const url = await serve((_request, response) => response.writeHead(204).end())
  const secretly = { headers: { authorization: 'Bearer canary' }, method: 'POST', body: 'canary' }
  await guardedFetch(open, limits, log)(`${url}/canary?key=canary`, secretly)
  await guardedFetch(guarded(), limits, log)(`${url}/canary`).catch(() => null)
  expect(lines.map((line) => JSON.parse(line).outgoing)).toEqual([
    { method: 'POST', host: new URL(url).host, status: 204, ms: expect.any(Number) },
    { method: 'GET', host: new URL(url).host, failure: expect.any(String), ms: expect.any(Number) },
  ])
  expect(lines.join()).not.toContain('canary')
})

describe('an answer', () => {
  test('without an end is cut at the limit', async () => {
    const url = await serve((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(16_384)));
      }
      response.on('drain', more)
      more()
    })
    const answer = await guardedFetch(open, limits)(url)
    const error = await answer.text().catch((error: unknown) => error)
    expect(ownError(error)?.name).toBe('AnswerTooLarge')
  })

  test('is counted decompressed, so that a small one cannot grow without limit', async () => {
    const packed = gzipSync(Buffer.alloc(20_000_000))
    const url = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    )
    const answer = await guardedFetch(open, limits)(url)
    expect(packed.length).toBeLessThan(limits.maxBytes)
    expect(ownError(await answer.arrayBuffer().catch((error: unknown) => error))?.name).toBe('AnswerTooLarge')
  })

  test('that trickles ends with the deadline', async () => {
    const url = await serve((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(drip))
    })
    const read = async () => (await guardedFetch(open, { ...limits, deadlineMs: 200 })(url)).text()
    await expect(read()).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
  })

  test('that never begins ends with the deadline', async () => {
    const url = await serve(() => undefined)
    const call = guardedFetch(open, { ...limits, deadlineMs: 200 })(url)
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
  })

  test('is aborted if the caller aborts', async () => {
    const url = await serve(() => undefined)
    const wanted = new AbortController()
    const call = guardedFetch(open, limits)(url, { signal: wanted.signal })
    wanted.abort()
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  test('has its status, headers and text, and the request is sent as given', async () => {
    const url = await serve((request, response) => {
      response.writeHead(418, { 'x-method': request.method, 'x-key': request.headers.authorization })
      request.pipe(response)
    })
    const answer = await guardedFetch(open, limits)(url, {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
      body: 'hello',
    })
    expect([answer.status, answer.headers.get('x-method'), answer.headers.get('x-key')]).toEqual([
      418,
      'POST',
      'Bearer k',
    ])
    expect(await answer.text()).toBe('hello')
  })
})
