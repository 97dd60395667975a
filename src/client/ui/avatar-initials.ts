/**
 * At most two letters: of the first and the last word, or the first two of a single word. Text in brackets is ignored.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/(?<=\S)\s*\([^)]*\)?/g, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  const first = Array.from(words[0] ?? '')
  const last = words.length > 1 ? Array.from(words.at(-1) ?? '') : []
  const letters = words.length > 1 ? [first[0], last[0]] : first.slice(0, 2)
  return letters.join('').toLocaleUpperCase() || '?'
}

/** The same name always has the same color. */
export function avatarColorIndex(name: string, count: number): number {
  let hash = 7
  for (const char of name.trim().toLowerCase()) hash = (hash * 131 + (char.codePointAt(0) ?? 0)) % 999_983
  return (hash >> 4) % count
}
