// Browsers and networks reject longer URLs. People then paste the text, which we copy to the clipboard anyway.
const MAX_LENGTH = 6_000

/** A URL with these values in its query, or the bare URL if they do not fit. */
export function composeUrl(base: string, values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  if (given.length === 0) return base
  // Mail clients read a plus literally, so spaces are encoded as %20.
  const query = new URLSearchParams(given).toString().replaceAll('+', '%20')
  const url = `${base}${base.includes('?') ? '&' : '?'}${query}`
  return url.length > MAX_LENGTH ? base : url
}
