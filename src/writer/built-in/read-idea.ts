import { normalizeLineEnds } from '#platform/line-ends.ts'
import type { Locale } from '#platform/locale.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import type { Kind, YearSeason } from './bank.ts'
import { capitalised, closed } from './condense.ts'
import type { HolidayKey } from './holiday-days.ts'
import { findHoliday, findKind, findSeason } from './idea-kind.ts'
import { looksEnglish, withoutInstruction } from './idea-language.ts'

/** A person's text, ready to be used as sentences among ours. */
export type Idea = {
  sentences: readonly string[]
  /** The person's own, without the # sign. */
  hashtags: readonly string[]
  kind: Kind
  /** The holiday the idea names. */
  holiday: HolidayKey | null
  season: YearSeason | null
  /** As typed, for example "20%"; only of a discount. */
  percentage: string | null
}

// Formatting characters can hide or reverse text; the joiner keeps combined emoji together.
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu
const STRAY_SIGNS = /(?<![\p{L}\p{N}])#+(?![\p{L}\p{N}])/gu
const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]+)/gu

/** One line of plain text: no markup, no invisible characters, none with a meaning for a network or for us. */
export function plain(text: string): string {
  return normalizeLineEnds(text.normalize('NFC'))
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/([\p{L}\p{N}])[^\S\n]*\n+\s*/gu, '$1. ')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/(\d)\*(\d)/g, '$1x$2')
    .replace(/[{}*`\\|]/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/([!?.,;:¡¿])(?:\s*\1)+/gu, (all, sign) => (all === '...' ? '…' : sign))
    .replace(/(?<!\s)\s+([,;:.!?…])/gu, '$1')
    .replace(/[!?]+/g, (signs) => (signs.includes('?') ? '?' : signs))
    .replace(/\s+/gu, ' ')
    .trim()
}

const SENTENCES = /(?<=[.!?…])\s+(?=["«“¿¡(]*[\p{Lu}\p{N}\p{Extended_Pictographic}])/u

/** Fixes Spanish opening question marks. The brand's tone decides on exclamation marks, so they are removed here. */
function inSpanish(sentence: string): string {
  const calm = sentence
    .replace(/¡/g, '')
    .replace(/!+/g, (_, place: number, all: string) => (/^\s*$/.test(all.slice(place + 1)) ? '.' : ','))
  const questions = calm.split('?').length - 1
  const opened = calm.split('¿').length - 1
  if (questions === opened) return calm
  const bare = calm.replace(/¿/g, '')
  return bare.endsWith('?') && !looksEnglish(bare) && questions === 1 ? `¿${bare}` : bare.replace(/\?/g, '')
}

export function readIdea(typed: string, locale: Locale): Idea {
  const text = plain(typed)
  const hashtags = [...text.matchAll(HASHTAG)].map(([, word = '']) => word.replace(/_/g, ''))
  const isOnlyHashtags = text.replace(HASHTAG, '').replace(/[\s.,]/g, '') === ''
  const said = isOnlyHashtags
    ? ''
    : withoutInstruction(text.replace(HASHTAG, '$1').replace(STRAY_SIGNS, '').replace(/_/g, ' '))
  const sentences = said
    .split(SENTENCES)
    .map((sentence) => (locale === 'es' ? inSpanish(sentence) : sentence.replace(/[¡¿]/g, '')))
    .map((sentence) => capitalised(closed(sentence.replace(/^[\s,;:.!?…–—-]+/u, '').replace(/\s+/gu, ' '))))
    // Drops sentences that cannot be repaired, because they would look like our mistake.
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && findPlaceholder(sentence) === null)
  const kind = findKind(text)
  const percentage =
    kind === 'sale' ? (/(?<!\d)(?:100|[1-9]?\d)(?:[.,]\d)?\s?%/.exec(said)?.[0] ?? null) : null
  return { sentences, hashtags, kind, holiday: findHoliday(text), season: findSeason(text), percentage }
}
