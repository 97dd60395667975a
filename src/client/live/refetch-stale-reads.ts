import type { Query, QueryClient } from '@tanstack/react-query'

const isFirstRead = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined

/**
 * A first read that is on its way may be older than a change, but it cannot be begun anew, and its answer would take the mark
 * away: it is read once more when it is there. Answers the function that ends this.
 */
export const refetchStaleReads = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate' || !isFirstRead(event.query)) return
    const { queryKey, promise } = event.query
    void promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      // It did not come; whoever asks again is told what is there then.
      () => undefined,
    )
  })
