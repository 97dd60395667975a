import { useSearchParams } from 'wouter'
import { updateSearchParams } from './update-search-params.ts'

/** The item that is opened beside a list, by its id in the address: `/customers?customer=…`. */
export function useOpenedItem(param: string) {
  const [params, setParams] = useSearchParams()
  const id = params.get(param)
  const openedHere = { [`${param}OpenedHere`]: true }
  const wasOpenedHere = () =>
    (history.state as Record<string, unknown> | null)?.[`${param}OpenedHere`] === true
  return {
    id,
    /** From one item to the next the way back stays the list. */
    open: (next: string) =>
      setParams((now) => updateSearchParams(now, { [param]: next }), {
        replace: id !== null,
        state: id === null ? openedHere : history.state,
      }),
    /** Closing is going back, unless there is nothing of ours to go back to. */
    close: () => {
      if (wasOpenedHere()) history.back()
      else setParams((now) => updateSearchParams(now, { [param]: undefined }), { replace: true })
    },
  }
}
