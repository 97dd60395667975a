import type { InfiniteData } from '@tanstack/react-query'
import { queryClient } from '#client/data/query.ts'
import type { Page } from '#platform/endpoint.ts'
import { listMessages, type Message } from '../inbox.contract.ts'

type Messages = Page<Message>
type Kept = Messages | InfiniteData<Messages>

const changedIn = (page: Messages, change: (message: Message) => Message): Messages => ({
  ...page,
  items: page.items.map(change),
})

/** Updates messages in every cached list: the paginated one and the short one of the dashboard. */
export function changeMessages(change: (message: Message) => Message): void {
  queryClient.setQueriesData<Kept>({ queryKey: [listMessages.path] }, (kept) => {
    if (!kept) return kept
    return 'pages' in kept
      ? { ...kept, pages: kept.pages.map((page) => changedIn(page, change)) }
      : changedIn(kept, change)
  })
}
