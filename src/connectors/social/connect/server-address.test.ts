import { expect, test } from 'vitest'
import { serverOrigin } from './server-address.ts'

test.each([
  ['mastodon.social', 'https://mastodon.social'],
  [' https://Mastodon.Social/@luna ', 'https://mastodon.social'],
  ['luna.example:8443/path', 'https://luna.example:8443'],
  ['http://luna.example', 'https://luna.example'],
  ['', null],
  ['not an address', null],
  ['ftp://luna.example', null],
  ['https://luna:secret@luna.example', null],
])('%j leads to %j', (entered, origin) => {
  expect(serverOrigin(entered, { allowPrivateNetwork: false })).toBe(origin)
})

test('http stays http if the operator allows private networks', () => {
  expect(serverOrigin('http://192.168.1.5:3000', { allowPrivateNetwork: true })).toBe(
    'http://192.168.1.5:3000',
  )
})
