import * as z from 'zod'
import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { askModel } from '#connectors/ai/ask-model.ts'
import type { Locale } from '#platform/locale.ts'
import { outsideText } from '#server/outside-text.ts'
import { shopNameOf } from '../built-in/shop-names.ts'
import { type PostSource, readPost } from '../copywriting/post-source.ts'
import { tidy } from './check-answer.ts'
import { checkTranslation, type TranslationFaults, translationObjections } from './check-translation.ts'
import { guideOf } from './guides.ts'
import { asData, rules } from './prompts.ts'

const DEADLINE_MS = 45_000

const answerSchema = z.object({ text: outsideText })

export type Translation = { text: string; faults: TranslationFaults }

/** Contains no user input. */
const WISH = [
  'Translate the post in the data. It is published as you write it: natural words of a native speaker, the same tone, the same lines and emoji.',
  'Nothing is added and nothing is left out. Write every number as a figure. Figures, prices, telephone numbers, addresses, names of the shop and of people stay as they are; dates, weekdays and times are the same moments, written as usual in the language.',
  'Hashtags and mentions stay letter for letter, where they are.',
].join('\n')

const countOf = ({ lost, added, isWrongLanguage }: TranslationFaults) =>
  lost.length + added.length + (isWrongLanguage ? 10 : 0)

/**
 * A post in another language. A translation that loses or adds a fact is requested once more; the better one is
 * returned with what is still wrong, so that a person can correct it.
 */
export async function translatePost(
  model: AiModel,
  source: PostSource,
  from: Locale,
  to: Locale,
): Promise<Translation> {
  const { shop, text, platform } = source
  const people = readPost(source, { keepsAll: true }).reading.slots.flatMap(({ value }) =>
    value.type === 'person' ? [value.name] : [],
  )
  const names = [shopNameOf(shop), ...people].filter((name) => name !== '')
  const system = rules(to, shop)
  const data = { post: text, ...(names.length > 0 && { names }) }
  const signal = AbortSignal.timeout(DEADLINE_MS)
  let best: Translation | null = null
  let reasons: string[] = []
  for (const _attempt of ['first', 'repair']) {
    const prompt = [
      WISH,
      `The platform: ${guideOf(platform)}`,
      ...(reasons.length > 0 ? ['Your earlier translation broke a rule. Follow it:', ...reasons] : []),
      asData(data),
      'Form of the answer: {"text": "…"}',
    ].join('\n')
    const answer = await askModel(model, { system, prompt, schema: answerSchema, signal })
    const made = tidy(answer.text)
    const faults = checkTranslation({
      source: { text, locale: from },
      target: { text: made, locale: to },
      names,
    })
    if (made !== '' && (best === null || countOf(faults) < countOf(best.faults)))
      best = { text: made, faults }
    reasons = translationObjections(faults, made)
    if (reasons.length === 0) break
  }
  return best ?? { text: '', faults: { lost: [], added: [], isWrongLanguage: true } }
}
