import { checkPost } from '#connectors/social/checks/check-post.ts'
import type { CheckedMedium, Problem } from '#connectors/social/checks/problem.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
import type { Locale } from '#platform/locale.ts'
import type { NamedProblem } from './campaigns.contract.ts'
import type { Post } from './post-shape.ts'

type Words = {
  platform: Platform
  title: string
  text: string
  followUps?: readonly string[]
  /** What was chosen, by the ids of the manifest's options. */
  options?: Readonly<Record<string, string>>
  /** What the server of its account allows. */
  limits?: ServerLimits | null
}

/** Rules of its network that a post breaks. The editor calls it on every key, and the server again. */
export const problemsOf = (words: Words, media: readonly CheckedMedium[]): Problem[] =>
  checkPost({
    ...words,
    pictures: media.filter(({ kind }) => kind === 'picture').length,
    videos: media.filter(({ kind }) => kind === 'video').length,
    media,
  })

/** The network requires media and the post has none yet. */
export const isMissingMedia = ({ field, rule }: Pick<Problem, 'field' | 'rule'>): boolean =>
  field === 'media' && (rule === 'required' || rule === 'needs-video')

export type CampaignWords = {
  title: string
  description: string
  /** If empty, posts use the description. */
  content: string
  platforms: readonly Platform[]
  /** Media that will be drawn counts as present, because posts wait for it. */
  withPictures: boolean
}

/** The texts of a new campaign: the same everywhere, with a title where the network has one. */
export const firstWords = ({
  title,
  description,
  content,
  platforms,
}: CampaignWords): Pick<Words, 'platform' | 'title' | 'text'>[] =>
  platforms.map((platform) => ({
    platform,
    title: manifestOf(platform).title ? title : '',
    text: content.trim() || description,
  }))

/** Rules that the posts of a campaign would break once it is created. */
export const problemsOfNew = (words: CampaignWords): Problem[] =>
  firstWords(words).flatMap((post) => {
    const drawn = words.withPictures ? mediumOf(post.platform, []) : null
    return problemsOf(post, drawn ? [{ kind: drawn.kind, ...drawn.size, alt: '' }] : [])
  })

/** Describes the broken rules of a stored post in words. */
export const nameProblems = (
  { problems, isBeingDrawn }: Pick<Post, 'problems' | 'isBeingDrawn'>,
  locale: Locale,
): NamedProblem[] =>
  problems.map((problem) => ({
    ...problem,
    message: describeProblem(problem, locale),
    isBeingMade: isBeingDrawn && isMissingMedia(problem),
  }))
