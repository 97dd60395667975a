import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { trustForFastify } from '../trust-proxy.ts'
import { clientAddress, limitedAddress } from './client-address.ts'

let close: (() => Promise<void>) | undefined
afterEach(async () => close?.())

/** The client address that a server with this setting sees. */
async function seen(trustProxy: string, forwarded: string | undefined, socket = '127.0.0.1') {
  const app = Fastify({ trustProxy: trustForFastify(readEnv({ TRUST_PROXY: trustProxy }).trustProxy) })
  close = () => app.close()
  app.get('/', (request) => ({ read: clientAddress(request), counted: limitedAddress(request) }))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.inject({ url: '/', remoteAddress: socket, headers })
  return answer.json<{ read: string; counted: string }>()
}

describe('which proxy is trusted', () => {
  test.each([
    ['off', '203.0.113.9', '127.0.0.1'],
    ['1', undefined, '127.0.0.1'],
    ['1', '203.0.113.9', '203.0.113.9'],
    // The client's own value comes first, what proxies append comes last.
    ['1', '198.51.100.1, 198.51.100.2, 203.0.113.9', '203.0.113.9'],
    ['2', '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['2', '203.0.113.9', '203.0.113.9'],
    ['on', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['loopback', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['loopback, 10.0.0.0/8', '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.0/8', '203.0.113.9', '127.0.0.1'],
    ['uniquelocal,loopback', '203.0.113.9, 192.168.1.1', '203.0.113.9'],
  ])('TRUST_PROXY=%s with X-Forwarded-For: %s', async (trust, forwarded, expected) => {
    expect((await seen(trust, forwarded)).read).toBe(expected)
  })
})

describe('what counts as an address', () => {
  test.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['unknown', '127.0.0.1'],
    ['_hidden', '127.0.0.1'],
    ['', '127.0.0.1'],
    ['1.2.3', '127.0.0.1'],
    ['1.2.3.4.5', '127.0.0.1'],
    ['0x7f000001', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['1.2.3.4, evil', '127.0.0.1'],
    ["1.2.3.4'; drop table users", '127.0.0.1'],
    ['[2001:db8::1', '127.0.0.1'],
    ['a'.repeat(5000), '127.0.0.1'],
  ])('%j from the proxy', async (forwarded, expected) => {
    expect((await seen('1', forwarded)).read).toBe(expected)
  })
})

describe('what counts as the same address', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:203.0.113.9', '203.0.113.9', true],
    ['203.0.113.9', '203.0.113.10', false],
  ])('%s and %s: %s', async (one, other, isOne) => {
    const [first, second] = [await seen('1', one), await seen('1', other)]
    expect(first.counted === second.counted).toBe(isOne)
  })

  test('an IPv6 socket with an IPv4 client', async () => {
    expect((await seen('off', undefined, '::ffff:203.0.113.9')).counted).toBe('203.0.113.9')
  })
})
