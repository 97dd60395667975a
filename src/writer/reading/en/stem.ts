const SHORTEST = 4
const ENDING = /(?<=.{3})(?:ing|ed|es|s|ly|e)$/

/** The same for "refund", "refunds" and "refunded". A rough cut: it only has to be the same one everywhere. */
export const stem = (word: string): string =>
  word.length < SHORTEST ? word : word.replace(/ies$/, 'y').replace(ENDING, '')
