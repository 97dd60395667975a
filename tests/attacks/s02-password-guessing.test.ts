import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
let victim: Person
beforeAll(async () => {
  at = await createTestApp({ rateLimits: true })
})
beforeEach(async () => {
  at.clock.advance(24 * 60 * 60)
  victim = await at.person()
})
afterAll(() => at.close())

type From = { address: string; forwarded?: string }

const signIn = (password: string, { address, forwarded }: From, app = at, email = victim.email) =>
  app.call({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
    remoteAddress: address,
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  })

const guess = async (from: From, app = at, email = victim.email) =>
  (await signIn('a wrong guess', from, app, email)).statusCode

test('S02: twenty wrong passwords from one address: ten are checked, and a forged header changes nothing', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 10; n++) statuses.push(await guess({ address: '192.0.2.7' }))
  for (let n = 0; n < 10; n++)
    statuses.push(await guess({ address: '192.0.2.7', forwarded: `203.0.113.${n}` }))
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)])
})

test('S02: the owner can sign in from another address immediately, and from that one after the wait', async () => {
  for (let n = 0; n < 200; n++) await guess({ address: '192.0.2.8' })
  expect((await signIn(victim.password, { address: '198.51.100.4' })).statusCode).toBe(200)
  const refused = await signIn(victim.password, { address: '192.0.2.8' })
  expect(refused.statusCode).toBe(429)
  at.clock.advance(Number(refused.headers['retry-after']))
  expect((await signIn(victim.password, { address: '192.0.2.8' })).statusCode).toBe(200)
})

test('S02: many addresses share one limit per account, and the owner keeps the addresses they signed in from', async () => {
  const own = { address: '198.51.100.9' }
  expect((await signIn(victim.password, own)).statusCode).toBe(200)
  const statuses: number[] = []
  for (let n = 0; n < 120; n++) statuses.push(await guess({ address: `10.1.${n}.1` }))
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(100)
  expect(statuses.slice(-20)).toEqual(Array(20).fill(429))
  expect((await signIn(victim.password, own)).statusCode).toBe(200)
  at.clock.advance(3600)
  expect((await signIn(victim.password, { address: '10.1.1.1' })).statusCode).toBe(200)
})

test('S02: an unknown address learns nothing from a refusal', async () => {
  const unknown = 'nobody-has-this@example.com'
  const statuses: number[] = []
  for (let n = 0; n < 110; n++) statuses.push(await guess({ address: `10.2.${n}.1` }, at, unknown))
  expect(statuses).toEqual([...Array(100).fill(401), ...Array(10).fill(429)])
})

test('S02: behind one trusted proxy, 1,000 forged X-Forwarded-For count as one address', async () => {
  const proxied = await createTestApp({
    rateLimits: true,
    trustProxy: readEnv({ TRUST_PROXY: '1' }).trustProxy,
  })
  const email = 'victim@example.com'
  let looked = 0
  for (let n = 0; n < 1000; n++) {
    // The attacker's value comes first; the proxy appends the address it sees.
    const forwarded = `203.0.${n >> 8}.${n & 255}, 192.0.2.66`
    if ((await guess({ address: '127.0.0.1', forwarded }, proxied, email)) === 401) looked++
  }
  expect(looked).toBe(10)
  expect(await guess({ address: '127.0.0.1', forwarded: '192.0.2.67' }, proxied, email)).toBe(401)
  await proxied.close()
})
