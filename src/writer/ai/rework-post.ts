import * as z from 'zod'
import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { askModel } from '#connectors/ai/ask-model.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { count } from '#connectors/social/text/count.ts'
import { AppError } from '#platform/errors.ts'
import { outsideList, outsideText } from '#server/outside-text.ts'
import { MAX_SOURCE, mayGo, readPost } from '../copywriting/post-source.ts'
import { type ReworkBrief, withHashtags } from '../copywriting/rework-post.ts'
import { reallyDiffer } from '../copywriting/text-overlap.ts'
import { ALTERNATIVES, type ReworkTool } from '../rework.ts'
import { objectionsToPost, tidy } from './check-answer.ts'
import { checkOfPost, hasNewTag, NO_TAGS, titleOn } from './check-rework.ts'
import { factsNotIn } from './facts-not-in.ts'
import { guideOf } from './guides.ts'
import { asData, readingData, readingRules, rules, shopData } from './prompts.ts'
import { isSameText } from './same-text.ts'

const DEADLINE_MS = 45_000
const LIST_MAX = 10

const answerSchema = z.object({ texts: outsideList(outsideText, LIST_MAX) })

/** Contains no user input. */
const wishes: Record<ReworkTool, string> = {
  rewrite: 'Write this post again in other words, about as long as it is.',
  shorter:
    'Write this post again, clearly shorter. Offers, conditions, figures, dates and contacts stay; details may go.',
  longer: 'Write this post again, a little longer, without adding any fact that is not in the data.',
  warmer: 'Write this post again in a warmer, more personal tone.',
  professional:
    'Write this post again in a more professional, sober tone, without emoji and exclamation marks.',
  alternatives: `Write ${ALTERNATIVES} alternatives to this post that differ in opening, structure and tone. No two share a sentence.`,
}

const LOST = 'It leaves out a figure, date, time, telephone number or address of the post.'
const SAME = 'It says almost the same as the post, in the same words.'

function lengthObjections({ tool, platform, text }: ReworkBrief, made: string): string[] {
  const { counting } = manifestOf(platform).text
  const [before, after] = [count(text, counting), count(made, counting)]
  if (tool === 'shorter' && after >= before) return ['It is not shorter than the post.']
  return tool === 'longer' && after <= before ? ['It is not longer than the post.'] : []
}

/** The texts of a model that keep to the rules; none if it broke them twice or has no usable answer. */
export async function reworkPost(model: AiModel, brief: ReworkBrief): Promise<string[]> {
  const { tool, shop, day, platform, text } = brief
  if (text.trim() === '' || text.length > MAX_SOURCE) return []
  const post = readPost(brief, { keepsAll: true })
  const { reading } = post
  const isLooser = tool === 'shorter' && !reading.isSerious
  const facts = isLooser ? post.facts.filter((fact) => !mayGo(fact, reading)) : post.facts
  const check = checkOfPost(brief, post, facts)
  const data = { ...shopData(shop), post: text, day, ...readingData(reading, facts) }
  const system = `${rules(reading.language, shop)}\n${readingRules(reading)}`
  const wanted = tool === 'alternatives' ? ALTERNATIVES : 1
  const texts: string[] = []
  const reasons = new Set<string>()

  function objectionsTo(made: string): string[] {
    const isOld = tool !== 'longer' && isSameText(made, text)
    const isLike = texts.some((other) => !reallyDiffer(made, other))
    return [
      ...objectionsToPost(platform, { title: titleOn(platform), text: made }, check),
      ...lengthObjections(brief, made),
      ...(factsNotIn(made, text, reading.language).length > 0 ? [LOST] : []),
      ...(hasNewTag(made, post) ? [NO_TAGS] : []),
      ...(isOld ? [SAME] : []),
      ...(isLike ? ['Two of the texts share too many sentences.'] : []),
    ]
  }

  for (const _attempt of ['first', 'repair']) {
    const prompt = [
      wishes[tool],
      `The platform: ${guideOf(platform)} ${NO_TAGS}`,
      ...(reasons.size > 0 ? ['Your earlier text broke a rule. Follow it:', ...reasons] : []),
      asData(data),
      'Form of the answer: {"texts": ["…"]}',
    ].join('\n')
    for (const each of await ask(model, system, prompt)) {
      const made = withHashtags(tidy(each), post)
      const objections = objectionsTo(made)
      for (const objection of objections) reasons.add(objection)
      if (objections.length === 0) texts.push(made)
      if (texts.length === wanted) return texts
    }
  }
  return texts
}

async function ask(model: AiModel, system: string, prompt: string): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    return (await askModel(model, { system, prompt, schema: answerSchema, signal })).texts
  } catch (error) {
    // An answer in the wrong form is one to ask for again; a refused key is not.
    if (error instanceof AppError && error.code === 'ai_answer_unusable') return []
    throw error
  }
}
