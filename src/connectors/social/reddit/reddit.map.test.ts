import { expect, test } from 'vitest'
import type { Answer } from '../http/network-call.ts'
import { failureOf, flairIn } from './reddit.map.ts'
import { communitiesIn, shownName } from './reddit-account.ts'

const now = new Date('2026-11-19T12:00:00Z')
const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  kind: 'answer',
  status,
  body,
  text: JSON.stringify(body),
  header: (name) => headers[name] ?? null,
})
const refused = (name: string, words = 'No.', more = {}) =>
  answer(200, { json: { errors: [[name, words, 'sr']], ...more } })
const waitOf = (given: Answer) => {
  const outcome = failureOf(given, now, true)
  if (outcome.kind !== 'rate-limited') throw new Error(outcome.kind)
  return (outcome.retryAt.getTime() - now.getTime()) / 1000
}

test.each([
  ['SUBREDDIT_NOEXIST', 'destination_gone'],
  ['SUBREDDIT_NOTALLOWED', 'not_allowed'],
  ['DOMAIN_BANNED', 'not_allowed'],
  ['ALREADY_SUB', 'duplicate'],
  ['TOO_LONG', 'too_long'],
  ['SUBMIT_VALIDATION_TITLE_MAX_LENGTH', 'too_long'],
  ['SUBMIT_VALIDATION_FLAIR_REQUIRED', 'flair_required'],
  ['BAD_FLAIR_TEMPLATE_ID', 'flair_unknown'],
  ['SUBMIT_VALIDATION_TITLE_REQUIRED_STRING', 'community_rules'],
  ['SUBMIT_VALIDATION_BODY_BLACKLISTED_STRING', 'community_rules'],
  ['NO_SELFS', 'community_rules'],
  ['NO_LINKS', 'community_rules'],
  ['NO_IMAGES', 'community_rules'],
])('%s is refused for a reason that we know: %s', (name, code) => {
  expect(failureOf(refused(name), now, true)).toEqual({ kind: 'rejected', reason: 'No.', code })
})

test('an error that we do not know is refused in its own words', () => {
  expect(failureOf(refused('SOMETHING_NEW', 'Not today.'), now, true)).toEqual({
    kind: 'rejected',
    reason: 'Not today.',
  })
})

test.each([
  ['in a field', refused('RATELIMIT', 'Take a break for 9 minutes.', { ratelimit: 521.6 }), 522],
  ['in minutes', refused('RATELIMIT', 'Take a break for 9 minutes before trying again.'), 540],
  ['in one minute', refused('RATELIMIT', 'Take a break for 1 minute before trying again.'), 60],
  ['in seconds', refused('RATELIMIT', 'Take a break for 45 seconds before trying again.'), 45],
  ['in milliseconds', refused('RATELIMIT', 'Take a break for 450 milliseconds before trying again.'), 1],
  ['in hours', refused('RATELIMIT', 'Take a break for 2 hours before trying again.'), 7200],
  ['not at all', refused('RATELIMIT', 'you are doing that too much'), 600],
  ['not for a full quota', refused('QUOTA_FILLED', 'You’ve submitted too many links recently.'), 3600],
  ['in a header', answer(429, {}, { 'x-ratelimit-remaining': '0.0', 'x-ratelimit-reset': '77' }), 77],
])('too many posts, the time named %s', (_case, given, seconds) => {
  expect(waitOf(given)).toBe(seconds)
})

test.each([
  [answer(401, {}), 'token-expired'],
  [refused('USER_REQUIRED'), 'token-expired'],
  [answer(502, 'Bad gateway'), 'unknown'],
  [answer(200, { json: { errors: [] } }), 'unknown'],
  [{ kind: 'lost', reason: 'TimeoutError' } as const, 'unknown'],
  [{ kind: 'not-connected', reason: 'ECONNREFUSED' } as const, 'not-sent'],
  [answer(403, { message: 'Forbidden' }), 'rejected'],
])('what an answer means: %#', (given, kind) => {
  expect(failureOf(given, now, true)).toMatchObject({ kind })
})

test('before the post is sent, nothing can have been accepted', () => {
  expect(failureOf({ kind: 'lost', reason: 'TimeoutError' }, now, false)).toMatchObject({ kind: 'not-sent' })
})

test('a list of flairs that cannot be read says nothing', () => {
  expect(flairIn(answer(502, 'Bad gateway'), 'Recipe')).toBeNull()
})

test.each([
  ['r/Breadit, r/bakery', ['Breadit', 'bakery']],
  ['Breadit bakery', ['Breadit', 'bakery']],
  ['/r/Breadit/;/R/breadit', ['breadit']],
  ['https://www.reddit.com/r/Breadit/comments/1/x, old.reddit.com/r/bakery', ['Breadit', 'bakery']],
  ['u/luna_bakery', ['u_luna_bakery']],
  ['https://www.reddit.com/user/luna-bakery/', ['u_luna-bakery']],
  ['', null],
  ['r/', null],
  ['bread & butter', null],
  ['https://example.com/r/Breadit', null],
  [Array.from({ length: 11 }, (_, n) => `r/bread${n}`).join(), null],
])('the communities in "%s"', (entered, names) => {
  expect(communitiesIn(entered)).toEqual(names)
})

test('a profile is named as one', () => {
  expect([shownName('Breadit'), shownName('u_luna_bakery')]).toEqual(['r/Breadit', 'u/luna_bakery'])
})
