import { expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { fakeNetworks } from '#connectors/social/conformance/fake-networks.fixture.ts'
import { partsOf } from '#connectors/social/http/observe-calls.ts'
import { asCurl } from '../scripts/record/as-curl.ts'
import { recordRequests } from '../scripts/record/record-requests.ts'

const kinds = fakeNetworks
  .filter((kind) => !kind.startProxy)
  .map((kind) => [kind.way ? `${kind.platform} (${kind.way})` : kind.platform, kind] as const)

test.each(kinds)('what goes to %s is told as commands without a secret', async (_title, kind) => {
  const recordings = await recordRequests(kind, readEnv, 'https://network.example')
  expect(recordings.length).toBeGreaterThan(0)
  const { account, app, close } = await kind.start()
  await close()
  const secrets = [account.secret, account.refresh ?? '', app?.clientSecret ?? '']
    .flatMap(partsOf)
    .filter((part) => part.length >= 20)
  for (const { title, commands } of recordings) {
    expect([title, commands.length]).not.toEqual([title, 0])
    for (const command of commands) {
      expect(command).toMatch(/^curl --request (GET|POST|PUT|PATCH|DELETE) 'https:\/\/[\w.-]+\//)
      expect(command).not.toContain('127.0.0.1')
      expect(secrets.filter((secret) => command.includes(secret))).toEqual([])
    }
  }
})

const request = (headers: Record<string, string>, body = '') => ({
  method: 'POST',
  path: '/posts',
  headers: { host: 'network.example', ...headers },
  body: Buffer.from(body),
})

test.each([
  [
    'json',
    request({ 'content-type': 'application/json' }, `{"text":"Luna's"}`),
    `--data '{"text":"Luna'\\''s"}'`,
  ],
  [
    'a form',
    request({ 'content-type': 'application/x-www-form-urlencoded' }, 'text=a+%26+b'),
    `--data-urlencode 'text=a & b'`,
  ],
  ['a token', request({ authorization: 'Bearer abc' }), `--header 'authorization: Bearer '"$TOKEN"''`],
  ['a login', request({ authorization: 'Basic abc' }), `--header 'authorization: Basic '"$TOKEN"''`],
  ['a file', request({ 'content-type': 'video/mp4' }, 'film'), '--data-binary @file'],
])('%s is written as the shell reads it', (_what, given, expected) => {
  const command = asCurl(given, 'https://network.example')
  expect(command).toContain(expected)
  expect(command).not.toContain('host:')
})
