import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import { nameLocally } from '../conformance/local-name.fixture.ts'
import { readMetadata } from './authorization-server.ts'
import * as api from './bluesky.api.ts'
import { type FakeBluesky, startFakeBluesky } from './bluesky.fake.fixture.ts'
import { findIdentity, isDid, isHandle } from './find-identity.ts'

let fake: FakeBluesky
beforeEach(async () => {
  fake = await startFakeBluesky({ findable: true })
})
afterEach(() => fake.close())

const reach = { env: readEnv({}), clock: new TestClock() }
const refused = { kind: 'not-connected', reason: 'address refused' }

test.each([
  'https://10.0.0.1/oauth/token',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/oauth/par',
  'http://127.0.0.1/oauth/token',
])('%s from the metadata of a server is not called', async (url) => {
  expect(await api.outgoing(reach)(url, { method: 'POST', body: { form: { code: 'x' } } })).toEqual(refused)
})

test('a name that leads to this machine is not called, whatever stands at it', async () => {
  onTestFinished(nameLocally('luna.example'))
  expect(await api.readPublic(reach, 'https://luna.example/.well-known/atproto-did')).toEqual(refused)
  expect(await readMetadata(reach, 'https://luna.example')).toMatchObject({ problem: 'address_refused' })
  expect(await findIdentity(reach, 'did:web:luna.example')).toMatchObject({ problem: 'address_refused' })
  expect(await findIdentity(reach, fake.account.remoteId)).toMatchObject({ problem: 'address_refused' })
  expect(fake.requests).toEqual([])
})

test.each([
  ['https://pds.example/oauth/authorize', true],
  ['http://pds.example/oauth/authorize', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://user:pass@pds.example/', false],
  ['/oauth/authorize', false],
])('%s can be led to: %s', (url, expected) => expect(api.isUsable(reach, url)).toBe(expected))

test.each([
  ['luna.bsky.social', true],
  ['xn--pan-8na.es', true],
  ['luna', false],
  ['luna.', false],
  ['10.0.0.1', false],
  ['luna.example:8080', false],
  ['luna.example/x', false],
  ['luna@example.com', false],
  [`${'a'.repeat(64)}.example`, false],
  [`${'a.'.repeat(130)}example`, false],
])('%s is a handle: %s', (text, expected) => expect(isHandle(text)).toBe(expected))

test.each([
  ['did:plc:lunalunalunalunalunaluna', true],
  ['did:plc:lunalunalunalunalunalun1', false],
  ['did:web:luna.example', true],
  ['did:web:luna.example%2Fpath', false],
  ['did:web:luna.example:path', false],
  ['did:web:10.0.0.1', false],
  ['did:key:z6Mk', false],
])('%s is an account: %s', (text, expected) => expect(isDid(text)).toBe(expected))
