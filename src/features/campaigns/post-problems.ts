import { checkPost } from '#connectors/social/check-post.ts'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { CheckedMedium, Problem } from '#connectors/social/problem.ts'
import { describeProblem } from '#connectors/social/problem-words.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Locale } from '#platform/locale.ts'
import type { NamedProblem } from './campaigns.contract.ts'
import type { Post } from './post-shape.ts'

type Words = { platform: Platform; title: string; text: string }

/** What its network would refuse about a post that carries this; asked while somebody types and again by the server. */
export const problemsOf = ({ platform, title, text }: Words, media: readonly CheckedMedium[]): Problem[] =>
  checkPost({
    platform,
    title,
    text,
    pictures: media.filter(({ kind }) => kind === 'picture').length,
    videos: media.filter(({ kind }) => kind === 'video').length,
    media,
  })

/** There is nothing to show yet, and the network takes no post without. */
export const isMissingMedia = ({ field, rule }: Pick<Problem, 'field' | 'rule'>): boolean =>
  field === 'media' && (rule === 'required' || rule === 'needs-video')

export type CampaignWords = {
  title: string
  description: string
  /** Empty, the posts say the description. */
  content: string
  platforms: readonly Platform[]
  /** What is drawn for a post counts as if it were there: it will be when the post goes out. */
  withPictures: boolean
}

/** What the posts of a new campaign say: the same everywhere, with a title where the network has one. */
export const firstWords = ({ title, description, content, platforms }: CampaignWords): Words[] =>
  platforms.map((platform) => ({
    platform,
    title: manifestOf(platform).title ? title : '',
    text: content.trim() || description,
  }))

/** What the networks would refuse about a campaign that is still to be made. */
export const problemsOfNew = (words: CampaignWords): Problem[] =>
  firstWords(words).flatMap((post) => {
    const drawn = words.withPictures ? mediumOf(post.platform, []) : null
    return problemsOf(post, drawn ? [{ kind: drawn.kind, ...drawn.size, alt: '' }] : [])
  })

/** What stands between a stored post and its network, in words. */
export const nameProblems = (
  { problems, isBeingDrawn }: Pick<Post, 'problems' | 'isBeingDrawn'>,
  locale: Locale,
): NamedProblem[] =>
  problems.map((problem) => ({
    ...problem,
    message: describeProblem(problem, locale),
    isBeingMade: isBeingDrawn && isMissingMedia(problem),
  }))
