/** A question as people ask it, and the articles of which any is a right answer. */
type Asked = [question: string, ...wanted: string[]]

export type Questions = {
  asked: Asked[]
  /** Without an article: the chat must say that it does not know. */
  unknown: string[]
}
