import * as z from 'zod'
import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { askModel } from '#connectors/ai/ask-model.ts'
import { isPlatform, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { AppError } from '#platform/errors.ts'
import { outsideLine, outsideList, outsideText } from '#server/outside-text.ts'
import { countryOf } from '../built-in/holidays.ts'
import { productsOf } from '../built-in/shop-names.ts'
import { correctReading } from '../copywriting/apply-directions.ts'
import { writeCampaign as writeBuiltIn } from '../copywriting/write-campaign.ts'
import { readBrief } from '../reading/read-brief.ts'
import type { CampaignBrief, WrittenCampaign, WrittenPost } from '../writer.ts'
import { type BriefCheck, givenBy } from './brief-check.ts'
import { objectionsToPost, tidy } from './check-answer.ts'
import {
  againPrompt,
  framePrompt,
  postsPrompt,
  readingData,
  readingRules,
  rules,
  shopData,
} from './prompts.ts'
import { factsOf } from './required-facts.ts'
import { inBatches, runInParallel } from './run-in-parallel.ts'
import { isSameText } from './same-text.ts'
import { type Frame, frameSchema, soundFrame } from './sound-frame.ts'

const BATCH = 4
/** More than requested. */
const LIST_MAX = 50

const postsSchema = z.object({
  posts: outsideList(z.object({ platform: outsideLine, title: outsideLine, text: outsideText }), LIST_MAX),
})
type Posts = z.output<typeof postsSchema>

/** Failures of one call that say nothing about the next: the posts concerned come from the built-in writer. */
const passing = ['ai_answer_unusable', 'ai_too_slow', 'ai_refused', 'ai_provider_failed']

const isPassing = (error: unknown): error is AppError =>
  error instanceof AppError && passing.includes(error.code)

function checkFor({ idea, locale, day, shop, ...choices }: CampaignBrief): BriefCheck {
  const country = countryOf(shop.country, locale)
  const read = readBrief(idea, { locale, country, today: day, products: productsOf(shop) })
  const reading = correctReading(read, choices)
  const wished = reading.directions.flatMap(({ wish }) => (wish.type === 'language' ? [wish.locale] : []))
  return {
    reading,
    locale: wished[0] ?? reading.language,
    facts: factsOf(reading, day),
    given: givenBy(reading, shop, day),
  }
}

const MISSING = 'The text is missing.'

/** Keeps the posts that pass, and the reasons why the others do not. */
function createDesk(check: BriefCheck) {
  const posts = new Map<Platform, WrittenPost>()
  const isRepeated = ({ text }: WrittenPost) =>
    !check.reading.isSerious && [...posts.values()].some((other) => isSameText(text, other.text))

  function take(answer: Posts, platform: Platform): string[] {
    const found = answer.posts.find((each) => isPlatform(each.platform) && each.platform === platform)
    if (!found) return [MISSING]
    const title = manifestOf(platform).title ? tidy(found.title) : ''
    const post = { title, text: tidy(found.text) }
    const objections = objectionsToPost(platform, post, check)
    if (objections.length === 0 && isRepeated(post))
      objections.push('It is almost the same text as on another platform.')
    if (objections.length === 0) posts.set(platform, post)
    return objections
  }
  return { posts, take }
}

export async function writeCampaign(
  model: AiModel,
  brief: CampaignBrief,
  onPost?: (platform: Platform) => void,
): Promise<WrittenCampaign> {
  const { shop, idea, day } = brief
  const { posts: ourPosts, ...ours } = await writeBuiltIn(brief)
  const check = checkFor(brief)
  const { reading, facts } = check
  const data = { ...shopData(shop), idea, day, ...readingData(reading, facts) }
  const system = `${rules(check.locale, shop)}\n${readingRules(reading)}`
  const { posts, take } = createDesk(check)
  let frame: Frame = ours
  const failures: AppError[] = []

  async function ask<T>(prompt: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T | null> {
    try {
      return await askModel(model, { system, prompt, schema, signal })
    } catch (error) {
      if (!isPassing(error)) throw error
      failures.push(error)
      return null
    }
  }

  /** A post that breaks a rule is requested again, alone; a second time, it is omitted. */
  async function writeBatch(platforms: readonly Platform[], signal: AbortSignal): Promise<void> {
    const answer = await ask(postsPrompt(data, platforms, facts), postsSchema, signal)
    const refused = platforms.map((platform) => ({
      platform,
      reasons: answer ? take(answer, platform) : [MISSING],
    }))
    // A model that cannot write four texts may well write one, but one that does not answer is not asked again.
    let isWorthAsking = answer !== null || failures.at(-1)?.code === 'ai_answer_unusable'
    for (const { platform, reasons } of refused) {
      if (reasons.length > 0 && isWorthAsking) {
        const again = await ask(againPrompt(data, platform, reasons, facts), postsSchema, signal)
        if (again) take(again, platform)
        isWorthAsking = again !== null || answer !== null
      }
      onPost?.(platform)
    }
  }

  async function writeFrame(signal: AbortSignal): Promise<void> {
    const answer = await ask(framePrompt(data), frameSchema, signal)
    if (answer) frame = soundFrame(answer, ours, check)
  }

  const platforms = [...ourPosts.keys()]
  await runInParallel<Platform[] | 'frame'>([...inBatches(platforms, BATCH), 'frame'], (task, signal) =>
    task === 'frame' ? writeFrame(signal) : writeBatch(task, signal),
  )
  // Nothing of it would be the model's.
  const [failure] = failures
  if (failure && posts.size === 0) throw failure

  return {
    ...frame,
    posts: new Map([...ourPosts].map(([platform, post]) => [platform, posts.get(platform) ?? post])),
    fallbacks: platforms.filter((platform) => !posts.has(platform)),
  }
}
