import { expect, test } from 'vitest'
import { explainRefusal } from './refusal.ts'

const googleKey =
  '{"error":{"code":400,"status":"INVALID_ARGUMENT","details":[{"reason":"API_KEY_INVALID"}]}}'

test.each([
  ['a wrong key', 401, '{"error":{"message":"Incorrect API key provided: sk-1"}}', 'ai_key_refused'],
  ['a key without the right', 403, '', 'ai_key_refused'],
  ["Google's way to refuse a key", 400, googleKey, 'ai_key_refused'],
  ['a model nobody knows', 404, '{"error":{"code":"model_not_found"}}', 'ai_model_unknown'],
  ['the same in one sentence', 404, '{"error":"model not found"}', 'ai_model_unknown'],
  ['a page that is not there', 404, '<html>Not found</html>', 'ai_unreadable'],
  ['no money left', 402, '', 'ai_quota'],
  ['too many calls', 429, '{"error":{"code":"insufficient_quota"}}', 'ai_quota'],
  ['a call it does not take', 400, '{"error":{"message":"?"}}', 'ai_refused'],
  ['its own trouble', 503, 'busy', 'ai_provider_failed'],
  ['a redirect', 302, '', 'ai_unreadable'],
  ['a success that is none', 200, 'hello', 'ai_unreadable'],
])('%s', (_name, status, text, code) => {
  expect(explainRefusal(status, text)).toBe(code)
})
