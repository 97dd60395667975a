/**
 * Two programs that people open our files with, as far as rows, cells and formulas go. Both end a row at CR, LF or CRLF
 * outside quotes, whatever the other rows end with.
 */

type State = 'start' | 'bare' | 'quoted' | 'closing'

/** As Python's csv module with its default dialect: a quote inside an unquoted cell is a letter. */
export function readLikePython(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let state: State = 'start'
  const endCell = () => {
    row.push(cell)
    cell = ''
    state = 'start'
  }
  for (const sign of `${text.replace(/^\uFEFF/, '')}\0`) {
    if (state === 'quoted') {
      if (sign === '\0') throw new Error('A quoted cell never ends.')
      if (sign === '"') state = 'closing'
      else cell += sign
    } else if (sign === '"' && state === 'closing') {
      cell += sign
      state = 'quoted'
    } else if (sign === '"' && state === 'start') state = 'quoted'
    else if (sign === ',') endCell()
    else if (sign === '\r' || sign === '\n' || sign === '\0') {
      // The second half of CRLF, and the end of the file, follow no cell.
      if (state === 'start' && row.length === 0) continue
      endCell()
      rows.push(row)
      row = []
    } else {
      cell += sign
      state = 'bare'
    }
  }
  return rows
}

/**
 * As spreadsheets do: a row can also end at Unicode line ends, and a formula is detected after removing leading spaces
 * and invisible characters, with full-width signs read like plain ones.
 */
export function readLikeSpreadsheet(text: string): { rows: string[][]; formulas: string[] } {
  const rows: string[][] = [[]]
  const body = text.replace(/^\uFEFF/, '')
  const pattern = /(?:"((?:[^"]|"")*)"|([^,\r\n\u0085\u2028\u2029]*))(,|\r\n|[\r\n\u0085\u2028\u2029]|$)/gy
  for (const [all, quoted, bare = '', end] of body.matchAll(pattern)) {
    if (all === '' && rows.at(-1)?.length === 0) break
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  if (rows.at(-1)?.length === 0) rows.pop()
  const isFormula = (cell: string) =>
    /^[=+\-@]/.test(cell.normalize('NFKC').replace(/^[\s\p{Cc}\p{Cf}]+/u, ''))
  return { rows, formulas: rows.flat().filter(isFormula) }
}
