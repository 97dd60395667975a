import { checkPost } from '#connectors/social/checks/check-post.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { givenBy } from '../ai/brief-check.ts'
import { factsNotIn } from '../ai/facts-not-in.ts'
import { missingFacts, requiredOn } from '../ai/required-facts.ts'
import { hasAny, tellText } from '../ai/told-text.ts'
import { checkWords } from '../ai/words/index.ts'
import { wishesOf } from './apply-directions.ts'
import { draftCopy, remember, type Used } from './draft-copy.ts'
import { manners } from './layout.ts'
import { MAX_SOURCE, type PostSource, type ReadPost, readPost } from './post-source.ts'
import { joined } from './sentence.ts'
import { ingredientsFrom } from './write-campaign.ts'

const fits = (platform: Platform, text: string) =>
  checkPost({ platform, title: '', text, pictures: 1, videos: 0 }).every(({ field }) => field !== 'text')

/** With the hashtags of the post where the platform has some, as many as fit. */
export function withTags(text: string, { hashtags }: ReadPost, platform: Platform): string {
  const most = manners[manifestOf(platform).style].hashtags === 0 ? 0 : hashtags.length
  for (let many = most; many > 0; many--) {
    const tags = hashtags.slice(0, many).filter((tag) => !text.includes(tag))
    const whole = joined([text, tags.join(' ')], '\n\n')
    if (fits(platform, whole)) return whole
  }
  return text
}

/**
 * The message of a post as other platforms would say it, with its own facts and hashtags only. Platforms that cannot
 * say it are left out.
 */
export function adaptPost(
  source: PostSource & { seed: number },
  platforms: readonly Platform[],
): Map<Platform, string> {
  const texts = new Map<Platform, string>()
  if (source.text.trim() === '' || source.text.length > MAX_SOURCE) return texts
  const post = readPost(source)
  const { reading, facts, body } = post
  const { language } = reading
  const wishes = { ...wishesOf(reading, source.shop.brandStyle), hasHashtags: false }
  const { parts } = ingredientsFrom({ ...reading, hashtags: [] }, { ...source, wishes })
  const seed = joined([String(source.seed), source.shop.name])
  const given = joined([source.text, givenBy(reading, source.shop, source.day)], '\n')
  const used: Used = new Set()
  remember(used, source.text)

  const isTrue = (text: string) => factsNotIn(given, text, language).length === 0
  const isWhole = (text: string) => {
    const told = tellText(text, language)
    return (
      facts.length > 0 &&
      facts.every(({ isIn }) => isIn(told)) &&
      factsNotIn(text, body, language).length === 0
    )
  }
  /** Short formats may leave out what matters least, but never the condition of an offer. */
  const hasCore = (platform: Platform, text: string) => {
    const told = tellText(text, language)
    const points = hasAny(told, checkWords[language].conditionsApply)
    return missingFacts(platform, told, requiredOn(platform, facts), points).length === 0
  }
  for (const platform of platforms) {
    const drafts = draftCopy(parts, platform, { seed, used, recent: new Set() })
      .map((candidate) => candidate.post.text)
      .filter(isTrue)
    const best =
      drafts.find(isWhole) ??
      (fits(platform, body) ? body : undefined) ??
      drafts.find((text) => hasCore(platform, text))
    if (best === undefined) continue
    const text = withTags(best, post, platform)
    texts.set(platform, text)
    remember(used, text)
  }
  return texts
}
