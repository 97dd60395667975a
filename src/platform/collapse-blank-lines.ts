/** A text without its blank lines, for excerpts: a gap would take space from words. */
export const collapseBlankLines = (text: string): string => text.replace(/\n\s*\n/g, '\n')
