import type { AiModel } from '#connectors/ai/ai-provider.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { withTags } from '../copywriting/adapt-post.ts'
import { type PostSource, readPost } from '../copywriting/post-source.ts'
import { objectionsToPost, tidy } from './check-answer.ts'
import { checkOfPost, hasNewTag, NO_TAGS, titleOn } from './check-rework.ts'
import { againPrompt, postsPrompt, readingData, readingRules, rules, shopData } from './prompts.ts'
import { isSameText } from './same-text.ts'
import { writeChecked } from './write-checked.ts'

const BATCH = 4

/** The message of a post as a model says it on other platforms. A text that breaks a rule twice is left out. */
export async function adaptPost(
  model: AiModel,
  source: PostSource,
  platforms: readonly Platform[],
): Promise<ReadonlyMap<Platform, string>> {
  const { shop, text, day } = source
  const post = readPost(source, { keepsAll: true })
  const check = checkOfPost(source, post, post.facts)
  const { reading, facts } = check
  const data = { ...shopData(shop), idea: text, day, ...readingData(reading, facts) }
  const texts = new Map<Platform, string>()

  function judge(platform: Platform, { text: draft }: { text: string }): string[] {
    const bare = tidy(draft)
    const made = withTags(bare, post, platform)
    const others = reading.isSerious ? [] : [...texts.values()]
    const objections = [
      ...objectionsToPost(platform, { title: titleOn(platform), text: made }, check),
      ...(hasNewTag(made, post) ? [NO_TAGS] : []),
      ...(others.some((other) => isSameText(made, other))
        ? ['It is almost the same text as on another platform.']
        : []),
    ]
    if (objections.length === 0) texts.set(platform, made)
    return objections
  }

  await writeChecked({
    model,
    system: `${rules(check.locale, shop)}\n${readingRules(reading)}\n${NO_TAGS}`,
    keys: platforms,
    batch: BATCH,
    form: { list: 'posts', key: 'platform' },
    prompt: (wanted) => postsPrompt(data, wanted, facts),
    repairPrompt: (platform, reasons) => againPrompt(data, platform, reasons, facts),
    judge,
  })
  return texts
}
