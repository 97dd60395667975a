/** An address with a query; what is not set is left out. */
export function urlWith(address: string, query: Record<string, string | null | undefined>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) if (value != null) url.searchParams.set(name, value)
  return url
}
