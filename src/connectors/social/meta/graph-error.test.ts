import { expect, test } from 'vitest'
import type { Answer } from '../http/network-call.ts'
import { failureOf } from './graph-error.ts'

const now = new Date('2026-11-19T12:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

function answerOf(
  error: object,
  { status = 400, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Answer {
  const body = { error: { message: 'No.', type: 'OAuthException', ...error } }
  return {
    kind: 'answer',
    status,
    body,
    text: JSON.stringify(body),
    header: (name) => headers[name] ?? null,
  }
}

const usage = JSON.stringify({
  '104': [
    { type: 'pages', call_count: 100, estimated_time_to_regain_access: 12 },
    { type: 'instagram', call_count: 3, estimated_time_to_regain_access: 0 },
  ],
})

test.each<[string, Answer, object]>([
  ['an ended token', answerOf({ code: 190, error_subcode: 463 }), { kind: 'needs-reconnect' }],
  ['an ended token, with 401', answerOf({ code: 190 }, { status: 401 }), { kind: 'needs-reconnect' }],
  [
    'too many calls, foretold',
    answerOf({ code: 80_001 }, { headers: { 'x-business-use-case-usage': usage } }),
    { kind: 'rate-limited', retryAt: inMinutes(12) },
  ],
  [
    'too many calls, with a header that is no JSON',
    answerOf(
      { code: 4 },
      { headers: { 'x-business-use-case-usage': '{', 'x-app-usage': '{"call_count":100}' } },
    ),
    { kind: 'rate-limited', retryAt: inMinutes(5) },
  ],
  ['too many calls of a person', answerOf({ code: 17 }), { kind: 'rate-limited', retryAt: inMinutes(5) }],
  [
    'too many posts a day',
    answerOf({ code: 9, error_subcode: 2_207_042 }, { status: 403 }),
    { kind: 'rate-limited', retryAt: inMinutes(60) },
  ],
  ['a right that is missing', answerOf({ code: 200 }), { kind: 'rejected', code: 'not_allowed' }],
  ['a right of the app', answerOf({ code: 10 }), { kind: 'rejected', code: 'not_allowed' }],
  ['a block', answerOf({ code: 368 }), { kind: 'rejected', code: 'not_allowed' }],
  [
    'what looks like spam',
    answerOf({ code: 4, error_subcode: 2_207_051 }),
    { kind: 'rejected', code: 'not_allowed' },
  ],
  [
    'a Page that is gone',
    answerOf({ code: 100, error_subcode: 33 }),
    { kind: 'rejected', code: 'destination_gone' },
  ],
  [
    'an image that is too large',
    answerOf({ code: 36_000, error_subcode: 2_207_004, error_user_msg: 'It should be less than 8 MiB.' }),
    { kind: 'rejected', code: 'file_too_big', reason: 'It should be less than 8 MiB.' },
  ],
  [
    'a long caption',
    answerOf({ code: 36_004, error_subcode: 2_207_010 }),
    { kind: 'rejected', code: 'too_long' },
  ],
  ['a field that is wrong', answerOf({ code: 100 }), { kind: 'rejected', reason: 'No.' }],
  ['an error of its own', answerOf({ code: 1 }), { kind: 'unknown' }],
  ['an error of its own, with 500', answerOf({ code: 2 }, { status: 500 }), { kind: 'unknown' }],
  ['what it calls passing', answerOf({ code: 100, is_transient: true }), { kind: 'unknown' }],
  ['an error of Instagram itself', answerOf({ code: -1, error_subcode: 2_207_001 }), { kind: 'unknown' }],
])('%s', (_what, answer, outcome) => {
  expect(failureOf(answer, now, true)).toMatchObject(outcome)
  // Before the call that makes it visible, nothing was accepted.
  if ('kind' in outcome && outcome.kind === 'unknown')
    expect(failureOf(answer, now, false)).toMatchObject({ kind: 'not-sent' })
})

test('fields that are missing or of another kind lose no error', () => {
  const odd = answerOf({
    code: '190',
    error_subcode: null,
    message: null,
    error_user_msg: 7,
    is_transient: 'no',
  })
  expect(failureOf(odd, now, true)).toEqual({ kind: 'rejected', reason: 'HTTP 400' })
})
