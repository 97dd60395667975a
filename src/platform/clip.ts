/** The beginning of a well-formed text, which never ends in the middle of a character that takes two places. */
export const clip = (text: string, max: number): string =>
  text.slice(0, text.length > max && /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max)
