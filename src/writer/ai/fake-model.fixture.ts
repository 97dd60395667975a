import type { FakeAiServer } from '#server/ai/fake-ai-server.fixture.ts'
import { type AiModel, createModel } from '#server/ai/model.ts'

/** A model behind the fake server, over a real connection. */
export const modelOf = (fake: FakeAiServer): Promise<AiModel> =>
  createModel({ provider: 'openai-compatible', model: 'small', baseUrl: fake.url, apiKey: null }, fetch)
