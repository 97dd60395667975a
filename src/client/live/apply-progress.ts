import type { Query, QueryClient } from '@tanstack/react-query'

export type Progress = { path: string; fields: Record<string, unknown> }

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces fields; nested objects are merged only where they exist. */
function merge(known: Fields, fields: Fields): Fields {
  const merged = { ...known }
  for (const [name, value] of Object.entries(fields)) {
    const before = known[name]
    if (!isObject(value)) merged[name] = value
    else if (isObject(before)) merged[name] = merge(before, value)
  }
  return merged
}

/** The same read with the fields of one item replaced, wherever it is listed. */
function withFields(known: unknown, id: string, fields: Fields): unknown {
  if (Array.isArray(known)) return known.map((each) => withFields(each, id, fields))
  if (!isObject(known)) return known
  if (known.id === id) return merge(known, fields)
  // One page of a list, or several.
  const { items, pages } = known
  if (Array.isArray(items)) return { ...known, items: withFields(items, id, fields) }
  return Array.isArray(pages) ? { ...known, pages: withFields(pages, id, fields) } : known
}

/**
 * Shows progress in the item's read and in lists, without asking the server. A read in flight may be older than the
 * progress, so it is passed to `onOlder`.
 */
export function applyProgress(
  client: QueryClient,
  { path, fields }: Progress,
  onOlder: (read: Query) => void,
): void {
  const cut = path.lastIndexOf('/')
  const [list, id] = [path.slice(0, cut), path.slice(cut + 1)]
  for (const query of client.getQueryCache().getAll()) {
    const { queryKey, state } = query
    if (queryKey[0] !== path && queryKey[0] !== list) continue
    if (queryKey[0] === path && state.fetchStatus === 'fetching') onOlder(query)
    // A stale read would become fresh again.
    if (state.data === undefined || state.isInvalidated) continue
    client.setQueryData(queryKey, (known: unknown) => withFields(known, id, fields), {
      updatedAt: state.dataUpdatedAt,
    })
  }
}
