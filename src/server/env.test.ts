import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

describe('where the contact form writes to', () => {
  test.each([
    ['nothing is set', {}, undefined],
    ['only the sender of mails is set', { MAIL_FROM: 'My shop <hello@shop.example>' }, 'hello@shop.example'],
    ['the sender is a bare address', { MAIL_FROM: ' hello@shop.example ' }, 'hello@shop.example'],
    [
      'the sender has a bracket in its name',
      { MAIL_FROM: 'A <b> <hello@shop.example>' },
      'hello@shop.example',
    ],
    ['the sender leads nowhere', { MAIL_FROM: 'My shop <no-reply@localhost>' }, undefined],
    [
      'an own address is set',
      { MAIL_FROM: 'My shop <hello@shop.example>', CONTACT_EMAIL: 'help@shop.example' },
      'help@shop.example',
    ],
    [
      'the own address is left blank',
      { MAIL_FROM: 'hello@shop.example', CONTACT_EMAIL: '' },
      'hello@shop.example',
    ],
  ])('%s', (_case, source, expected) => {
    expect(readEnv(source).contactEmail).toBe(expected)
  })

  test.each(['help', 'a@shop.example, b@shop.example', 'Help <help@shop.example>'])(
    '%s is refused at the start',
    (address) => {
      expect(() => readEnv({ CONTACT_EMAIL: address })).toThrow(EnvError)
      expect(() => readEnv({ CONTACT_EMAIL: address })).toThrow(/CONTACT_EMAIL: must be one e-mail address/)
    },
  )
})
