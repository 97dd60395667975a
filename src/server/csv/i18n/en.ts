/** Why a file cannot be read as a list. */
export const csv = {
  noColumn: 'The first line must contain the column names, including “{name}”.',
  brokenQuotes: 'A quotation mark opened in line {line} is never closed.',
  rowTooLong: 'Line {line} is too long. Check that every quotation mark is closed.',
  notUtf8: 'We can’t read the accents in this file. Save it as “CSV UTF-8” and try again.',
} as const
