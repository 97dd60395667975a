import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Tokens } from '#connectors/social/connect/tokens.ts'
import { createSecrets } from '#server/secrets.ts'
import { openAccount, sealTokens } from './account-secret.ts'

const secrets = createSecrets('a secret for this test alone, and long enough')
const id = randomUUID()
const account = { remoteId: 'r1', site: 'https://shop.example', limits: { maxText: 5000 } }
const row = (secret: string | null) => ({ ...account, grantId: id, secret })
const sealedTokens = (tokens: Tokens, of = id, by = secrets) => sealTokens(by, of, tokens).secret
const sealed = (text: string) => secrets.seal('social account', id, text).toString('base64')

test.each([
  [{ secret: 'access' }],
  [{ secret: 'access', refresh: 'refresh' }],
  [{ secret: 'access', refresh: 'refresh', expiresAt: new Date('2026-03-10T12:00:00.123Z') }],
])('a sealed secret opens unchanged: %j', (tokens) => {
  expect(openAccount(secrets, row(sealedTokens(tokens)))).toEqual({ ...account, ...tokens })
})

test('opens a legacy secret with a single token', () => {
  const token = 'x'.repeat(43)
  expect(openAccount(secrets, row(sealed(token)))).toEqual({ ...account, secret: token })
})

test('only the tokens of the row are sealed', () => {
  const opened = { secret: 'access', ...account }
  const text = secrets.open('social account', id, Buffer.from(sealedTokens(opened) ?? '', 'base64'))
  expect(JSON.parse(text)).toEqual({ secret: 'access' })
})

test.each([
  ['nothing', null],
  ['a truncated value', sealed('{"secret":"acc')],
  ['something else', sealed('{"refresh":"r"}')],
  ['an invalid date', sealed('{"secret":"a","expiresAt":"soon"}')],
  [
    'a value sealed with another app secret',
    sealedTokens({ secret: 'access' }, id, createSecrets('another one')),
  ],
  ['a value sealed for another row', sealedTokens({ secret: 'access' }, randomUUID())],
])('%s opens nothing', (_case, secret) => expect(openAccount(secrets, row(secret))).toBeNull())

test('what may be known without opening: the end of the access, and whether we can renew it', () => {
  const expiresAt = new Date('2026-03-10T12:00:00.123Z')
  expect(sealTokens(secrets, id, { secret: 'a' })).toMatchObject({ expiresAt: null, canRenew: false })
  expect(sealTokens(secrets, id, { secret: 'a', refresh: 'r', expiresAt })).toMatchObject({
    expiresAt,
    canRenew: true,
  })
})
