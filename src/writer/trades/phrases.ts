import { stemLine } from './stems.ts'
import type { Subject, Tip, Trade } from './trade.ts'

/** The things a text is about, of those that the trade knows. */
export function subjectsIn(trade: Trade, text: string): Subject[] {
  const said = stemLine(text)
  return trade.subjects.filter(({ words }) => words.some((word) => said.includes(stemLine(word))))
}

const mentions = (text: string, subjects: readonly Subject[]) => {
  const line = stemLine(text)
  return subjects.some(({ words }) => words.some((word) => line.includes(stemLine(word))))
}

/** Tips about the subjects first, then the others. */
export function tipsAbout(trade: Trade, subjects: readonly Subject[]): Tip[] {
  const isAbout = ({ title, text }: Tip) => mentions(`${title} ${text}`, subjects)
  return [...trade.tips.filter(isAbout), ...trade.tips.filter((tip) => !isAbout(tip))]
}

/** Hashtags that name one of the subjects first, then the others. */
export function hashtagsAbout(trade: Trade, subjects: readonly Subject[]): string[] {
  const spaced = (tag: string) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const isAbout = (tag: string) => mentions(spaced(tag), subjects)
  return [...trade.hashtags.filter(isAbout), ...trade.hashtags.filter((tag) => !isAbout(tag))]
}
