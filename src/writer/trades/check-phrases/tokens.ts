const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text in lowercase, with accents. */
export const wordsIn = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? []

/** Words between single spaces, so that whole words can be looked up. */
export const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

/** The first expression of a list that a text has. */
export const findExpression = (text: string, expressions: readonly string[]): string | undefined => {
  const line = spaced(wordsIn(text))
  return expressions.find((each) => line.includes(` ${each} `))
}

/** A text without any of these expressions. */
export const withoutExpressions = (text: string, expressions: readonly string[]): string =>
  expressions.reduce((line, each) => line.replaceAll(` ${each} `, ' / '), spaced(wordsIn(text)))
