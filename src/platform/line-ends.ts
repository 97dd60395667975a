const OTHER_LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g

/** Every line ends in \n; what else systems and editors end lines with is read as that. */
export const normalizeLineEnds = (text: string): string => text.replace(OTHER_LINE_ENDS, '\n')
