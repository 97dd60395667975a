/** What a saved reply leaves open until it is used. */
export const blanks = ['name', 'business'] as const
export type Blank = (typeof blanks)[number]

const BLANK = /( ?)\{([^{}]*)\}/g

const blankOf = (typed: string) => blanks.find((blank) => blank === typed.trim().toLowerCase())

/** The first thing in braces that nothing can be put in for; null when there is none. */
export function unknownBlank(text: string): string | null {
  for (const [, , typed = ''] of text.matchAll(BLANK)) if (!blankOf(typed)) return `{${typed}}`
  return null
}

/** The reply as it can be sent. What is not known leaves no gap before the sign that follows it. */
export const fillIn = (text: string, known: Record<Blank, string>): string =>
  text.replace(BLANK, (whole: string, space: string, typed: string) => {
    const blank = blankOf(typed)
    if (!blank) return whole
    return known[blank] === '' ? '' : `${space}${known[blank]}`
  })
