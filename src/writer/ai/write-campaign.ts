import * as z from 'zod'
import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { askModel } from '#connectors/ai/ask-model.ts'
import { isPlatform, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { countCodePoints } from '#platform/code-points.ts'
import { outsideLine, outsideList, outsideText } from '#server/outside-text.ts'
import { hashtagsFrom } from '../built-in/hashtags.ts'
import { writeCampaign as writeBuiltIn } from '../built-in/write-campaign.ts'
import type { CampaignBrief, WrittenCampaign, WrittenPost } from '../writer.ts'
import { type Expectation, objectionTo, objectionToPost, tidy } from './check-answer.ts'
import { againPrompt, framePrompt, postsPrompt, rules, shopData } from './prompts.ts'
import { inBatches, runInParallel } from './run-in-parallel.ts'

const BATCH = 4
/** More than requested. */
const LIST_MAX = 50

const postsSchema = z.object({
  posts: outsideList(z.object({ platform: outsideLine, title: outsideLine, text: outsideText }), LIST_MAX),
})

const frameSchema = z.object({
  title: outsideLine,
  description: outsideLine,
  variations: outsideList(outsideText, LIST_MAX),
  hashtags: outsideList(outsideLine, LIST_MAX),
  visuals: outsideList(outsideLine, LIST_MAX),
  picture: z.object({ headline: outsideLine, line: outsideLine, call: outsideLine }),
})

type Frame = Omit<WrittenCampaign, 'posts' | 'fallbacks'>

/** The usable parts of the frame; the rest comes from the built-in writer. */
function soundFrame(answer: z.output<typeof frameSchema>, ours: Frame, expectation: Expectation): Frame {
  const sound = (text: string, max: number, instead: string) => {
    const tidied = tidy(text)
    return countCodePoints(tidied) <= max && objectionTo(tidied, expectation) === null ? tidied : instead
  }
  const soundList = (texts: readonly string[], count: number, max: number, instead: string[]) => {
    const usable = texts.map((text) => sound(text, max, '')).filter((text) => text !== '')
    return [...new Set([...usable, ...instead])].slice(0, count)
  }
  const { picture } = answer
  return {
    title: sound(answer.title, 80, ours.title),
    description: sound(answer.description, 600, ours.description),
    variations: soundList(answer.variations, 3, 2000, ours.variations),
    suggestedHashtags: hashtagsFrom([...answer.hashtags, ...ours.suggestedHashtags], 10),
    visualSuggestions: soundList(answer.visuals, 3, 300, ours.visualSuggestions),
    picture: {
      headline: sound(picture.headline, 40, ours.picture.headline),
      line: sound(picture.line, 80, ours.picture.line),
      call: sound(picture.call, 24, ours.picture.call),
    },
  }
}

/** The texts for a few platforms. One that breaks a rule is requested again; a second time, it is omitted. */
async function writeBatch(
  ask: (prompt: string) => Promise<z.output<typeof postsSchema>>,
  data: object,
  platforms: readonly Platform[],
  expectation: Expectation,
): Promise<Map<Platform, WrittenPost>> {
  const written = new Map<Platform, WrittenPost>()
  const take = ({ posts }: z.output<typeof postsSchema>, wanted: readonly Platform[]) => {
    const refused = new Map<Platform, string>(wanted.map((platform) => [platform, 'The text is missing.']))
    for (const { platform, title, text } of posts) {
      if (!isPlatform(platform) || !refused.has(platform)) continue
      const post = { title: manifestOf(platform).title ? tidy(title) : '', text: tidy(text) }
      const objection = objectionToPost(platform, post, expectation)
      if (objection) refused.set(platform, objection)
      else {
        written.set(platform, post)
        refused.delete(platform)
      }
    }
    return refused
  }
  const refused = take(await ask(postsPrompt(data, platforms)), platforms)
  if (refused.size > 0) take(await ask(againPrompt(data, refused)), [...refused.keys()])
  return written
}

export async function writeCampaign(
  model: AiModel,
  brief: CampaignBrief,
  onPost?: (platform: Platform) => void,
): Promise<WrittenCampaign> {
  const { locale, shop, idea, day } = brief
  const { posts: ourPosts, ...ours } = await writeBuiltIn(brief)
  const data = { ...shopData(shop), idea, day }
  const system = rules(locale, shop.brandStyle)
  const expectation = { locale, given: JSON.stringify(data) }
  const posts = new Map<Platform, WrittenPost>()
  let frame: Frame = ours

  const batches = inBatches([...ourPosts.keys()], BATCH)
  await runInParallel<Platform[] | 'frame'>([...batches, 'frame'], async (task, signal) => {
    if (task === 'frame') {
      const answer = await askModel(model, { system, prompt: framePrompt(data), schema: frameSchema, signal })
      frame = soundFrame(answer, ours, expectation)
      return
    }
    const ask = (prompt: string) => askModel(model, { system, prompt, schema: postsSchema, signal })
    const written = await writeBatch(ask, data, task, expectation)
    for (const platform of task) {
      const post = written.get(platform)
      if (post) posts.set(platform, post)
      onPost?.(platform)
    }
  })

  const fallbacks = [...ourPosts.keys()].filter((platform) => !posts.has(platform))
  return {
    ...frame,
    posts: new Map([...ourPosts].map(([platform, post]) => [platform, posts.get(platform) ?? post])),
    fallbacks,
  }
}
