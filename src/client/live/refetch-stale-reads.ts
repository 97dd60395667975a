import type { Query, QueryClient } from '@tanstack/react-query'

const isFirstRead = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined

/**
 * A first read in flight may be older than a change, but cannot be restarted, and its answer would clear the stale
 * mark. So it is refetched when it arrives. Answers the unsubscribe function.
 */
export const refetchStaleReads = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate' || !isFirstRead(event.query)) return
    const { queryKey, promise } = event.query
    void promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      // The read failed; the next one gets current data.
      () => undefined,
    )
  })
