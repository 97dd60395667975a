/** Consecutive bytes, kept as they came instead of copied into one buffer. */
export type Part = { chunks: Uint8Array[]; size: number; isLast: boolean }

/**
 * The same bytes in parts of this size, one at a time; the last one may be smaller, or empty if there are no bytes. If
 * the source fails, what it gave before comes first, and the error after it.
 */
export async function* inParts(content: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Part> {
  let chunks: Uint8Array[] = []
  let size = 0
  const take = (isLast: boolean): Part => {
    const part = { chunks, size, isLast }
    chunks = []
    size = 0
    return part
  }
  try {
    for await (const chunk of content) {
      let rest = chunk
      while (size + rest.length >= partBytes) {
        const fitting = rest.subarray(0, partBytes - size)
        rest = rest.subarray(fitting.length)
        chunks.push(fitting)
        size = partBytes
        yield take(false)
      }
      if (rest.length > 0) chunks.push(rest)
      size += rest.length
    }
  } catch (error) {
    if (size > 0) yield take(false)
    throw error
  }
  yield take(true)
}
