import { expect, test } from 'vitest'
import { createSecrets, SealedElsewhere } from './secrets.ts'

const secrets = createSecrets('one app secret, long enough for anybody')

test('a sealed value opens for its row and is unreadable in between', () => {
  const sealed = secrets.seal('ai', 'workspace 1', 'sk-canary')
  expect(secrets.open('ai', 'workspace 1', sealed)).toBe('sk-canary')
  expect(sealed.includes('canary')).toBe(false)
  expect(secrets.seal('ai', 'workspace 1', 'sk-canary').equals(sealed)).toBe(false)
})

test.each([
  ['another row', 'ai', 'workspace 2'],
  ['another purpose', 'mail', 'workspace 1'],
])('does not open for %s', (_what, purpose, context) => {
  const sealed = secrets.seal('ai', 'workspace 1', 'sk-canary')
  expect(() => secrets.open(purpose, context, sealed)).toThrow()
})

test('detects a changed byte', () => {
  const sealed = secrets.seal('ai', 'workspace 1', 'sk-canary')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => secrets.open('ai', 'workspace 1', sealed)).toThrow()
})

test('distinguishes another app secret from damage', () => {
  const sealed = createSecrets('another app secret, just as long as it').seal('ai', 'workspace 1', 'sk')
  expect(() => secrets.open('ai', 'workspace 1', sealed)).toThrow(SealedElsewhere)
})

test('derives always the same bytes for a purpose, and others from another app secret', () => {
  const bytes = secrets.derive('client key', 48)
  expect(bytes).toHaveLength(48)
  expect(secrets.derive('client key', 48).equals(bytes)).toBe(true)
  expect(secrets.derive('another key', 48).equals(bytes)).toBe(false)
  const other = createSecrets('another app secret, just as long as it')
  expect(other.derive('client key', 48).equals(bytes)).toBe(false)
  // What seals is never told.
  expect(secrets.derive('ai', 32).equals(secrets.derive('seal ai', 32))).toBe(false)
})
