/** An error and its causes; libraries wrap network errors several times. */
export function* causes(error: unknown): Generator<Error> {
  let last: unknown
  for (let each = error; each instanceof Error; each = each.cause) {
    yield each
    last = each
  }
  if (last instanceof AggregateError) for (const each of last.errors) if (each instanceof Error) yield each
}
