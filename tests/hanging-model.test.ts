import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuses, startFakeAiServer } from '#connectors/ai/fake-ai-server.fixture.ts'
import { oneMessage } from '#features/inbox/server/inbox.fixture.ts'
import { eventually } from './eventually.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ allowPrivateNetwork: true })
})
afterAll(() => at.close())

/** More than the pool has connections. */
const CALLS = 6

test('F09: a model that never answers blocks nobody else, however many calls it gets', async () => {
  const [ana, bea] = [await at.person(), await at.person()]
  const fake = await startFakeAiServer()
  const { conversationId } = await oneMessage(at, ana, {})
  await ana.put('/api/settings/ai', {
    provider: 'openai-compatible',
    model: 'small',
    baseUrl: fake.url,
    apiKey: 'sk-1234',
  })
  const held: ServerResponse[] = []
  fake.answer = (_call, response) => void held.push(response)
  const asked = Array.from({ length: CALLS }, (_, n) => [
    ana.post(
      '/api/campaigns/generate',
      { prompt: 'Spring sale', platforms: ['x'] },
      { headers: { 'idempotency-key': `key-number-${n}-of-them` } },
    ),
    ana.post(`/api/conversations/${conversationId}/suggestion`),
    ana.post('/api/help-chat', { message: 'How do I schedule a campaign?', language: 'en' }),
  ]).flat()
  await eventually(() => expect(held.length).toBeGreaterThanOrEqual(3 * CALLS))

  const answers = await Promise.all([
    bea.get('/api/campaigns'),
    bea.post('/api/customers', { name: 'Luz', email: 'luz@example.com' }),
    ana.get('/api/campaigns'),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200])

  fake.answer = refuses(401, {})
  for (const response of held) response.destroy()
  await Promise.all(asked)
})
