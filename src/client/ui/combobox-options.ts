export interface ComboboxOption {
  value: string
  label: string
}

/** Without accents, case and punctuation, as people type searches. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_/()-]+/g, ' ')
    .trim()
    .toLowerCase()

/** Options that match every typed word, prefix matches first. */
export function matchingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const wanted = plain(typed)
  if (!wanted) return [...options]
  const words = wanted.split(' ')
  const found = options
    .map((option) => ({ option, text: plain(`${option.label} ${option.value}`) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
  const begins = ({ text }: { text: string }) => Number(text.startsWith(wanted))
  return found.toSorted((a, b) => begins(b) - begins(a)).map(({ option }) => option)
}
