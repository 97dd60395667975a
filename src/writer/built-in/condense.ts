import { countCodePoints } from '#platform/code-points.ts'

const SENTENCE_END = /[.!?…]["»”')\]]*$/u
const ADDRESS = /https?:\/\/\S/i
const EMOJI_AT_END = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})$/u

/** A sentence with a period, unless it ends in something that must not get one. */
export function closed(text: string): string {
  const trimmed = text.trim().replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')
  if (trimmed === '' || SENTENCE_END.test(trimmed)) return trimmed
  const lastWord = trimmed.split(/\s/).at(-1) ?? ''
  return ADDRESS.test(lastWord) || EMOJI_AT_END.test(trimmed) ? trimmed : `${trimmed}.`
}

/** As a headline, without a period. */
export const asTitle = (text: string): string => text.replace(/(?<!\.)\.$/u, '')

export const withCapitalStart = (text: string): string =>
  /^(https?:|www\.|@)/i.test(text)
    ? text
    : text.replace(/^([¿¡"«“'(]*)(\p{Ll})/u, (_, before, letter) => before + letter.toUpperCase())

// A cut after one of these would leave the sentence hanging.
const HANGING = new Set(
  'a an the and or but with without for from of to in on at by as is are our your my we you this that these those el la los las un una unos unas y e o u pero con sin para por de del al en a que se su sus tu tus mi mis nuestro nuestra nuestros nuestras es son lo le les muy más'.split(
    ' ',
  ),
)

function cutAtWord(sentence: string, max: number): string {
  const words = sentence.split(' ')
  const kept: string[] = []
  let length = 1
  for (const word of words) {
    length += countCodePoints(word) + (kept.length > 0 ? 1 : 0)
    if (length > max) break
    kept.push(word)
  }
  while (kept.length > 0 && HANGING.has(kept.at(-1)?.toLowerCase() ?? '')) kept.pop()
  if (kept.length < 2) return ''
  const text = kept.join(' ').replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, '')
  // Half a question or an open bracket is worse than nothing.
  return isPaired(text) ? `${text}…` : ''
}

const isPaired = (text: string) =>
  [
    ['¿', '?'],
    ['¡', '!'],
    ['(', ')'],
    ['“', '”'],
    ['«', '»'],
  ].every(
    ([open = '', close = '']) => text.split(open).length === text.split(close).length || !text.includes(open),
  )

/** Not in "9 AM – noon". */
const CLAUSE_BORDER = /(?:[,;:]|(?<!\d|\d ?[ap]\.? ?m\.?|noon)\s[–—-])\s/giu

function firstClause(sentence: string, max: number): string {
  const room = [...sentence].slice(0, Math.max(0, max - 1)).join('').length
  const end = [...sentence.matchAll(CLAUSE_BORDER)]
    .map(({ index }) => index)
    .filter((index) => index <= room)
    .findLast((index) => {
      const clause = sentence.slice(0, index)
      return clause.split(' ').length > 2 && isPaired(clause)
    })
  return sentence.slice(0, end ?? 0)
}

/**
 * As many whole sentences as fit; otherwise the first clause; otherwise whole words and an ellipsis; otherwise nothing.
 */
export function condense(sentences: readonly string[], max: number): string {
  let kept = ''
  for (const sentence of sentences) {
    const longer = kept ? `${kept} ${sentence}` : sentence
    if (countCodePoints(longer) > max) break
    kept = longer
  }
  if (kept) return kept
  const [first = ''] = sentences
  const clause = firstClause(first, max)
  return clause ? closed(clause) : cutAtWord(first, max)
}
