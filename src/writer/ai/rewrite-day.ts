import * as z from 'zod'
import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { askModel } from '#connectors/ai/ask-model.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { clip } from '#platform/clip.ts'
import { outsideLine, outsideText } from '#server/outside-text.ts'
import { rewriteDay as rewriteBuiltIn } from '../months/rewrite-day.ts'
import type { DayBrief, RewrittenDay, WrittenPost } from '../writer.ts'
import { objectionsToPost, tidy } from './check-answer.ts'
import { guideOf } from './guides.ts'
import { checkForDay } from './plan-check.ts'
import { asData, planRules, rules, shopData } from './prompts.ts'
import type { RequiredFact } from './required-facts.ts'
import { isSameText } from './same-text.ts'

const MAX_TITLE = 80
const TRIES = 2
const DEADLINE_MS = 60_000

const answerSchema = z.object({ title: outsideLine, text: outsideText })

/** The text that stands there now is data: it is not to be said again. */
const promptFor = (
  data: object,
  { facts, ...entry }: DayBrief['entry'] & { facts: readonly RequiredFact[] },
  refused: readonly string[],
): string => {
  const { day, platform, text, reason, reasonDetail } = entry
  const required = facts.map(({ id }) => id).join(', ')
  return [
    'A day of the plan needs another text on the same theme. Write it in other words and with another thought than the one in the data, and with a title of at most 80 characters.',
    `- ${day} on ${platform}: ${guideOf(platform)}${required ? ` Required: ${required}.` : ''}`,
    ...(refused.length > 0 ? [`Your earlier text broke a rule: ${refused.join(' ')}`] : []),
    asData({
      ...data,
      theme: `${reason}: ${reasonDetail}`,
      facts: Object.fromEntries(facts.map(({ id, text }) => [id, text])),
      textToReplace: text,
    }),
    'Form of the answer: {"title": "…", "text": "…"}',
  ].join('\n')
}

/** Another text for a day of a plan. If the model's breaks a rule twice, the built-in writer steps in. */
export async function rewriteDay(model: AiModel, brief: DayBrief): Promise<RewrittenDay | null> {
  const { plan, entry, others } = brief
  const { locale, shop } = plan
  const data = shopData(shop)
  const system = `${rules(locale, shop)}\n${planRules}`
  const check = await checkForDay(entry, plan)
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const isNew = (text: string) => ![entry, ...others].some((other) => isSameText(text, other.text))
  let objections: string[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const prompt = promptFor(data, { ...entry, facts: check.facts }, objections)
    const answer = await askModel(model, { system, prompt, schema: answerSchema, signal })
    const title = clip(tidy(answer.title), MAX_TITLE) || entry.title
    const post: WrittenPost = { title, text: tidy(answer.text) }
    const shown = manifestOf(entry.platform).title ? post : { ...post, title: '' }
    objections = objectionsToPost(entry.platform, shown, check)
    if (objections.length === 0 && !isNew(post.text))
      objections = ['It is almost the same text as one of this plan.']
    if (objections.length === 0) return { post, by: { kind: 'ai', model: model.modelId } }
  }
  const post = await rewriteBuiltIn(brief)
  return post && { post, by: { kind: 'built-in' } }
}
