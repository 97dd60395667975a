import { useSearchParams } from 'wouter'
import { changedParams } from '#client/changed-params.ts'
import { filterNames, filtersIn, type InboxFilters } from './inbox-filters.ts'

type Changes = Record<string, string | undefined>

const openedHere = { conversationOpenedHere: true }
const wasOpenedHere = () =>
  (history.state as Partial<typeof openedHere> | null)?.conversationOpenedHere === true

/** What the screen shows is in the address, so that reload, back and a shared link lead to the same place. */
export function useInboxPlace() {
  const [params, setParams] = useSearchParams()
  const conversationId = params.get('conversation')
  const replace = (changes: Changes) =>
    setParams((now) => changedParams(now, changes), { replace: true, state: history.state })
  return {
    filters: filtersIn(params),
    /** As it is being typed; a space at its end may be the beginning of a word. */
    search: params.get('search') ?? '',
    conversationId,
    filter: (changes: Partial<InboxFilters>) => replace(changes),
    clear: () => replace(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
    showAll: () => replace(Object.fromEntries(['search', ...filterNames].map((name) => [name, undefined]))),
    /** From one conversation to the next the way back stays the list. */
    open: (id: string) =>
      setParams((now) => changedParams(now, { conversation: id }), {
        replace: conversationId !== null,
        state: conversationId === null ? openedHere : history.state,
      }),
    /** Closing is going back, unless there is nothing of ours to go back to. */
    close: () => {
      if (wasOpenedHere()) history.back()
      else setParams((now) => changedParams(now, { conversation: undefined }), { replace: true })
    },
  }
}

export type InboxPlace = ReturnType<typeof useInboxPlace>
