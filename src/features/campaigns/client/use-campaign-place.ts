import { useLocation, useSearchParams } from 'wouter'

/** Which campaign and which of its posts the address names. */
export function useCampaignPlace() {
  const [path] = useLocation()
  const [params, setParams] = useSearchParams()
  const withPost = (postId: string | null) => (now: URLSearchParams) => {
    const next = new URLSearchParams(now)
    next.delete('edit')
    if (postId) next.set('post', postId)
    else next.delete('post')
    return next
  }
  return {
    id: path.slice(path.lastIndexOf('/') + 1),
    postId: params.get('post'),
    /** Whoever came to edit finds the cursor in the text. */
    isEditing: params.has('edit'),
    open: (postId: string | null) => setParams(withPost(postId)),
  }
}
