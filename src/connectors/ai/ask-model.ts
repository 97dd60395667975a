import type * as z from 'zod'
import { AppError } from '#platform/errors.ts'
import type { AiModel } from './ai-provider.ts'
import { modelFailure } from './model-failure.ts'

export type Question<T> = {
  /** Our rules only, never user input. */
  system: string
  prompt: string
  schema: z.ZodType<T>
  signal: AbortSignal
}

/** Models often wrap the requested JSON in prose or a code fence. */
function readAnswer<T>(text: string | undefined, schema: z.ZodType<T>): T | null {
  const json = text?.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  if (!json) return null
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

/**
 * Asks for an answer that matches the schema. If the model rejects structured output, falls back to a plain prompt.
 */
export async function askModel<T>(
  model: AiModel,
  { system, prompt, schema, signal }: Question<T>,
): Promise<T> {
  const { APICallError, generateText, NoObjectGeneratedError, Output } = await import('ai')
  const asked = { model, system, prompt, maxRetries: 1, abortSignal: signal }
  try {
    const { output } = await generateText({ ...asked, output: Output.object({ schema }) })
    return schema.parse(output)
  } catch (error) {
    const read = NoObjectGeneratedError.isInstance(error) ? readAnswer(error.text, schema) : null
    if (read) return read
    if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422))
      throw await modelFailure(error)
  }
  const text = await generateText(asked).then(
    (answer) => answer.text,
    async (error: unknown) => {
      throw await modelFailure(error)
    },
  )
  const read = readAnswer(text, schema)
  if (!read) throw new AppError('ai_answer_unusable')
  return read
}
