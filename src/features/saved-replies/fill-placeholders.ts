/** Placeholders of a saved reply. */
const placeholders = ['name', 'business'] as const
export type Placeholder = (typeof placeholders)[number]

const BLANK = /( ?)\{([^{}]*)\}/g

const blankOf = (typed: string) => placeholders.find((blank) => blank === typed.trim().toLowerCase())

/** The first unknown placeholder; null if there is none. */
export function findUnknownPlaceholder(text: string): string | null {
  for (const [, , typed = ''] of text.matchAll(BLANK)) if (!blankOf(typed)) return `{${typed}}`
  return null
}

/** The reply ready to send. An unknown value leaves no gap before punctuation. */
export const fillPlaceholders = (text: string, known: Record<Placeholder, string>): string =>
  text.replace(BLANK, (whole: string, space: string, typed: string) => {
    const blank = blankOf(typed)
    if (!blank) return whole
    return known[blank] === '' ? '' : `${space}${known[blank]}`
  })
