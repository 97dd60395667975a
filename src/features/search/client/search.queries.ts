import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import { recordKinds } from '../record-kinds.ts'
import { recentRecords, searchRecords } from '../search.contract.ts'
import type { RecentItem } from './recent-items.ts'
import { useDebounced } from './use-debounced.ts'

const PAUSE_MS = 150
/** Answers are not needed for long after the search. */
const KEPT_MS = 60_000
/** One letter is in most names. */
const SHORTEST = 2

/** Campaigns, customers and conversations with these words. The last answer is shown until the next one arrives. */
export function useFoundRecords(query: string) {
  const brandId = useBrandFilter()
  const isBrandKnown = useIsBrandFilterKnown()
  const settled = useDebounced(query, PAUSE_MS)
  const isWanted = [...query].length >= SHORTEST
  const isAsked = isWanted && [...settled].length >= SHORTEST
  const found = useQuery({
    ...read(searchRecords, { query: { q: settled, brandId } }),
    enabled: isAsked && isBrandKnown,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  })
  const isStale = settled !== query || found.isPlaceholderData
  return {
    records: isWanted ? found.data : undefined,
    isStale,
    isSearching: isWanted && !found.isError && (isStale || found.isPending),
    isError: isWanted && found.isError,
  }
}

/** The names of recently opened records. */
export function useRecentRecords(items: readonly RecentItem[]) {
  const idsOf = (wanted: RecentItem['kind']) =>
    items.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])).join() || undefined
  const query = Object.fromEntries(recordKinds.map((kind) => [kind, idsOf(kind)]))
  return useQuery({
    ...read(recentRecords, { query }),
    enabled: items.length > 0,
    gcTime: KEPT_MS,
  })
}
