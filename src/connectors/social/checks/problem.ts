import type { Platform } from '../platforms.ts'

/** A picture or video of a post, as needed by the checks. */
export type CheckedMedium = { kind: 'picture' | 'video'; width: number; height: number; alt: string }

export const problemRules = [
  'required',
  'needs-video',
  'too-long',
  'too-many-hashtags',
  'hashtag-too-long',
  'too-many-mentions',
  'too-many',
  'too-many-together',
  'not-together',
  'too-narrow',
  'too-wide',
  'too-short',
  'too-heavy',
  'alt-too-long',
  'not-a-time',
  'not-later',
  'not-a-link',
  'not-a-name',
  'unfit-sign',
  'excludes-media',
] as const
export type ProblemRule = (typeof problemRules)[number]

/** A broken rule: its field, limit and the actual value. */
export type Problem = {
  platform: Platform
  field: 'title' | 'text' | 'followUps' | 'media' | 'options'
  rule: ProblemRule
  /** In characters, items, seconds or bytes, or width divided by height. */
  limit: number
  value: number
  /** The affected kind of media. */
  of?: 'pictures' | 'videos'
  /** The position among several, starting at 1. */
  place?: number
  /** The affected option of the manifest. */
  option?: string
}
