import type { Locale } from '#platform/locale.ts'
import type { screens } from '#platform/screens.ts'

export const topics = ['start', 'create', 'publish', 'people', 'figures', 'account', 'running'] as const
export type Topic = (typeof topics)[number]

/** A paragraph, a list, or steps in their order. **Words** are a label of the product, letter for letter; [words](/path) lead there. */
export type ArticleBlock = string | { list: string[] } | { steps: string[] }

export type ArticleWording = {
  title: string
  /** What most people wanted to know, in one or two sentences. */
  summary: string
  body: ArticleBlock[]
  /** As people ask, with a short answer to each. */
  questions: { ask: string; answer: string }[]
  /** Other words that people look for. */
  words?: string
}

export type Article = {
  /** Stands in addresses; never changed. */
  id: string
  topic: Topic
  /** The screens it is about, the most important first. */
  screens: (typeof screens)[number]['path'][]
} & Record<Locale, ArticleWording>

export const article = (written: Article): Article => written

/** The texts of an article, in the order in which they are read. */
export const textsOf = ({ title, summary, body, questions }: ArticleWording): string[] => [
  title,
  summary,
  ...body.flatMap(linesOf),
  ...questions.flatMap(({ ask, answer }) => [ask, answer]),
]

export function linesOf(block: ArticleBlock): string[] {
  if (typeof block === 'string') return [block]
  return 'steps' in block ? block.steps : block.list
}
