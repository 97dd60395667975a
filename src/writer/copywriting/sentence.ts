import { closed, withCapitalStart } from '../built-in/condense.ts'

const ADDRESS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?$/i
const LETTERS = /\p{L}{2}/u

/** Whether a period after the text would become part of a link or mail. */
function endsInAddress(text: string): boolean {
  const last = text.slice(-200).split(/\s/).at(-1) ?? ''
  return /.@./.test(last) || (ADDRESS.test(last) && LETTERS.test(last.split('.').at(-1) ?? ''))
}

/** With a capital, and with a period unless it ends in an address, an emoji or another sign. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  return withCapitalStart(endsInAddress(trimmed) ? trimmed : closed(trimmed))
}

/** Joins what is not empty. */
export const joined = (parts: readonly (string | null)[], glue = ' '): string =>
  parts.filter((part) => part !== null && part !== '').join(glue)

export const unique = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => text !== '')),
]

/** Without the period that ends it; the one of "8 p. m.", "10 dic." or "Pablo G." stays. */
export const withoutEnd = (text: string): string =>
  text.replace(
    /(?<!\.|(?<!\p{L})(?:m|\p{Lu}|ene|feb|mar|abr|jun|jul|ago|sept|oct|nov|dic|lun|mié|jue|vie|sáb|dom))\.$/u,
    '',
  )

const SHORTEST_HEAD = 8

/** What stands before a colon or a dash: "New fall menu" of "New fall menu: squash soup". Empty if there is none. */
export function headOf(text: string): string {
  const head = /^[^.!?\n]{1,80}?(?=: | [–—-] )/u.exec(text)?.[0].trim() ?? ''
  return head.length >= SHORTEST_HEAD ? head : ''
}
