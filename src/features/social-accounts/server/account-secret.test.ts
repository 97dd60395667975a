import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecrets } from '#server/secrets.ts'
import { openAccount, sealSecret } from './account-secret.ts'

const secrets = createSecrets('a secret for this test alone, and long enough')
const id = randomUUID()
const row = (secret: string | null, of = id) => ({ id: of, remoteId: 'r1', secret })
const sealed = (text: string) => secrets.seal('social account', id, text).toString('base64')

test.each([
  [{ secret: 'access' }],
  [{ secret: 'access', refresh: 'refresh' }],
  [{ secret: 'access', refresh: 'refresh', expiresAt: new Date('2026-03-10T12:00:00.123Z') }],
])('a sealed secret opens unchanged: %j', (tokens) => {
  expect(openAccount(secrets, row(sealSecret(secrets, id, tokens)))).toEqual({ remoteId: 'r1', ...tokens })
})

test('opens a legacy secret with a single token', () => {
  const token = 'x'.repeat(43)
  expect(openAccount(secrets, row(sealed(token)))).toEqual({ remoteId: 'r1', secret: token })
})

test('only the tokens of the row are sealed', () => {
  const account = { secret: 'access', remoteId: 'r1' }
  const text = secrets.open('social account', id, Buffer.from(sealSecret(secrets, id, account), 'base64'))
  expect(JSON.parse(text)).toEqual({ secret: 'access' })
})

test.each([
  ['nothing', null],
  ['a truncated value', sealed('{"secret":"acc')],
  ['something else', sealed('{"refresh":"r"}')],
  ['an invalid date', sealed('{"secret":"a","expiresAt":"soon"}')],
  [
    'a value sealed with another app secret',
    sealSecret(createSecrets('another one'), id, { secret: 'access' }),
  ],
  ['a value sealed for another row', sealSecret(secrets, randomUUID(), { secret: 'access' })],
])('%s opens nothing', (_case, secret) => expect(openAccount(secrets, row(secret))).toBeNull())
