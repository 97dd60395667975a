/** A text without its blank lines, for where only its beginning is shown: a gap would take the place of words. */
export const collapseBlankLines = (text: string): string => text.replace(/\n\s*\n/g, '\n')
