import { partsOf } from '#connectors/social/text/text-parts.ts'

/** A text without the hashtags at its end, those hashtags, and whether they stand in lines of their own. */
export function splitHashtags(text: string): { body: string; last: string[]; areApart: boolean } {
  const parts = partsOf(text)
  const end = parts.findLastIndex((part) => part.kind !== 'hashtag' && part.text.trim() !== '')
  const body = parts
    .slice(0, end + 1)
    .map((part) => part.text)
    .join('')
  const after = parts.slice(end + 1).filter((part) => part.kind === 'hashtag')
  const gap = text.slice(body.trimEnd().length, after[0]?.start)
  return {
    body: body.trim(),
    last: after.map((part) => part.text),
    areApart: gap.includes('\n') || body.trim() === '',
  }
}
