export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Prefixes of the most common passwords; adding a digit or two gains little. */
const guessedFirst = [
  'password',
  'contraseña',
  'contrasena',
  'qwerty',
  'letmein',
  'bienvenido',
  'welcome',
  'iloveyou',
  'teamo',
  'admin',
  'campaigner',
  'abc123',
]

const kinds: [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 32],
]

/** Characters that neither repeat nor continue the one before: "aaaa" and "1234" count as one or two. */
function surprisingCharacters(password: string): number {
  const codes = Array.from(password.toLowerCase(), (char) => char.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const before = codes[index - 1]
    return before === undefined || Math.abs(code - before) > 1
  }).length
}

function withoutGuessed(password: string): string {
  const lower = password.toLowerCase()
  const known = guessedFirst.find((word) => lower.includes(word))
  return known ? lower.replace(known, '') : password
}

/**
 * A rough estimate in bits: length counts most, because every further character multiplies. Conservative on purpose:
 * "strong" needs more than ten mixed characters, or a few words.
 */
export function passwordStrength(password: string): PasswordStrength {
  const rest = withoutGuessed(password)
  const alphabet = kinds.reduce((sum, [pattern, size]) => (pattern.test(rest) ? sum + size : sum), 0)
  const distinct = new Set(rest.toLowerCase()).size
  const length = Math.min(surprisingCharacters(rest), distinct * 2)
  const bits = length * Math.log2(Math.max(alphabet, 2))
  if (bits >= 68) return 'strong'
  return bits >= 40 ? 'fair' : 'weak'
}
