import type { BriefKind } from '#writer/reading/brief-reading.ts'
import { joinBrief } from './join-brief.ts'

/** A brief while it is being written, with what the person corrected. */
export type BriefDraft = {
  idea: string
  /** What the texts should say, beyond the idea. */
  text?: string | undefined
  kind?: BriefKind | undefined
  asContent?: string[] | undefined
}

export type BriefSpan = { start: number; end: number }

/** Where a text stands now: the person may have typed on since it was read. Null if it is gone. */
export function findSpan(
  brief: BriefDraft,
  { start, text }: { start: number | null; text: string },
): BriefSpan | null {
  const whole = joinBrief(brief)
  if (start === null || text === '') return null
  const isThere = whole.slice(start, start + text.length).toLowerCase() === text.toLowerCase()
  const at = isThere ? start : whole.indexOf(text)
  const end = at + text.length
  const crossesFields = brief.text && at < brief.idea.length && end > brief.idea.length
  return at === -1 || crossesFields ? null : { start: at, end }
}

/** How many characters a text at this place may have, so that its field stays within its limit. */
export const roomAt = (brief: BriefDraft, { start, end }: BriefSpan, max: number): number =>
  max - (start >= brief.idea.length && brief.text ? brief.text : brief.idea).length + (end - start)

function change(
  brief: BriefDraft,
  { start, end }: BriefSpan,
  edit: (before: string, after: string) => string,
) {
  const { idea, text } = brief
  if (!text || end <= idea.length) return { ...brief, idea: edit(idea.slice(0, start), idea.slice(end)) }
  const offset = joinBrief(brief).length - text.length
  return { ...brief, text: edit(text.slice(0, start - offset), text.slice(end - offset)) }
}

export const replaceInBrief = (brief: BriefDraft, span: BriefSpan, by: string): BriefDraft =>
  change(brief, span, (before, after) => before + by + after)

/** Leaves no stray comma or space where the text was. */
export const removeFromBrief = (brief: BriefDraft, span: BriefSpan): BriefDraft =>
  change(brief, span, joinAround)

const isComma = (sign: string | undefined) => sign !== undefined && ',;:'.includes(sign)
const isSign = (sign: string | undefined) => sign !== undefined && ',;:.!?'.includes(sign)
const isSpace = (sign: string | undefined) => sign === ' ' || sign === '\t'

function trimEndWhile(text: string, test: (sign: string | undefined) => boolean): string {
  let end = text.length
  while (end > 0 && test(text[end - 1])) end -= 1
  return text.slice(0, end)
}

function trimStartWhile(text: string, test: (sign: string | undefined) => boolean): string {
  let start = 0
  while (start < text.length && test(text[start])) start += 1
  return text.slice(start)
}

/** Join two parts; alone, they would be left hanging. */
const joiningWords = ['and', 'but', 'or', 'y', 'e', 'o', 'u', 'ni', 'pero']

function withoutFirstJoin(text: string): string {
  const word = joiningWords.find((each) => text.toLowerCase().startsWith(`${each} `))
  return word === undefined ? text : trimStartWhile(text.slice(word.length), isSpace)
}

function withoutLastJoin(text: string): string {
  const word = joiningWords.find((each) => text.toLowerCase().endsWith(` ${each}`))
  return word === undefined ? text : trimEndWhile(text.slice(0, -word.length), isSpace)
}

function joinAround(before: string, after: string): string {
  let left = trimEndWhile(before, isSpace)
  let right = trimStartWhile(after, isSpace)
  const beginsALine = left === '' || left.endsWith('\n')
  if (beginsALine || isSign(left.at(-1)))
    right = withoutFirstJoin(trimStartWhile(right, (sign) => isComma(sign) || isSpace(sign)))
  const endsALine = right === '' || right.startsWith('\n') || isSign(right[0])
  if (endsALine) left = trimEndWhile(withoutLastJoin(left), (sign) => isComma(sign) || isSpace(sign))
  if (isSign(left.at(-1)) && isSign(right[0]))
    right = trimStartWhile(right, (sign) => isSign(sign) || isSpace(sign))
  const isApart = left !== '' && right !== '' && !left.endsWith('\n') && !right.startsWith('\n')
  return isApart && !isSign(right[0]) ? `${left} ${right}` : left + right
}
