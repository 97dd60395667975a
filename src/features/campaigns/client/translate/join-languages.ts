import { splitHashtags } from '#writer/copywriting/split-hashtags.ts'

const BLANK_LINE = '\n\n'

/** The original with its translation below; hashtags stand once, at the end. */
export function joinLanguages(original: string, translation: string): string {
  const [first, second] = [splitHashtags(original.trim()), splitHashtags(translation.trim())]
  const known = new Set(first.last.map((tag) => tag.toLowerCase()))
  const tags = [...first.last, ...second.last.filter((tag) => !known.has(tag.toLowerCase()))]
  return [first.body, second.body, tags.join(' ')].filter((part) => part !== '').join(BLANK_LINE)
}
