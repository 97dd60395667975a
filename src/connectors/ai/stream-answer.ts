import type * as z from 'zod'
import { AppError } from '#platform/errors.ts'
import type { AiModel } from './ai-provider.ts'
import { modelFailure } from './model-failure.ts'

type Asked = { system: string; prompt: string; schema: z.ZodType; signal: AbortSignal }

/**
 * How long a model may pause in the middle of an answer. Before its first word it may think longer: a small machine
 * reads the prompt first. In one object, so that tests can replace it.
 */
export const pace = { stallMs: 30_000 }

/** Fewer new characters than this are not worth a report. */
const STEP = 24

/** A server that answers at once instead: the SDK finds no event in it. */
const isNoStream = (error: unknown) => error instanceof Error && error.name === 'AI_InvalidResponseDataError'

/** Aborts once nothing has arrived for a while after the first word. */
function watchForStall() {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: stop.signal,
    isAlive() {
      clearTimeout(timer)
      timer = setTimeout(
        () => stop.abort(new DOMException('The model paused.', 'TimeoutError')),
        pace.stallMs,
      )
    },
    end: () => clearTimeout(timer),
  }
}

/**
 * The text of the answer, reported while it grows. Null if this server cannot stream, or not in the requested form; it
 * has said nothing then, and can be asked for the whole answer. What was said before a failure has been reported.
 */
export async function streamAnswer(
  model: AiModel,
  { system, prompt, schema, signal }: Asked,
  onText: (text: string) => void,
): Promise<string | null> {
  const { APICallError, Output, streamText } = await import('ai')
  const stall = watchForStall()
  const abortSignal = AbortSignal.any([signal, stall.signal])
  let text = ''
  let reported = 0
  let isEnded = false
  const report = () => {
    reported = text.length
    onText(text)
  }
  try {
    const { fullStream } = streamText({
      model,
      system,
      prompt,
      maxRetries: 1,
      abortSignal,
      output: Output.object({ schema }),
      // Otherwise the SDK prints the error; it is in the stream, too.
      onError: () => undefined,
    })
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw abortSignal.reason
      if (part.type === 'finish') isEnded = part.finishReason !== 'other' && part.finishReason !== 'error'
      if (part.type !== 'text-delta') continue
      stall.isAlive()
      text += part.text
      if (text.length - reported >= STEP) report()
    }
  } catch (error) {
    if (text !== '') report()
    const isForm = APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)
    if (text === '' && (isForm || isNoStream(error))) return null
    if (text === '' || abortSignal.aborted) throw await modelFailure(error)
    // The connection broke in the middle of a sentence.
    throw new AppError('ai_provider_failed')
  } finally {
    stall.end()
  }
  // Without a word and without an end, it was no stream.
  if (text === '') return isEnded ? '' : null
  report()
  return text
}
