import { checkPost } from '#connectors/social/checks/check-post.ts'
import type { Problem } from '#connectors/social/checks/problem.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { normalizeLineEnds } from '#platform/line-ends.ts'
import type { Locale } from '#platform/locale.ts'
import { looksEnglish, looksSpanish } from '../built-in/idea-language.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import type { WrittenPost } from '../writer.ts'
import { type BriefCheck, faultsIn, omissionsOf } from './brief-check.ts'

const INVISIBLE = /(?![\n\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu

/** A model's text without invisible characters and careless spaces. */
export const tidy = (text: string): string =>
  normalizeLineEnds(text.normalize('NFC'))
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const inWords = ({ field, rule, limit, value }: Problem): string => {
  switch (rule) {
    case 'required':
      return `The ${field} is missing.`
    case 'too-long':
      return `The ${field} counted ${value}, and at most ${limit} are allowed.`
    default:
      return `It had ${value} ${rule === 'too-many-mentions' ? 'mentions' : 'hashtags'}, and at most ${limit} are allowed.`
  }
}

const isForeign = (text: string, locale: Locale) =>
  locale === 'es' ? looksEnglish(text) : looksSpanish(text)

/** What no text may be, whatever it is about. */
function formObjection(text: string, locale: Locale): string | null {
  if (text === '') return 'The text is missing.'
  if (findPlaceholder(text) !== null) return 'It has a placeholder or broken punctuation.'
  return isForeign(text, locale) ? 'It is in the wrong language.' : null
}

/** Checked with a picture, because it gets one: some networks then allow less text. */
const limitObjections = (platform: Platform, post: WrittenPost): string[] =>
  checkPost({ platform, ...post, pictures: 1, videos: 0 })
    .filter(({ field }) => field !== 'media')
    .map(inWords)

/** Why a text cannot be used, in words for the model. */
export function objectionsTo(text: string, check: BriefCheck): string[] {
  const objection = formObjection(text, check.locale)
  return objection ? [objection] : faultsIn(text, check)
}

export function objectionsToPost(platform: Platform, post: WrittenPost, check: BriefCheck): string[] {
  const limits = limitObjections(platform, post)
  if (limits.length > 0) return limits.slice(0, 1)
  const faults = [post.text, ...(post.title ? [post.title] : [])].flatMap((text) => objectionsTo(text, check))
  return [...new Set([...faults, ...omissionsOf(platform, post, check)])]
}
