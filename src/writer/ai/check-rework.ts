import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { partsOf } from '#connectors/social/text/text-parts.ts'
import type { PostSource, ReadPost } from '../copywriting/post-source.ts'
import { type BriefCheck, givenBy } from './brief-check.ts'
import type { RequiredFact } from './required-facts.ts'
import { fold } from './told-text.ts'

export const NO_TAGS = 'Write no hashtags: the ones of the post are kept.'

/** The title of a post stays as it is; a sign stands in for it where the platform has one. */
export const titleOn = (platform: Platform): string => (manifestOf(platform).title ? '…' : '')

/** What other words for a post are held against. Its hashtags are the owner's, whatever the shop's habit is. */
export const checkOfPost = (
  { shop, day, text }: PostSource,
  { reading }: ReadPost,
  facts: readonly RequiredFact[],
): BriefCheck => ({
  reading,
  locale: reading.language,
  facts,
  given: `${text}\n${givenBy(reading, shop, day)}`,
  voice: shop.voice && { ...shop.voice, hashtags: 'auto' },
})

/** A hashtag that the post does not have. */
export function hasNewTag(made: string, { hashtags }: ReadPost): boolean {
  const known = new Set(hashtags.map(fold))
  return partsOf(made).some((part) => part.kind === 'hashtag' && !known.has(fold(part.text)))
}
