import { generateText } from 'ai'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type FakeAiServer, refuses, startFakeAiServer } from '#connectors/ai/fake-ai-server.fixture.ts'
import { localAi } from '#connectors/ai/local-servers.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { AiSettings } from '../ai-settings.contract.ts'
import { findAiModel } from './ai-settings.service.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ allowPrivateNetwork: false, localAi: 'on' })
})
afterAll(() => at.close())

const models = (...ids: string[]) => refuses(200, { object: 'list', data: ids.map((id) => ({ id })) })

/** A program on this machine, where the app looks for it. */
async function startLocal(name = 'Ollama'): Promise<FakeAiServer> {
  const fake = await startFakeAiServer()
  fake.answer = (call, response) => {
    if (call.path === '/v1/models') models('llama3.1', 'nomic-embed-text')(call, response)
    else
      refuses(200, { choices: [{ index: 0, message: { role: 'assistant', content: 'yes' } }] })(
        call,
        response,
      )
  }
  const { servers } = localAi
  localAi.servers = [{ name, port: Number(new URL(fake.url).port) }]
  onTestFinished(() => {
    localAi.servers = servers
  })
  return fake
}

test('an owner is offered the models that can write, and connects one without a key', async () => {
  const fake = await startLocal()
  const ana = await at.person()
  const found = await ana.get('/api/settings/ai/local')
  expect(found.json()).toEqual({
    isAllowed: true,
    servers: [{ name: 'Ollama', baseUrl: fake.url, models: ['llama3.1'] }],
  })
  const answer = await ana.post('/api/settings/ai/local', { baseUrl: fake.url, model: 'llama3.1' })
  expect([answer.statusCode, answer.json<AiSettings>()]).toMatchObject([
    200,
    { source: 'workspace', model: 'llama3.1', baseUrl: fake.url, hasKey: false },
  ])
  const model = await findAiModel(at.deps, await workspaceOf(at, ana))
  if (!model) throw new Error('There is no model.')
  expect((await generateText({ model, prompt: 'Say yes' })).text).toBe('yes')
  expect(fake.calls.at(-1)).toMatchObject({ path: '/v1/chat/completions', key: undefined })
})

test('older programs list their models elsewhere', async () => {
  const fake = await startLocal()
  fake.answer = (call, response) =>
    call.path === '/api/tags'
      ? refuses(200, { models: [{ name: 'mistral:7b' }] })(call, response)
      : refuses(404, {})(call, response)
  const ana = await at.person()
  expect((await ana.get('/api/settings/ai/local')).json()).toMatchObject({
    servers: [{ models: ['mistral:7b'] }],
  })
})

test.each([
  ['is no such program', refuses(200, '<html>')],
  ['refuses', refuses(401, {})],
  ['breaks off', (_: unknown, response: { destroy: () => void }) => response.destroy()],
] as const)('a server that %s is not offered', async (_name, answer) => {
  const fake = await startLocal()
  fake.answer = answer
  const ana = await at.person()
  expect((await ana.get('/api/settings/ai/local')).json()).toEqual({ isAllowed: true, servers: [] })
})

test('nothing else on this machine can be reached that way', async () => {
  const [fake, other] = [await startLocal(), await startFakeAiServer()]
  const ana = await at.person()
  for (const body of [
    { baseUrl: other.url, model: 'llama3.1' },
    { baseUrl: fake.url, model: 'unknown' },
    { baseUrl: fake.url.replace('127.0.0.1', 'localhost'), model: 'llama3.1' },
  ])
    expect((await ana.post('/api/settings/ai/local', body)).json().code).toBe('ai_unreachable')
  expect(other.calls).toEqual([])
  expect(fake.calls.every(({ path }) => path === '/v1/models')).toBe(true)
  const typed = { provider: 'openai-compatible', model: 'llama3.1', baseUrl: fake.url }
  expect((await ana.put('/api/settings/ai', typed)).json().code).toBe('address_private')
})

test('managers neither look for programs nor connect one', async () => {
  const fake = await startLocal()
  const ana = await at.person()
  await at.query("update memberships set role = 'manager' where user_id = $1", [ana.user.id])
  expect((await ana.get('/api/settings/ai/local')).statusCode).toBe(403)
  const body = { baseUrl: fake.url, model: 'llama3.1' }
  expect((await ana.post('/api/settings/ai/local', body)).statusCode).toBe(403)
  expect(fake.calls).toEqual([])
})

test('unless the operator allows it, nothing is looked for, chosen or called, not even what was chosen before', async () => {
  const fake = await startLocal()
  const ana = await at.person()
  const body = { baseUrl: fake.url, model: 'llama3.1' }
  expect((await ana.post('/api/settings/ai/local', body)).statusCode).toBe(200)
  const { env } = at.deps
  env.localAi = 'off'
  onTestFinished(() => {
    env.localAi = 'on'
  })
  const model = await findAiModel(at.deps, await workspaceOf(at, ana))
  if (!model) throw new Error('There is no model.')
  fake.calls.length = 0
  await expect(generateText({ model, prompt: 'Say yes', maxRetries: 0 })).rejects.toThrow()
  expect((await ana.get('/api/settings/ai/local')).json()).toEqual({ isAllowed: false, servers: [] })
  expect((await ana.post('/api/settings/ai/local', body)).json().code).toBe('ai_unreachable')
  expect(fake.calls).toEqual([])
})

test('by default only the first workspace of a server finds programs', async () => {
  const fake = await startLocal()
  const { env } = at.deps
  env.localAi = 'first'
  onTestFinished(() => {
    env.localAi = 'on'
  })
  const [later, first] = [await at.person(), await at.person()]
  await at.query("update workspaces set created_at = '2000-01-01' where id = $1", [
    await workspaceOf(at, first),
  ])
  expect((await later.get('/api/settings/ai/local')).json()).toEqual({ isAllowed: false, servers: [] })
  expect(fake.calls).toEqual([])
  expect((await first.get('/api/settings/ai/local')).json()).toMatchObject({
    isAllowed: true,
    servers: [{ models: ['llama3.1'] }],
  })
})
