import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { useOpenedItem } from '#client/navigation/use-opened-item.ts'
import { filterNames, filtersIn, type InboxFilters } from './inbox-filters.ts'

type Changes = Record<string, string | undefined>

/** What the screen shows is in the address, so that reload, back and a shared link lead to the same place. */
export function useInboxSearchParams() {
  const [params, setParams] = useSearchParams()
  const { id: conversationId, open, close } = useOpenedItem('conversation')
  const replace = (changes: Changes) =>
    setParams((now) => updateSearchParams(now, changes), { replace: true, state: history.state })
  return {
    filters: filtersIn(params),
    /** As it is being typed; a space at its end may be the beginning of a word. */
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
