import { expect, test } from 'vitest'
import type { ObservedCall } from './network-call.ts'
import { observeCalls } from './observe-calls.ts'

const call = (given: Partial<ObservedCall>): ObservedCall => ({
  method: 'POST',
  status: 422,
  text: '{"error":"no"}',
  isRefused: (given.status ?? 422) >= 400,
  restUntil: null,
  ...given,
})

function refusalOf(given: Partial<ObservedCall>, secret = 'token-of-luna-bakery', refresh?: string) {
  const { observed, onAnswer } = observeCalls({ secret, refresh })
  onAnswer(call(given))
  return observed.refusal
}

test('a refusal is kept as it came, an accepted call is not', () => {
  expect(refusalOf({})).toBe('HTTP 422\n{"error":"no"}')
  expect(refusalOf({ status: 404, text: '' })).toBe('HTTP 404')
  expect(refusalOf({ status: 200 })).toBeNull()
  expect(refusalOf({ status: 200, isRefused: true })).toBe('HTTP 200\n{"error":"no"}')
})

test('deleting what came before a refusal does not replace it', () => {
  const { observed, onAnswer } = observeCalls({ secret: 'token-of-luna-bakery' })
  onAnswer(call({ text: 'too long' }))
  onAnswer(call({ method: 'DELETE', status: 404, text: 'not here' }))
  expect(observed.refusal).toBe('HTTP 422\ntoo long')
})

test('a server that wants its nonce refuses nothing: the next call answers it', () => {
  expect(refusalOf({ status: 401, text: '{"error":"use_dpop_nonce"}' })).toBeNull()
  expect(refusalOf({ status: 401, text: '{"error":"invalid_dpop_proof"}' })).toContain('invalid_dpop_proof')
})

test.each<[string, string, string | undefined, Record<string, string>]>([
  ['the token', 'canary-5f1c9a77', undefined, {}],
  ['the refresh token', 'another-token', 'canary-5f1c9a77', {}],
  ['a part of a path', 'webhook:2237/canary-5f1c9a77', undefined, {}],
  ['a field', JSON.stringify({ token: 'canary-5f1c9a77', clientId: 'client-of-luna' }), undefined, {}],
  ['a renewed token', 'the-old-one', undefined, { authorization: 'Bearer canary-5f1c9a77' }],
  ['a token with a proof', 'the-old-one', undefined, { authorization: 'DPoP canary-5f1c9a77' }],
  ['a proof', 'the-old-one', undefined, { dpop: 'canary-5f1c9a77' }],
  [
    'a password',
    'luna',
    undefined,
    { authorization: `Basic ${Buffer.from('luna:canary-5f1c9a77').toString('base64')}` },
  ],
])('an answer that repeats a secret is kept without it: %s', (_case, secret, refresh, headers) => {
  const sent = Object.values(headers).join()
  const text = `Unknown canary-5f1c9a77, sent as ${sent} in /bot/canary-5f1c9a77/send`
  const refusal = refusalOf({ text, headers }, secret, refresh)
  expect(refusal).toContain('Unknown […]')
  expect(refusal).not.toContain('canary')
  expect(refusal).not.toContain(Buffer.from('luna:canary-5f1c9a77').toString('base64'))
})

test('a secret that is encoded in an address is removed too', () => {
  expect(refusalOf({ text: 'at /x?token=a%2Fb%20c%3Dcanary' }, 'a/b c=canary')).not.toContain('canary')
})

test('long and broken answers are cut and repaired', () => {
  expect(refusalOf({ text: 'x'.repeat(900_000) })).toHaveLength(4000)
  expect(refusalOf({ text: 'a\0b\uD800' })).toBe('HTTP 422\nab\uFFFD')
})

test('the longest rest counts', () => {
  const { observed, onAnswer } = observeCalls({ secret: 'token-of-luna-bakery' })
  const [soon, late] = [new Date(1000), new Date(2000)]
  for (const restUntil of [soon, late, null, soon]) onAnswer(call({ status: 200, restUntil }))
  expect(observed.restUntil).toBe(late)
})
