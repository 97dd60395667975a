import type * as z from 'zod'
import { AppError } from '#platform/errors.ts'
import type { AiModel } from './ai-provider.ts'
import { modelFailure } from './model-failure.ts'
import { streamAnswer } from './stream-answer.ts'

export type Question<T> = {
  /** Our rules only, never user input. */
  system: string
  prompt: string
  schema: z.ZodType<T>
  signal: AbortSignal
  /** Called with the answer so far while it grows. A provider that cannot stream never calls it. */
  onText?: ((text: string) => void) | undefined
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

const AGAIN =
  'Your last answer could not be used. Answer with one complete JSON object of the requested form and nothing else: no comment, no apology, no code fence.'

/** Null if the answer is no such object: half of one, prose, or a refusal. */
async function askOnce<T>(model: AiModel, question: Question<T>): Promise<T | null> {
  const streamed = question.onText ? await streamAnswer(model, question, question.onText) : null
  return streamed === null ? askWhole(model, question) : readAnswer(streamed, question.schema)
}

async function askWhole<T>(
  model: AiModel,
  { system, prompt, schema, signal }: Question<T>,
): Promise<T | null> {
  const { APICallError, generateText, NoObjectGeneratedError, Output } = await import('ai')
  const asked = { model, system, prompt, maxRetries: 1, abortSignal: signal }
  try {
    const { output } = await generateText({ ...asked, output: Output.object({ schema }) })
    return schema.parse(output)
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return readAnswer(error.text, schema)
    if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422))
      throw await modelFailure(error)
  }
  const text = await generateText(asked).then(
    (answer) => answer.text,
    async (error: unknown) => {
      throw await modelFailure(error)
    },
  )
  return readAnswer(text, schema)
}

/**
 * Asks for an answer that matches the schema, once more if it does not. If the model rejects structured output, falls
 * back to a plain prompt.
 */
export async function askModel<T>(model: AiModel, question: Question<T>): Promise<T> {
  const answer =
    (await askOnce(model, question)) ??
    (await askOnce(model, { ...question, prompt: `${question.prompt}\n\n${AGAIN}` }))
  if (!answer) throw new AppError('ai_answer_unusable')
  return answer
}
