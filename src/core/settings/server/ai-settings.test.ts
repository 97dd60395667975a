import { generateText } from 'ai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { type FakeAiServer, refuses, startFakeAiServer } from '#connectors/ai/fake-ai-server.fixture.ts'
import { errorText } from '#platform/errors.ts'
import { createLog } from '#server/log.ts'
import { createSecrets } from '#server/secrets.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { AiSettings } from '../ai-settings.contract.ts'
import { findAiModel } from './ai-settings.service.ts'

const KEY = 'sk-canary-9f8e7d6c5b4a'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ allowPrivateNetwork: true })
})
afterAll(() => at.close())

const read = async (person: Person) => (await person.get('/api/settings/ai')).json<AiSettings>()
const settings = (fake: FakeAiServer, changes: object = {}) => ({
  provider: 'openai-compatible',
  model: 'small',
  baseUrl: fake.url,
  apiKey: KEY,
  ...changes,
})

/** All stored data, as a copy of the database would show it. */
async function dump(): Promise<string> {
  const { rows } = await at.query(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
  )
  let all = ''
  for (const { name } of rows) {
    const [schema, table] = (name ?? '').split('.')
    const content = await at.query(`select string_agg(t::text, '|') as text from "${schema}"."${table}" t`)
    all += content.rows[0]?.text ?? ''
  }
  return all
}

test('nothing is set by default', async () => {
  const ana = await at.person()
  expect(await read(ana)).toEqual({
    source: 'none',
    provider: null,
    model: null,
    baseUrl: null,
    hasKey: false,
    keyHint: null,
    isKeyLost: false,
    testedAt: null,
  })
  expect(await findAiModel(at.deps, await workspaceOf(at, ana))).toBeNull()
})

test('a provider is called once, stored with its key sealed, and used from then on', async () => {
  const fake = await startFakeAiServer()
  const ana = await at.person()
  const answer = await ana.put('/api/settings/ai', settings(fake))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    source: 'workspace',
    provider: 'openai-compatible',
    model: 'small',
    baseUrl: fake.url,
    hasKey: true,
    keyHint: '5b4a',
    isKeyLost: false,
    testedAt: at.clock.now().toISOString(),
  })
  expect(await read(ana)).toEqual(answer.json())
  expect(fake.calls).toMatchObject([{ path: '/v1/chat/completions', key: KEY, model: 'small' }])

  const model = await findAiModel(at.deps, await workspaceOf(at, ana))
  if (!model) throw new Error('There is no model.')
  expect((await generateText({ model, prompt: 'Say yes' })).text).toBe('yes')
  expect(fake.calls.at(-1)).toMatchObject({ key: KEY })
})

test('the key is in no answer and no copy of the database', async () => {
  const fake = await startFakeAiServer()
  const ana = await at.person()
  const answers = [await ana.put('/api/settings/ai', settings(fake)), await ana.get('/api/settings/ai')]
  fake.answer = refuses(401, { error: { message: `Incorrect API key provided: ${KEY}` } })
  answers.push(await ana.put('/api/settings/ai', settings(fake)))
  fake.answer = refuses(500, { error: { message: KEY } })
  answers.push(await ana.put('/api/settings/ai', settings(fake)))
  answers.push(await ana.get('/api/activity'), await ana.get('/api/notifications'))
  for (const { body } of answers) expect(body).not.toContain(KEY)
  const stored = await dump()
  expect(stored).toContain('openai-compatible')
  for (const form of [KEY, Buffer.from(KEY).toString('hex'), Buffer.from(KEY).toString('base64')])
    expect(stored).not.toContain(form)
})

test('the key is in no log, even if it cannot be stored', async () => {
  const fake = await startFakeAiServer()
  const ana = await at.person()
  const logged: string[] = []
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  const seal = () => {
    throw new Error('The disk is full.')
  }
  const loud = await createApp({ ...at.deps, log, secrets: { ...at.deps.secrets, seal } })
  const save = {
    method: 'PUT',
    url: '/api/settings/ai',
    payload: settings(fake),
    headers: { cookie: ana.cookie },
  } as const
  expect((await loud.inject(save)).statusCode).toBe(500)
  fake.answer = refuses(401, { error: { message: KEY } })
  expect((await loud.inject(save)).statusCode).toBe(422)
  await loud.close()
  expect(logged.join('')).toContain('The disk is full.')
  expect(logged.join('')).not.toContain(KEY)
})

describe('a failure stores nothing, keeps the previous settings, and answers the reason in both languages', () => {
  test.each([
    ['a wrong key', refuses(401, { error: { message: `no: ${KEY}` } }), 'ai_key_refused'],
    ['an unknown model', refuses(404, { error: { code: 'model_not_found' } }), 'ai_model_unknown'],
    ['a used-up quota', refuses(429, { error: { code: 'insufficient_quota' } }), 'ai_quota'],
    ['an error of the provider', refuses(502, {}), 'ai_provider_failed'],
    ['a refusal without a known reason', refuses(400, { error: { message: KEY } }), 'ai_refused'],
    ['an answer of another type', refuses(200, { hello: 'world' }), 'ai_unreadable'],
    ['an answer without an answer', refuses(200, { choices: [] }), 'ai_unreadable'],
    [
      'garbage',
      (_: unknown, response: { end: (text: string) => void }) => response.end('<html>'),
      'ai_unreadable',
    ],
    [
      'a broken connection',
      (_: unknown, response: { destroy: () => void }) => response.destroy(),
      'ai_unreachable',
    ],
  ] as const)('%s', async (_name, misbehaviour, code) => {
    const fake = await startFakeAiServer()
    const ana = await at.person()
    await ana.put('/api/settings/ai', settings(fake))
    const before = await read(ana)
    fake.answer = misbehaviour
    for (const language of ['en', 'es'] as const) {
      const answer = await ana.put('/api/settings/ai', settings(fake, { model: 'other' }), {
        headers: { 'accept-language': language },
      })
      expect([answer.statusCode, answer.json()]).toEqual([422, { code, message: errorText(code, language) }])
    }
    expect(await read(ana)).toEqual(before)
  })

  test('a provider that never answers', async () => {
    const fake = await startFakeAiServer()
    fake.answer = () => undefined
    const ana = await at.person()
    const deadlines: number[] = []
    const real = AbortSignal.timeout
    AbortSignal.timeout = (ms) => {
      deadlines.push(ms)
      return real.call(AbortSignal, 100)
    }
    const answer = await ana.put('/api/settings/ai', settings(fake)).finally(() => {
      AbortSignal.timeout = real
    })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'ai_too_slow'])
    expect(deadlines).toContain(20_000)
    expect((await read(ana)).source).toBe('none')
  })
})

describe('an omitted key', () => {
  test('keeps the stored one for the same provider and URL', async () => {
    const fake = await startFakeAiServer()
    const ana = await at.person()
    await ana.put('/api/settings/ai', settings(fake))
    const { apiKey: _, ...rest } = settings(fake, { model: 'larger' })
    expect((await ana.put('/api/settings/ai', rest)).json()).toMatchObject({
      model: 'larger',
      keyHint: '5b4a',
    })
    expect(fake.calls.at(-1)).toMatchObject({ key: KEY, model: 'larger' })
  })

  test('is never sent to another URL or provider', async () => {
    const fake = await startFakeAiServer()
    const thief = await startFakeAiServer()
    const ana = await at.person()
    await ana.put('/api/settings/ai', settings(fake))
    await ana.put('/api/settings/ai', settings(thief, { apiKey: '' }))
    expect(thief.calls.map(({ key }) => key)).toEqual([undefined])
    const answer = await ana.put('/api/settings/ai', { provider: 'openai', model: 'small' })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['apiKey']])
  })
})

test('a key sealed with another app secret has to be entered again', async () => {
  const fake = await startFakeAiServer()
  const ana = await at.person()
  await ana.put('/api/settings/ai', settings(fake))
  const { secrets } = at.deps
  at.deps.secrets = createSecrets('another secret, as after a move to another machine')
  expect(await read(ana)).toMatchObject({
    source: 'workspace',
    hasKey: false,
    keyHint: null,
    isKeyLost: true,
  })
  expect(await findAiModel(at.deps, await workspaceOf(at, ana))).toBeNull()
  at.deps.secrets = secrets
})

test("the installation's provider is used and shown without its URL, until the workspace has its own", async () => {
  const shared = await startFakeAiServer()
  const own = await startFakeAiServer()
  const ana = await at.person()
  const ai = {
    provider: 'openai-compatible',
    model: 'shared',
    apiKey: 'of-the-operator',
    baseUrl: shared.url,
  } as const
  Object.assign(at.deps.env, { ai, allowPrivateNetwork: false })
  const answer = await ana.get('/api/settings/ai')
  expect(answer.json()).toMatchObject({
    source: 'installation',
    model: 'shared',
    baseUrl: null,
    keyHint: null,
  })
  expect(answer.body).not.toContain('of-the-operator')
  const model = await findAiModel(at.deps, await workspaceOf(at, ana))
  if (!model) throw new Error('There is no model.')
  expect((await generateText({ model, prompt: 'Say yes' })).text).toBe('yes')
  expect(shared.calls).toHaveLength(1)
  Object.assign(at.deps.env, { allowPrivateNetwork: true })
  await ana.put('/api/settings/ai', settings(own))
  expect(await read(ana)).toMatchObject({ source: 'workspace', model: 'small' })
  await ana.delete('/api/settings/ai')
  expect((await read(ana)).source).toBe('installation')
  Object.assign(at.deps.env, { ai: null })
  expect((await read(ana)).source).toBe('none')
})

test('refuses a private address with advice for the operator, without a call', async () => {
  const fake = await startFakeAiServer()
  const ana = await at.person()
  Object.assign(at.deps.env, { allowPrivateNetwork: false })
  for (const baseUrl of [
    fake.url,
    fake.url.replace('127.0.0.1', 'localhost'),
    'http://[::ffff:127.0.0.1]/v1',
  ]) {
    const answer = await ana.put('/api/settings/ai', settings(fake, { baseUrl }))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'address_private'])
    expect(answer.json().message).toContain('ALLOW_PRIVATE_NETWORK=true')
  }
  Object.assign(at.deps.env, { allowPrivateNetwork: true })
  expect(fake.calls).toEqual([])
})

test.each([
  ['no address', { baseUrl: '' }, 'baseUrl'],
  ['a file', { baseUrl: 'file:///etc/passwd' }, 'baseUrl'],
  ['a name and password in the address', { baseUrl: 'http://user:password@ai.example/v1' }, 'baseUrl'],
  ['no model', { model: ' ' }, 'model'],
  ['an unknown provider', { provider: 'other' }, 'provider'],
  ['a key with a line break', { apiKey: 'sk\r\nx-other: 1' }, 'apiKey'],
])('refuses %s without a call', async (_name, changes, field) => {
  const fake = await startFakeAiServer()
  const ana = await at.person()
  const answer = await ana.put('/api/settings/ai', settings(fake, changes))
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  expect(fake.calls).toEqual([])
})

test('members neither see nor change it; managers do both', async () => {
  const fake = await startFakeAiServer()
  const ana = await at.person()
  const as = (role: string) =>
    at.query('update memberships set role = $1 where user_id = $2', [role, ana.user.id])
  await as('member')
  for (const answer of [
    await ana.get('/api/settings/ai'),
    await ana.put('/api/settings/ai', settings(fake)),
    await ana.delete('/api/settings/ai'),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  expect(fake.calls).toEqual([])
  await as('manager')
  expect((await ana.put('/api/settings/ai', settings(fake))).statusCode).toBe(200)
  expect((await read(ana)).source).toBe('workspace')
})
