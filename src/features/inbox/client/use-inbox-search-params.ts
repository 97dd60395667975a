import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { useOpenedItem } from '#client/navigation/use-opened-item.ts'
import { filterNames, filtersIn, type InboxFilters } from './inbox-filters.ts'

type Changes = Record<string, string | undefined>

/** The state is in the URL, so that reload, back and shared links show the same screen. */
export function useInboxSearchParams() {
  const [params, setParams] = useSearchParams()
  const { id: conversationId, open, close } = useOpenedItem('conversation')
  const replace = (changes: Changes) =>
    setParams((now) => updateSearchParams(now, changes), { replace: true, state: history.state })
  return {
    filters: filtersIn(params),
    /** Untrimmed while typing: a trailing space may start the next word. */
    search: params.get('search') ?? '',
    conversationId,
    filter: (changes: Partial<InboxFilters>) => replace(changes),
    clear: () => replace(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
    showAll: () => replace(Object.fromEntries(['search', ...filterNames].map((name) => [name, undefined]))),
    open,
    close,
  }
}

export type InboxSearchParams = ReturnType<typeof useInboxSearchParams>
