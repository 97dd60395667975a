import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ rateLimits: true })
})
afterAll(() => at.close())

describe('cross-site requests', () => {
  const brand = { name: 'Planted' }
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['a request the browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
  ])('%s changes nothing', async (_name, headers) => {
    const ana = await at.person()
    const answer = await ana.post('/api/brands', brand, { headers })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site'])
    expect((await ana.get('/api/brands')).json()).toHaveLength(1)
    at.clock.advance(3600)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'does not read a form of type %s',
    async (type) => {
      const ana = await at.person()
      const answer = await ana.call({
        method: 'POST',
        url: '/api/brands',
        payload: JSON.stringify(brand),
        headers: { 'content-type': type },
      })
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_type'])
      at.clock.advance(3600)
    },
  )

  test('accepts our own pages', async () => {
    const ana = await at.person()
    const headers = {
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      'sec-fetch-site': 'same-origin',
    }
    expect((await ana.post('/api/brands', brand, { headers })).statusCode).toBe(201)
    at.clock.advance(3600)
  })
})

test('with PUBLIC_URL, no forwarded host makes another site our own', async () => {
  const proxied = await createTestApp({
    publicUrl: 'https://shop.example',
    trustProxy: readEnv({ TRUST_PROXY: '1' }).trustProxy,
  })
  const ana = await proxied.person()
  const from = (origin: string) =>
    ana.post(
      '/api/brands',
      { name: 'One' },
      { headers: { origin, host: 'app:3000', 'x-forwarded-host': 'evil.example' } },
    )
  expect((await from('https://evil.example')).statusCode).toBe(403)
  expect((await from('https://shop.example')).statusCode).toBe(201)
  await proxied.close()
})

describe('guessing passwords', () => {
  const wrong = { email: 'victim@example.com', password: 'a wrong guess' }
  const guess = (options: { remoteAddress?: string; forwarded?: string } = {}) =>
    at.call({
      method: 'POST',
      url: '/api/login',
      payload: wrong,
      remoteAddress: options.remoteAddress ?? '192.0.2.7',
      headers: options.forwarded ? { 'x-forwarded-for': options.forwarded } : {},
    })

  test('after ten wrong passwords the address has to wait; other addresses and later tries are free', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 12; round++) statuses.push((await guess()).statusCode)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const refused = await guess({ forwarded: '203.0.113.9' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await guess({ remoteAddress: '192.0.2.8' })).statusCode).toBe(401)
    at.clock.advance(901)
    expect((await guess()).statusCode).toBe(401)
  })

  test('limits sign-ups from one address', async () => {
    const signUp = (round: number) =>
      at.call({
        method: 'POST',
        url: '/api/signup',
        remoteAddress: '192.0.2.50',
        payload: {
          firstName: 'A',
          lastName: 'B',
          email: `many${round}@example.com`,
          password: 'long enough',
        },
      })
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) statuses.push((await signUp(round)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('headers', () => {
  test.each(['/api/health', '/api/customers', '/nothing-here'])(
    '%s has the security headers',
    async (url) => {
      const { headers } = await at.call({ url })
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(headers['content-security-policy']).toContain(rule)
      }
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test('on https the session cookie is bound to the host, and HSTS is sent', async () => {
    const secure = await createTestApp({ publicUrl: 'https://shop.example', rateLimits: false })
    const answer = await secure.call({
      method: 'POST',
      url: '/api/signup',
      payload: { firstName: 'A', lastName: 'B', email: 'a@example.com', password: 'long enough' },
    })
    expect(answer.cookies).toMatchObject([
      { name: '__Host-session', secure: true, httpOnly: true, path: '/' },
    ])
    expect(answer.headers['strict-transport-security']).toContain('max-age=')
    await secure.close()
  })
})

test('without a session, existing and missing resources look alike', async () => {
  for (const url of [
    '/api/nothing',
    '/api/customers/',
    '//api/customers',
    '/API/customers',
    '/api/%2e%2e/customers',
  ]) {
    const answer = await at.call({ url })
    expect([url, answer.statusCode, answer.body]).toEqual([
      url,
      401,
      '{"code":"unauthorized","message":"Unauthorized"}',
    ])
  }
})
