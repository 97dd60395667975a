import type { Locale } from '#platform/locale.ts'
import type { ScreenPicture } from './screen-picture.ts'
import type { ScreenPath } from './screens.ts'

export const topics = ['start', 'create', 'publish', 'people', 'figures', 'account', 'running'] as const
type Topic = (typeof topics)[number]

/**
 * A paragraph, a list, or ordered steps. **Words** are a label of the product, letter for letter; [words](/path) are
 * links.
 */
export type ArticleBlock = string | { list: string[] } | { steps: string[] }

export type ArticleWording = {
  title: string
  /** The answer for most readers, in one or two sentences. */
  summary: string
  body: ArticleBlock[]
  /** As people ask, with short answers. */
  questions: { ask: string; answer: string }[]
  /** Further search words. */
  words?: string
  /** How people ask for it, in their own words, for the search. */
  phrasings?: string[]
}

export type Article = {
  /** Part of URLs; never changed. */
  id: string
  topic: Topic
  /** Sort order within a topic. */
  position: number
  /** The screens it is about, most important first. */
  screens: ScreenPath[]
  picture?: ScreenPicture
} & Record<Locale, ArticleWording>

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
