import { type FakeAiServer, startFakeAiServer } from '#connectors/ai/fake-ai-server.fixture.ts'
import type { Person } from './person.ts'

/** Connects a model to the person's workspace; its calls are counted from here on. The app must allow the private network. */
export async function connectFakeModel(person: Person): Promise<FakeAiServer> {
  const fake = await startFakeAiServer()
  const settings = { provider: 'openai-compatible', model: 'small', baseUrl: fake.url, apiKey: 'sk-1234' }
  const { statusCode } = await person.put('/api/settings/ai', settings)
  if (statusCode !== 200) throw new Error(`The fake model was not connected: ${statusCode}.`)
  fake.calls.length = 0
  return fake
}
