/** Repeats an expensive look only after a while; calls at the same time share one. */
export function recently<T>(look: () => Promise<T>, freshMsOf: (found: T) => number): () => Promise<T> {
  let last: { found: Promise<T>; until: number } | null = null
  return () => {
    if (last && performance.now() < last.until) return last.found
    const found = look()
    const current = { found, until: Number.POSITIVE_INFINITY }
    last = current
    void found.then((value) => {
      current.until = performance.now() + freshMsOf(value)
    })
    return found
  }
}
