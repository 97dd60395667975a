import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

describe('the AI provider of the installation', () => {
  test('is absent unless it is set', () => {
    expect(readEnv({}).ai).toBeNull()
    expect(readEnv({ AI_PROVIDER: '', AI_MODEL: '' }).ai).toBeNull()
  })

  test('is taken as a whole', () => {
    expect(readEnv({ AI_PROVIDER: 'anthropic', AI_MODEL: 'some', AI_API_KEY: 'k' }).ai).toEqual({
      provider: 'anthropic',
      model: 'some',
      apiKey: 'k',
      baseUrl: null,
    })
    const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'some', AI_BASE_URL: 'http://localhost:1/v1' }
    expect(readEnv(local).ai).toMatchObject({ apiKey: null, baseUrl: 'http://localhost:1/v1' })
  })

  test.each([
    [{ AI_MODEL: 'some' }, 'AI_PROVIDER'],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'some' }, 'AI_API_KEY'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'some' }, 'AI_BASE_URL'],
    [{ AI_PROVIDER: 'other', AI_MODEL: 'some' }, 'AI_PROVIDER'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'some', AI_BASE_URL: 'file:///x' }, 'AI_BASE_URL'],
  ])('half of one (%o) is refused with the name of what is wrong', (source, name) => {
    expect(() => readEnv(source)).toThrow(EnvError)
    expect(() => readEnv(source)).toThrow(new RegExp(`^  ${name}: `, 'm'))
  })
})

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
  ['on', true],
])('ALLOW_PRIVATE_NETWORK=%s allows private addresses: %s', (value, expected) => {
  expect(readEnv({ ALLOW_PRIVATE_NETWORK: value }).allowPrivateNetwork).toBe(expected)
})
