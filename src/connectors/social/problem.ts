import type { Platform } from './platforms.ts'

/** What is known of a picture or video that is on a post. */
export type CheckedMedium = { kind: 'picture' | 'video'; width: number; height: number; alt: string }

export const problemRules = [
  'required',
  'needs-video',
  'too-long',
  'too-many-hashtags',
  'hashtag-too-long',
  'too-many-mentions',
  'too-many',
  'too-narrow',
  'too-wide',
  'too-short',
  'too-heavy',
  'alt-too-long',
] as const
export type ProblemRule = (typeof problemRules)[number]

/** What the network would refuse: which field, which rule, its limit and what the post has. */
export type Problem = {
  platform: Platform
  field: 'title' | 'text' | 'media'
  rule: ProblemRule
  /** Characters, pieces, seconds, bytes, or width divided by height. */
  limit: number
  value: number
  /** What is at fault, where the field holds both. */
  of?: 'pictures' | 'videos'
  /** Which of several, from one. */
  place?: number
}
