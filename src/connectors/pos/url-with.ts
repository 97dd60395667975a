/** A URL with a query; unset values are omitted. */
export function urlWith(address: string, query: Record<string, string | null | undefined>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) if (value != null) url.searchParams.set(name, value)
  return url
}
