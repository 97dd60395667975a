import { normalizeLineEnds } from '#platform/line-ends.ts'

/** No schema is that deep, so deeper input is refused anyway. */
const DEEPEST = 32

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

// Passwords are compared exactly.
const isVerbatim = (key: string) => /password$/i.test(key)

const below = (path: string, key: string) => (path ? `${path}.${key}` : key)

/** The path of the first text or key that cannot be stored; null if there is none. */
export function findUnstorable(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return below(path, key.replaceAll('\0', '').toWellFormed())
    const found = findUnstorable(inner, below(path, key), depth + 1)
    if (found !== null) return found
  }
  return null
}

/** Normalizes line ends of all texts in a parsed body, in place. */
export function normalizeTexts(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return
  const holder = value as Record<string, unknown>
  for (const [key, inner] of Object.entries(holder)) {
    if (typeof inner !== 'string') normalizeTexts(inner, depth + 1)
    else if (!isVerbatim(key)) holder[key] = normalizeLineEnds(inner)
  }
}
