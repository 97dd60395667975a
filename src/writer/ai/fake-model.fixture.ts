import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { createModel } from '#connectors/ai/create-model.ts'
import type { FakeAiServer } from '#connectors/ai/fake-ai-server.fixture.ts'

/** A model behind the fake server, over a real connection. */
export const modelOf = (fake: FakeAiServer): Promise<AiModel> =>
  createModel({ provider: 'openai-compatible', model: 'small', baseUrl: fake.url, apiKey: null }, fetch)
