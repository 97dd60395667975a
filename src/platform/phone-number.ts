/** With + and the country code; null if it is missing, because a guess could reach a stranger. As customers’ numbers are read. */
export function phoneNumberIn(text: string): string | null {
  const number = text.replace(/\(0\)|[^0-9+]/g, '').replace(/^00/, '+')
  return /^\+[1-9][0-9]{7,14}$/.test(number) ? number : null
}
