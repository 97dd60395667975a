const LINE_END = 0x0a

export type Part = { bytes: Buffer; lines: number }

/** Splits a stream into parts of about `size` bytes that end with a line: in COPY's text format a row is one line. */
export async function* splitAtLines(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Part> {
  let held: Buffer[] = []
  let bytes = 0
  let lines = 0
  for await (const chunk of source) {
    const end = bytes + chunk.length >= size ? chunk.lastIndexOf(LINE_END) + 1 : 0
    if (end > 0) {
      const head = chunk.subarray(0, end)
      yield { bytes: Buffer.concat([...held, head]), lines: lines + countLines(head) }
      held = []
      bytes = 0
      lines = 0
    }
    const rest = chunk.subarray(end)
    held.push(rest)
    bytes += rest.length
    lines += countLines(rest)
  }
  if (bytes > 0) yield { bytes: Buffer.concat(held), lines }
}

function countLines(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) count += 1
  return count
}
