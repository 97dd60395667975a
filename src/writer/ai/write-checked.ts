import * as z from 'zod'
import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { askModel } from '#connectors/ai/ask-model.ts'
import { AppError } from '#platform/errors.ts'
import { outsideLine, outsideList, outsideText } from '#server/outside-text.ts'
import type { TextState, WrittenPost } from '../writer.ts'
import { inBatches, runInParallel } from './run-in-parallel.ts'

/** More than requested. */
const LIST_MAX = 50
const MISSING = 'The text is missing.'

/** Where an answer has its texts: `{"posts": [{"platform": "x", "title": "", "text": "…"}]}`. */
type AnswerForm = { list: string; key: string }

type Assignment<Key extends string> = {
  model: AiModel
  system: string
  keys: readonly Key[]
  batch: number
  form: AnswerForm
  prompt: (keys: readonly Key[]) => string
  /** Asks for one text again; `reasons` are ours. */
  repairPrompt: (key: Key, reasons: readonly string[]) => string
  /** Keeps a text that passes the check. Answers what is wrong with the others, in words for the model. */
  judge: (key: Key, draft: WrittenPost) => string[]
  onNews?: ((key: Key, state: TextState, draft: WrittenPost) => void) | undefined
  /** Another request of the same work, such as the title of a campaign. */
  besides?: ((ask: Ask, signal: AbortSignal) => Promise<void>) | undefined
}

type Ask = <T>(question: {
  prompt: string
  schema: z.ZodType<T>
  signal: AbortSignal
  onText?: (text: string) => void
}) => Promise<T | null>

/** Failures of one call that say nothing about the next. */
const passing = ['ai_answer_unusable', 'ai_too_slow', 'ai_refused', 'ai_provider_failed']

const schemaOf = ({ list, key }: AnswerForm) =>
  z.object({
    [list]: outsideList(z.object({ [key]: outsideLine, title: outsideLine, text: outsideText }), LIST_MAX),
  })

type Found = { key: string; draft: WrittenPost }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const lineIn = (value: unknown) => (typeof value === 'string' ? outsideLine.parse(value) : '')

/** The texts of an answer, whole or still growing. */
function textsIn(answer: unknown, { list, key }: AnswerForm): Found[] {
  const items = isRecord(answer) ? answer[list] : null
  if (!Array.isArray(items)) return []
  return items.slice(0, LIST_MAX).map((item: unknown) => {
    const fields = isRecord(item) ? item : {}
    const text = typeof fields.text === 'string' ? outsideText.parse(fields.text) : ''
    return { key: lineIn(fields[key]), draft: { title: lineIn(fields.title), text } }
  })
}

async function parsePartial(text: string): Promise<unknown> {
  const { parsePartialJson } = await import('ai')
  const start = text.indexOf('{')
  return start < 0 ? null : (await parsePartialJson(text.slice(start))).value
}

const none: WrittenPost = { title: '', text: '' }

/**
 * Has a model write texts in batches. Each text is checked as soon as it is complete, even in the middle of an answer,
 * and asked for again once, alone, if it fails. Answers the keys of the texts that passed; the others are for the
 * built-in writer. A model that fails on the way leaves what it wrote; one that wrote nothing throws its reason.
 */
export async function writeChecked<Key extends string>({
  model,
  system,
  keys,
  batch,
  form,
  prompt,
  repairPrompt,
  judge,
  onNews,
  besides,
}: Assignment<Key>): Promise<{ passed: ReadonlySet<Key>; failed: ReadonlyMap<Key, TextState> }> {
  const schema = schemaOf(form)
  const passed = new Set<Key>()
  const failed = new Map<Key, TextState>()
  const failures: AppError[] = []

  const ask: Ask = async (question) => {
    try {
      return await askModel(model, { system, ...question })
    } catch (error) {
      if (!(error instanceof AppError && passing.includes(error.code))) throw error
      failures.push(error)
      return null
    }
  }

  /** Asks, and judges each text when it is complete. Answers the reasons of those that did not pass. */
  async function request(
    wanted: readonly Key[],
    question: string,
    signal: AbortSignal,
    states: { growing: TextState; passed: TextState },
  ): Promise<{ isAnswered: boolean; refused: Map<Key, string[]> }> {
    const refused = new Map<Key, string[]>()
    const isOpen = (key: string): key is Key =>
      wanted.some((each) => each === key) && !passed.has(key as Key) && !refused.has(key as Key)

    function take({ key, draft }: Found): void {
      if (!isOpen(key)) return
      onNews?.(key, 'checking', draft)
      const reasons = judge(key, draft)
      if (reasons.length > 0) refused.set(key, reasons)
      else {
        passed.add(key)
        onNews?.(key, states.passed, draft)
      }
    }

    // Partial answers are read one after the other; a text is complete once the next one has begun.
    let reading = Promise.resolve()
    const read = async (text: string) => {
      const found = textsIn(await parsePartial(text), form)
      for (const complete of found.slice(0, -1)) take(complete)
      const growing = found.at(-1)
      if (growing && isOpen(growing.key) && growing.draft.text !== '')
        onNews?.(growing.key, states.growing, growing.draft)
    }
    const onText = (text: string) => {
      reading = reading.then(() => read(text))
    }
    const answer = await ask({ prompt: question, schema, signal, onText }).finally(() => reading)
    for (const found of textsIn(answer, form)) take(found)
    return { isAnswered: answer !== null, refused }
  }

  async function writeBatch(wanted: readonly Key[], signal: AbortSignal): Promise<void> {
    for (const key of wanted) onNews?.(key, 'writing', none)
    const { isAnswered, refused } = await request(wanted, prompt(wanted), signal, {
      growing: 'writing',
      passed: 'ready',
    })
    // A model that cannot write several texts may well write one, but one that does not answer is not asked again.
    let isWorthAsking = isAnswered || failures.at(-1)?.code === 'ai_answer_unusable'
    for (const key of wanted.filter((each) => !passed.has(each))) {
      failed.set(key, refused.has(key) ? 'replaced' : 'unanswered')
      if (!isWorthAsking) continue
      onNews?.(key, 'fixing', none)
      const again = await request([key], repairPrompt(key, refused.get(key) ?? [MISSING]), signal, {
        growing: 'fixing',
        passed: refused.has(key) ? 'fixed' : 'ready',
      })
      if (again.refused.has(key)) failed.set(key, 'replaced')
      isWorthAsking = again.isAnswered || isAnswered
      if (passed.has(key)) failed.delete(key)
    }
  }

  const batches: ((signal: AbortSignal) => Promise<void>)[] = inBatches(keys, batch).map(
    (wanted) => (signal) => writeBatch(wanted, signal),
  )
  try {
    await runInParallel(
      [...batches, ...(besides ? [(signal: AbortSignal) => besides(ask, signal)] : [])],
      (work, signal) => work(signal),
    )
  } catch (error) {
    // A key that is refused half-way does not take back what is done.
    if (!(error instanceof AppError) || passed.size === 0) throw error
  }
  const [failure] = failures
  if (failure && passed.size === 0) throw failure
  for (const key of keys) if (!passed.has(key) && !failed.has(key)) failed.set(key, 'unanswered')
  return { passed, failed }
}
