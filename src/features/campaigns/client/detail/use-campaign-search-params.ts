import { useLocation, useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'

export function useCampaignSearchParams() {
  const [path] = useLocation()
  const [params, setParams] = useSearchParams()
  return {
    id: path.slice(path.lastIndexOf('/') + 1),
    postId: params.get('post'),
    /** Puts the cursor in the text. */
    isEditing: params.has('edit'),
    tab: params.get('tab') === 'results' ? ('results' as const) : ('posts' as const),
    showTab: (tab: string) =>
      setParams((now) => updateSearchParams(now, { tab: tab === 'results' ? tab : undefined })),
    open: (postId: string | null) =>
      setParams((now) =>
        updateSearchParams(now, { edit: undefined, tab: undefined, post: postId ?? undefined }),
      ),
  }
}
