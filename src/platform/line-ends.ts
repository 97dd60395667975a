const OTHER_LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g

/** Normalizes all line ends to \n. */
export const normalizeLineEnds = (text: string): string => text.replace(OTHER_LINE_ENDS, '\n')

/** Without line ends, and with single spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
