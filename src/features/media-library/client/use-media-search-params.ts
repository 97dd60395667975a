import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { useOpenedItem } from '#client/navigation/use-opened-item.ts'
import { libraryKinds, type MediaFilters } from './media.queries.ts'

/** The state is in the URL, so that reload, back and shared links show the same list. */
export function useMediaSearchParams() {
  const [params, setParams] = useSearchParams()
  const { id: itemId, open, close } = useOpenedItem('item')
  const filters: MediaFilters = {
    search: params.get('search') ?? '',
    tag: params.get('tag') ?? undefined,
    kind: libraryKinds.find((kind) => kind === params.get('kind')),
  }
  return {
    filters,
    itemId,
    filter: (changes: Partial<MediaFilters>) =>
      setParams((now) => updateSearchParams(now, changes), { replace: true, state: history.state }),
    open,
    close,
  }
}
