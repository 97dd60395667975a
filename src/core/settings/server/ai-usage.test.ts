import { generateText } from 'ai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuses, startFakeAiServer } from '#connectors/ai/fake-ai-server.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { AiUsage } from '../ai-usage.contract.ts'
import { findAiModel } from './ai-settings.service.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ allowPrivateNetwork: true })
})
afterAll(() => at.close())

const usageOf = async (person: Person) => (await person.get('/api/settings/ai/usage')).json<AiUsage>()
const noPrices = { inputPrice: null, outputPrice: null }

/** A shop whose model counts 1000 tokens in and 200 out for each answer. */
async function shopWithModel() {
  const fake = await startFakeAiServer()
  const ana = await at.person()
  await ana.put('/api/settings/ai', { provider: 'openai-compatible', model: 'small', baseUrl: fake.url })
  fake.answer = refuses(200, {
    choices: [{ index: 0, message: { role: 'assistant', content: 'yes' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
  })
  const ask = async () => {
    const model = await findAiModel(at.deps, await workspaceOf(at, ana))
    if (!model) throw new Error('There is no model.')
    await generateText({ model, prompt: 'Say yes' })
  }
  return { ana, ask }
}

test('tokens are counted per month, and cost what the owner says', async () => {
  at.clock.set('2026-03-10T12:00:00Z')
  const { ana, ask } = await shopWithModel()
  expect(await usageOf(ana)).toEqual({
    monthlyTokens: null,
    ...noPrices,
    inputTokens: 0,
    outputTokens: 0,
    cost: null,
    isAtLimit: false,
  })
  await ask()
  await ask()
  expect(await usageOf(ana)).toMatchObject({ inputTokens: 2000, outputTokens: 400, cost: null })
  const prices = { inputPrice: 5, outputPrice: 15 }
  const saved = await ana.put('/api/settings/ai/usage', { monthlyTokens: null, ...prices })
  expect(saved.json<AiUsage>().cost).toBeCloseTo(0.016)
  at.clock.set('2026-04-01T00:00:00Z')
  expect(await usageOf(ana)).toMatchObject({ inputTokens: 0, outputTokens: 0, cost: 0 })
})

test('at the monthly limit the built-in writer writes, until the next month', async () => {
  at.clock.set('2026-05-10T12:00:00Z')
  const { ana, ask } = await shopWithModel()
  await ana.put('/api/settings/ai/usage', { monthlyTokens: 1200, ...noPrices })
  await ask()
  expect((await usageOf(ana)).isAtLimit).toBe(true)
  expect(await findAiModel(at.deps, await workspaceOf(at, ana))).toBeNull()
  expect((await ana.get('/api/writer')).json()).toEqual({ kind: 'built-in', model: null, isAtLimit: true })
  at.clock.set('2026-06-01T12:00:00Z')
  expect((await ana.get('/api/writer')).json()).toMatchObject({ kind: 'ai', isAtLimit: false })
  await ask()
})

test('another shop has its own figures and its own limit', async () => {
  at.clock.set('2026-07-10T12:00:00Z')
  const [one, other] = [await shopWithModel(), await shopWithModel()]
  await one.ana.put('/api/settings/ai/usage', { monthlyTokens: 10, ...noPrices })
  await one.ask()
  expect(await usageOf(other.ana)).toMatchObject({ inputTokens: 0, monthlyTokens: null })
  await other.ask()
})

test.each([
  ['monthlyTokens', -1],
  ['monthlyTokens', 1.5],
  ['inputPrice', -0.1],
  ['outputPrice', 1e9],
])('%s: %s is refused', async (field, value) => {
  const ana = await at.person()
  const answer = await ana.put('/api/settings/ai/usage', { monthlyTokens: null, ...noPrices, [field]: value })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
})
