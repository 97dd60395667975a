import { createHash, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Answer, NetworkRequest } from '../http/network-call.ts'
import { callWithProof, dpopProof, nonceAgeMs, retriedWithNonce, wantsNonce } from './dpop.ts'
import { exportKey, importKey, keyFromSeed, newSigningKey, SEED_BYTES, thumbprintOf } from './jws.ts'

const now = new Date('2026-03-10T12:00:00.900Z')
const clock = { now: () => now }
const key = newSigningKey()

const partOf = (jwt: string, part: 0 | 1) =>
  JSON.parse(Buffer.from(jwt.split('.')[part] ?? '', 'base64url').toString())

function isSignedBy(jwt: string, jwk: object): boolean {
  const at = jwt.lastIndexOf('.')
  const publicKey = createPublicKey({ format: 'jwk', key: { ...jwk } })
  return verify(
    'sha256',
    Buffer.from(jwt.slice(0, at)),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(jwt.slice(at + 1), 'base64url'),
  )
}

test('a proof is about one request: its method, its address without a query, and its moment', () => {
  const proof = dpopProof({ key, method: 'POST', url: 'https://pds.example/xrpc/a?b=c#d', now })
  expect(partOf(proof, 0)).toEqual({ alg: 'ES256', typ: 'dpop+jwt', jwk: key.publicJwk })
  expect(partOf(proof, 1)).toEqual({
    jti: expect.stringMatching(/^[\da-f-]{36}$/),
    htm: 'POST',
    htu: 'https://pds.example/xrpc/a',
    iat: 1773144000,
  })
  expect(isSignedBy(proof, key.publicJwk)).toBe(true)
  expect(isSignedBy(proof, newSigningKey().publicJwk)).toBe(false)
  expect(isSignedBy(`${proof.slice(0, -4)}AAAA`, key.publicJwk)).toBe(false)
})

test('a proof never shows the private half of its key', () => {
  const proof = dpopProof({ key, method: 'GET', url: 'https://pds.example/', now })
  const { d } = key.key.export({ format: 'jwk' })
  expect(partOf(proof, 0).jwk).toEqual({ kty: 'EC', crv: 'P-256', x: key.publicJwk.x, y: key.publicJwk.y })
  expect(JSON.stringify([partOf(proof, 0), partOf(proof, 1)])).not.toContain(d)
})

test('a proof is bound to the token and the nonce it is sent with, and is never the same twice', () => {
  const proof = () =>
    dpopProof({ key, method: 'GET', url: 'https://pds.example/', now, nonce: 'n', token: 'the-token' })
  const [one, other] = [proof(), proof()].map((each) => partOf(each, 1))
  const ath = createHash('sha256').update('the-token').digest('base64url')
  expect(one).toMatchObject({ nonce: 'n', ath })
  expect(one.jti).not.toBe(other.jti)
})

test('a key comes back from its sealed form, and a seed always gives the same one', () => {
  const again = importKey(exportKey(key))
  expect(again.thumbprint).toBe(key.thumbprint)
  expect(
    isSignedBy(dpopProof({ key: again, method: 'GET', url: 'https://a.example', now }), key.publicJwk),
  ).toBe(true)
  const seed = Buffer.alloc(SEED_BYTES, 7)
  const [first, second] = [keyFromSeed(seed), keyFromSeed(seed)]
  expect(first.publicJwk).toEqual(second.publicJwk)
  expect(
    isSignedBy(dpopProof({ key: first, method: 'GET', url: 'https://a.example', now }), second.publicJwk),
  ).toBe(true)
  expect(keyFromSeed(Buffer.alloc(SEED_BYTES, 8)).thumbprint).not.toBe(first.thumbprint)
  expect(keyFromSeed(Buffer.alloc(SEED_BYTES)).publicJwk.x).toMatch(/^[\w-]{43}$/)
  expect(() => keyFromSeed(Buffer.alloc(32))).toThrow('seed')
  expect(() => importKey('no key')).toThrow()
})

test('the thumbprint of a key does not depend on how it is written', () => {
  const { x, y } = key.publicJwk
  expect(thumbprintOf({ y, x, kty: 'EC', crv: 'P-256' })).toBe(key.thumbprint)
})

test.each([
  [400, { error: 'use_dpop_nonce' }, true],
  [401, { error: 'use_dpop_nonce', message: 'Resource server requires nonce in DPoP proof' }, true],
  [400, { error: 'invalid_dpop_proof' }, false],
  [500, { error: 'use_dpop_nonce' }, false],
  [400, 'use_dpop_nonce', false],
  [400, null, false],
])('%s with %j asks for a nonce: %s', (status, body, expected) => {
  expect(wantsNonce(status, body)).toBe(expected)
})

type Sent = { url: string; nonce: unknown; headers: NetworkRequest['headers'] }

/** A server that wants its nonce, and may change it. */
function serverWithNonce(nonceNow: () => string | null) {
  const sent: Sent[] = []
  const call = async (url: string | URL, { headers }: NetworkRequest): Promise<Answer> => {
    const { nonce } = partOf(headers?.dpop ?? '', 1)
    sent.push({ url: String(url), nonce, headers })
    const wanted = nonceNow()
    const isRight = wanted === null || nonce === wanted
    const body = isRight ? { ok: true } : { error: 'use_dpop_nonce' }
    const header = (name: string) => (name === 'dpop-nonce' ? wanted : null)
    return { kind: 'answer', status: isRight ? 200 : 401, body, text: JSON.stringify(body), header }
  }
  return { sent, call }
}
const origin = () => `https://${crypto.randomUUID()}.example`
const get = { method: 'GET' } as const

test('a server that wants its nonce is asked once more, and remembered', async () => {
  const url = `${origin()}/a`
  const { sent, call } = serverWithNonce(() => 'first')
  const signed = callWithProof(call, { key, clock, token: 'the-token' })
  expect(nonceAgeMs(url)).toBe(Number.POSITIVE_INFINITY)
  expect(await retriedWithNonce(() => signed(url, get))).toMatchObject({ status: 200 })
  expect(sent.map(({ nonce }) => nonce)).toEqual([undefined, 'first'])
  expect(sent[1]?.headers).toMatchObject({ authorization: 'DPoP the-token' })
  await retriedWithNonce(() => signed(url, get))
  expect(sent).toHaveLength(3)
  expect(nonceAgeMs(url)).toBeLessThan(60_000)
})

test('a server that is never content is asked no third time', async () => {
  let number = 0
  const { sent, call } = serverWithNonce(() => `nonce-${number++}`)
  const signed = callWithProof(call, { key, clock })
  const url = origin()
  expect(await retriedWithNonce(() => signed(url, get))).toMatchObject({ status: 401 })
  expect(sent).toHaveLength(2)
})

test('a nonce is never shown to another server, and an absurd one is not kept', async () => {
  const [one, other] = [origin(), origin()]
  const { call } = serverWithNonce(() => 'mine')
  await callWithProof(call, { key, clock })(one, get)
  const second = serverWithNonce(() => null)
  await callWithProof(second.call, { key, clock })(other, get)
  expect(second.sent.map(({ nonce }) => nonce)).toEqual([undefined])
  const third = serverWithNonce(() => 'x'.repeat(10_000))
  await callWithProof(third.call, { key, clock })(other, get)
  expect(nonceAgeMs(other)).toBe(Number.POSITIVE_INFINITY)
})
