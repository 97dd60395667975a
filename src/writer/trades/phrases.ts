import { stemLine } from './stems.ts'
import type { Subject, Tip, Trade } from './trade.ts'

const MENU = / (?:menu|carta|plato|dish) /

/** Whether things are named as parts of dishes: then the text is about none of them. */
export const isMenu = (text: string): boolean => MENU.test(stemLine(text))

/** The things a text is about, of those that the trade knows. */
export function subjectsIn(trade: Pick<Trade, 'subjects'>, text: string): Subject[] {
  const said = stemLine(text)
  return trade.subjects.filter(({ words }) => words.some((word) => said.includes(stemLine(word))))
}

const mentions = (text: string, subjects: readonly Subject[]) => {
  const line = stemLine(text)
  return subjects.some(({ words }) => words.some((word) => line.includes(stemLine(word))))
}

/** Tips about the subjects, then the others if those are wanted too. */
export function tipsAbout(trade: Trade, subjects: readonly Subject[], withOthers: boolean): Tip[] {
  const isAbout = ({ title, text }: Tip) => mentions(`${title} ${text}`, subjects)
  const others = withOthers ? trade.tips.filter((tip) => !isAbout(tip)) : []
  return [...trade.tips.filter(isAbout), ...others]
}

/** Hashtags that name one of the subjects first, then those of the trade as a whole; none of another subject. */
export function hashtagsAbout(
  trade: Pick<Trade, 'subjects' | 'hashtags'>,
  subjects: readonly Subject[],
): string[] {
  const spaced = (tag: string) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const isAbout = (tag: string) => mentions(spaced(tag), subjects)
  const others = trade.subjects.filter((subject) => !subjects.includes(subject))
  const isGeneral = (tag: string) => !isAbout(tag) && !mentions(spaced(tag), others)
  return [...trade.hashtags.filter(isAbout), ...trade.hashtags.filter(isGeneral)]
}

/** Lines that name nothing else than the text: no other subject, and no other product where its subject is known. */
export function linesBeside(
  trade: Pick<Trade, 'subjects' | 'signs'>,
  subjects: readonly Subject[],
  text: string,
  lines: readonly string[],
): string[] {
  const others = trade.subjects.filter((subject) => !subjects.includes(subject))
  const said = stemLine(text)
  const products = subjects.length > 0 ? trade.signs.products.map(stemLine) : []
  const absent = products.filter((product) => !said.includes(product))
  return lines.filter((line) => {
    const told = stemLine(line)
    return !mentions(line, others) && !absent.some((product) => told.includes(product))
  })
}
