import { expect, test } from 'vitest'
import type { Answer } from '../http/network-call.ts'
import { sentOf } from './whatsapp.map.ts'

const now = new Date('2026-11-20T10:00:00Z')

const answered = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  kind: 'answer',
  status,
  body,
  text: JSON.stringify(body),
  header: (name) => headers[name] ?? null,
})
const refused = (code: number, status = 400, more: object = {}) =>
  sentOf(answered(status, { error: { code, message: 'Meta said no', ...more } }), now)

test('a message that Meta took keeps its id', () => {
  const body = { messaging_product: 'whatsapp', contacts: [], messages: [{ id: 'wamid.1' }] }
  expect(sentOf(answered(200, body), now)).toEqual({
    kind: 'result',
    result: { kind: 'sent', remoteId: 'wamid.1' },
  })
})

test.each<[string, Answer]>([
  ['a lost answer', { kind: 'lost', reason: 'timeout' }],
  ['an answer that says nothing', answered(200, { ok: true })],
  ['a gateway on the way', answered(502, '<h1>Bad gateway</h1>')],
  ['an error inside Meta', answered(500, { error: { code: 131_000, message: 'Something went wrong' } })],
])('%s may be a message that arrived, so it is never sent again', (_case, answer) => {
  expect(sentOf(answer, now)).toEqual({ kind: 'result', result: { kind: 'unconfirmed' } })
})

test.each([
  [131_026, 'not_on_network'],
  [131_049, 'limited'],
  [131_050, 'opted_out'],
  [131_030, undefined],
])('%d is about one person', (code, because) => {
  expect(refused(code)).toMatchObject({ kind: 'result', result: { kind: 'refused', because } })
})

test('too many messages to one person wait, the others go on', () => {
  expect(refused(131_056)).toMatchObject({ kind: 'result', result: { kind: 'later' } })
})

test.each([
  [130_429, 60_000],
  [131_048, 3_600_000],
  [80_007, 60_000],
])('%d lets the number rest', (code, ms) => {
  expect(refused(code)).toMatchObject({ kind: 'stop', outcome: { kind: 'rate-limited' }, ms })
})

test('an expired token asks to reconnect', () => {
  expect(refused(190, 401)).toEqual({ kind: 'stop', outcome: { kind: 'needs-reconnect' } })
})

test.each([
  [132_001, 'template_refused'],
  [132_015, 'template_refused'],
  [131_042, 'payment_missing'],
  [131_031, 'number_refused'],
  [368, 'number_refused'],
])('%d ends the post: nobody else gets it', (code, reason) => {
  expect(refused(code)).toMatchObject({ kind: 'end', code: reason })
})

test.each([
  [131_016, 503, {}],
  [131_057, 500, {}],
  [4242, 500, { is_transient: true }],
])('%d is trouble of Meta: tried again later', (code, status, more) => {
  expect(refused(code, status, more)).toMatchObject({ kind: 'trouble' })
})
