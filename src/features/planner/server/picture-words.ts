import { countCodePoints } from '#platform/code-points.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { PictureWords } from '#writer/writer.ts'
import { planMessages } from '../i18n/index.ts'
import type { EntryRow } from './plan-entries.repository.ts'

const LINE_LENGTH = 90

/** The first sentence without a hashtag; empty if it is too long for a picture. */
function firstSentence(text: string): string {
  const plain = text.replace(/[#@][\p{L}\p{N}_.]+/gu, '').trim()
  const [sentence = ''] = plain.split(/(?<=[.!?…])\s|\n/u)
  return countCodePoints(sentence) <= LINE_LENGTH ? sentence.trim() : ''
}

/** The text on the picture of a planned post. */
export function pictureWords(
  { title, text, reasonDetail }: Pick<EntryRow, 'title' | 'text' | 'reasonDetail'>,
  locale: Locale,
): PictureWords {
  const sentence = firstSentence(text)
  return {
    headline: title,
    line: sentence && sentence !== title ? sentence : reasonDetail,
    call: textOf(planMessages, locale)('pictureCall'),
  }
}
