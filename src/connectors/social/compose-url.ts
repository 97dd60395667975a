// Longer addresses are refused by browsers or networks; the person then pastes the text, which is copied for them anyway.
const MAX_LENGTH = 6_000

/** An address with values put in, or the bare one when they do not fit. */
export function composeUrl(base: string, values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  if (given.length === 0) return base
  // A plus would be read as a plus by mail programs; spaces are written the way everybody understands.
  const query = new URLSearchParams(given).toString().replaceAll('+', '%20')
  const url = `${base}${base.includes('?') ? '&' : '?'}${query}`
  return url.length > MAX_LENGTH ? base : url
}
