import type { AiModel } from './ai-provider.ts'

type Tokens = { inputTokens: number; outputTokens: number }
type Part = Awaited<ReturnType<AiModel['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never
type Usage = { inputTokens: { total?: number | undefined }; outputTokens: { total?: number | undefined } }

const tokensOf = ({ inputTokens, outputTokens }: Usage): Tokens => ({
  inputTokens: inputTokens.total ?? 0,
  outputTokens: outputTokens.total ?? 0,
})

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
        await report(tokensOf(answer.usage))
        return answer
      },
      wrapStream: async ({ doStream }) => {
        const { stream, ...rest } = await doStream()
        const counted = stream.pipeThrough(
          new TransformStream<Part, Part>({
            async transform(part, controller) {
              if (part.type === 'finish') await report(tokensOf(part.usage))
              controller.enqueue(part)
            },
          }),
        )
        return { stream: counted, ...rest }
      },
    },
  })
}
