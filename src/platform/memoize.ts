/**
 * Makes the result for a key once. It keeps `most` results and then begins again, so that a process that runs for
 * months does not grow.
 */
export function memoize<Key, Result>(
  make: (key: Key) => Result,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Result {
  const made = new Map<Key, { result: Result }>()
  return (key) => {
    const known = made.get(key)
    if (known) return known.result
    if (made.size >= most) made.clear()
    const result = make(key)
    made.set(key, { result })
    return result
  }
}
