const MAX_TEXT = 4000

function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ces')) return `${word.slice(0, -3)}z`
  if (word.length > 5 && /(?:[rnldj]|s|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

/** Small letters without accents, each word in the singular as far as a rule can tell, between spaces. */
export function stemLine(text: string): string {
  const flat = text
    .slice(0, MAX_TEXT)
    .toLowerCase()
    .normalize('NFD')
    // "Uñas" is not "unas".
    .replace(/(?!\u0303)\p{Mn}/gu, '')
    .normalize('NFC')
  return ` ${(flat.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).join(' ')} `
}
