/** A stream in parts of these sizes, of which one is held in memory at a time. The last one may be smaller. */
export async function* readParts(
  stream: AsyncIterable<Uint8Array>,
  sizes: readonly number[],
): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let bytes = 0
  let next = 0
  for await (const chunk of stream) {
    held.push(chunk)
    bytes += chunk.length
    let size = sizes[next]
    while (size !== undefined && bytes >= size) {
      const all = Buffer.concat(held)
      yield all.subarray(0, size)
      held = [all.subarray(size)]
      bytes -= size
      next += 1
      size = sizes[next]
    }
  }
  if (bytes > 0) yield Buffer.concat(held)
}
