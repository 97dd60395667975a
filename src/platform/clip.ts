/** The start of a text, never cut inside a surrogate pair. */
export const clip = (text: string, max: number): string =>
  text.slice(0, text.length > max && /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max)
