import { useState } from 'react'
import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'

type Handled = ReadonlyMap<string, 'posted' | 'later'>

/** Goes through the waiting posts one by one, beginning with the one that a link named. */
export function usePostingQueue(posts: readonly WaitingPost[], named: string | null) {
  const [handled, setHandled] = useState<Handled>(new Map())
  // Kept, so that a post that becomes due meanwhile does not take the place of the one on screen.
  const [shownId, setShownId] = useState(named)
  const left = posts.filter(({ id }) => !handled.has(id))
  const post = left.find(({ id }) => id === shownId) ?? left[0]
  if (post && post.id !== shownId) setShownId(post.id)
  const mark = (how: 'posted' | 'later') => (id: string) => setHandled((now) => new Map(now).set(id, how))
  const kinds = [...handled.values()]
  return {
    post,
    place: handled.size + 1,
    total: handled.size + left.length,
    postedCount: kinds.filter((kind) => kind === 'posted').length,
    laterCount: kinds.filter((kind) => kind === 'later').length,
    markPosted: mark('posted'),
    postLater: mark('later'),
    startOver: () => setHandled(new Map()),
  }
}
