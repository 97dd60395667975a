/** What `work` answers, or `otherwise` when it fails or takes longer than that. */
export async function within<T, O>(ms: number, work: Promise<T>, otherwise: O): Promise<T | O> {
  const { promise, resolve } = Promise.withResolvers<O>()
  // Answers that have arrived meanwhile are heard first: this process may have been the slow one.
  const timer = setTimeout(() => setImmediate(() => resolve(otherwise)), ms)
  try {
    return await Promise.race([work.catch(() => otherwise), promise])
  } finally {
    clearTimeout(timer)
  }
}
