import { type Industry, industries } from '#platform/industries.ts'

export type Subject = { words: readonly string[]; lines: readonly string[] }
export type Tip = { title: string; text: string }

/** What we know about one trade, in one language: a bakery is not a restaurant. */
export type Trade = {
  id: string
  industry: Industry
  /** How it is recognized, in lower case and singular. */
  signs: { names: readonly string[]; products: readonly string[] }
  /** True of what the trade makes, never of one shop. */
  truths: readonly string[]
  /** Lines that fit only when the post is about that thing. */
  subjects: readonly Subject[]
  invites: readonly string[]
  behind: readonly string[]
  questions: readonly string[]
  tips: readonly Tip[]
  calls: readonly string[]
  shortCalls: readonly string[]
  articles: readonly string[]
  visuals: readonly string[]
  hashtags: readonly string[]
  emojis: readonly string[]
}

export type TradeFile = Omit<Trade, 'id' | 'industry'> & { industry: string }

/** A file of a trade with its id. The type of JSON knows no industries, so that one is checked here. */
export function asTrade(id: string, file: TradeFile): Trade {
  const industry = industries.find((name) => name === file.industry)
  if (!industry) throw new Error(`The trade ${id} is of the unknown industry ${file.industry}.`)
  return { ...file, id, industry }
}
