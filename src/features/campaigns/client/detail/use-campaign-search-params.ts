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
    open: (postId: string | null) =>
      setParams((now) => updateSearchParams(now, { edit: undefined, post: postId ?? undefined })),
  }
}
