import type { Query, QueryClient } from '@tanstack/react-query'

const followed = new WeakSet<Query>()

/** A first read that is on its way may be older than a change, and cannot be begun anew: it is read once more when it is there. */
function readOnceMore(client: QueryClient, query: Query): void {
  if (query.state.data !== undefined || followed.has(query)) return
  followed.add(query)
  void query.promise?.then(
    () => {
      followed.delete(query)
      return client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    },
    // It did not come; whoever asks again is told what is there then.
    () => followed.delete(query),
  )
}

/** Marks reads as out of date; those on screen are fetched anew. */
export function outdate(client: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  for (const query of client.getQueryCache().findAll({ fetchStatus: 'fetching', predicate }))
    readOnceMore(client, query)
  return client.invalidateQueries({ predicate })
}
