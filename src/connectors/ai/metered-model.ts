import type { AiModel } from './ai-provider.ts'

type Tokens = { inputTokens: number; outputTokens: number }

/** The same model, which reports the tokens of each answer. Models that count none report zero. */
export async function meteredModel(
  model: AiModel,
  report: (tokens: Tokens) => Promise<void>,
): Promise<AiModel> {
  const { wrapLanguageModel } = await import('ai')
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      wrapGenerate: async ({ doGenerate }) => {
        const answer = await doGenerate()
        const { inputTokens, outputTokens } = answer.usage
        await report({ inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0 })
        return answer
      },
    },
  })
}
