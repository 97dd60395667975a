import { useSearchParams } from 'wouter'
import { updateSearchParams } from './update-search-params.ts'

/** The item opened next to a list, by its id in the URL: `/customers?customer=…`. */
export function useOpenedItem(param: string) {
  const [params, setParams] = useSearchParams()
  const id = params.get(param)
  const openedHere = { [`${param}OpenedHere`]: true }
  const wasOpenedHere = () =>
    (history.state as Record<string, unknown> | null)?.[`${param}OpenedHere`] === true
  return {
    id,
    /** Replaces the history entry between items, so that back leads to the list. */
    open: (next: string) =>
      setParams((now) => updateSearchParams(now, { [param]: next }), {
        replace: id !== null,
        state: id === null ? openedHere : history.state,
      }),
    /** Closing goes back, unless the history has no entry of ours. */
    close: () => {
      if (wasOpenedHere()) history.back()
      else setParams((now) => updateSearchParams(now, { [param]: undefined }), { replace: true })
    },
  }
}
