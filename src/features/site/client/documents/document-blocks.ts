export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** `at` is its offset in the line. */
export type Piece = { at: number; text: string } & (
  | { kind: 'text' | 'strong' | 'code' }
  | { kind: 'link'; to: string }
)

/** The paragraphs and lists of a text: separated by empty lines; a dash starts an item. */
export const blocksOf = (text: string): Block[] =>
  text.split('\n\n').map((part) => {
    const lines = part.split('\n')
    return lines.every((line) => line.startsWith('- '))
      ? { kind: 'list', items: lines.map((line) => line.slice(2)) }
      : { kind: 'paragraph', text: part }
  })

const marked = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g

/** What stands out in a line: [words](/where), **words** and `commands`. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let read = 0
  for (const match of line.matchAll(marked)) {
    const [whole, words, to, strong, code] = match
    const at = match.index
    if (at > read) pieces.push({ at: read, kind: 'text', text: line.slice(read, at) })
    if (words && to) pieces.push({ at, kind: 'link', text: words, to })
    else if (strong) pieces.push({ at, kind: 'strong', text: strong })
    else if (code) pieces.push({ at, kind: 'code', text: code })
    read = at + whole.length
  }
  if (read < line.length) pieces.push({ at: read, kind: 'text', text: line.slice(read) })
  return pieces
}
