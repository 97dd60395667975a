/** Why a file cannot be read as a list. */
export const csv = {
  noColumn: 'The first line must name the columns, and one of them must be "{name}".',
  brokenQuotes: 'A quoted text that begins in line {line} never ends.',
  rowTooLong: 'Line {line} is too long. Check that every quoted text ends with a quote.',
  notUtf8: 'The accents in this file cannot be read. Save it as "CSV UTF-8" and try again.',
} as const
