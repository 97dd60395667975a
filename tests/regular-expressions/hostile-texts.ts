const units = [
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '0',
  'a',
  'A',
  '-',
  '.',
  ',',
  '#',
  '@',
  '/',
  '\\',
  '"',
  "'",
  '<',
  '(',
  '[',
  '{',
  '&',
  '%',
  '=',
  '*',
  '_',
  ':',
  '?',
  '$',
  'é',
  'aé',
  '日',
  '😀',
  '👍🏽',
  '👨‍👩‍👧',
  '\u0301',
  '1.',
  '1,',
  'a.',
  'a ',
  'a-',
  ' -',
  '- ',
  '. ',
  '#a',
  '@a',
  'a@',
  '\n ',
  ' \n',
  '\n- ',
  '\n1. ',
  '](',
  '<a ',
  '{a',
  'http://',
  'https://a.co/',
  '&amp;',
  'A b. ',
] as const

const frames = [
  ['', ''],
  ['a', 'b'],
  ['', '!'],
  ['#', ' '],
] as const

export const LARGEST = 100_000
/** Quadratic growth shows in the smallest: it needs millions of steps there. */
export const sizes = [2000, 20_000, LARGEST] as const

export type HostileText = { name: string; make(size: number): string }

function hostile(unit: string, first: string, last: string): HostileText {
  const made = new Map<number, string>()
  return {
    name: `${JSON.stringify(unit)} between ${JSON.stringify(first)} and ${JSON.stringify(last)}`,
    make(size) {
      const text = made.get(size) ?? first + unit.repeat(size / unit.length) + last
      made.set(size, text)
      return text
    },
  }
}

/** Repetitions of what expressions repeat, with and without something at either end that breaks the match. */
export const hostileTexts: readonly HostileText[] = units.flatMap((unit) =>
  frames.map(([first, last]) => hostile(unit, first, last)),
)

const classes: Record<string, string> = {
  s: ' ',
  S: 'x',
  d: '0',
  D: 'x',
  w: 'a',
  W: '-',
  b: ' ',
  n: '\n',
  r: '\r',
  t: '\t',
}

/** The characters in an expression, up to a limit. */
function alphabetOf(pattern: string): string[] {
  const signs = Array.from(pattern.matchAll(/\\(.)|([^\\])/gsu), ([, escaped, plain]) =>
    escaped === undefined ? plain : (classes[escaped] ?? escaped),
  )
  return [...new Set(signs)].filter((sign) => sign !== undefined).slice(0, 6)
}

/** Pairs of the expression's own characters, which get furthest before they fail. */
export function textsOf(pattern: string): HostileText[] {
  const signs = alphabetOf(pattern)
  return signs.flatMap((one) => signs.map((other) => hostile(one + other, '', '!')))
}
