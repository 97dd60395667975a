import { useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useOnFinished } from '#client/live/use-on-finished.ts'
import { toast } from '#client/ui/toast-store.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { isRefreshed, refreshOutcome } from './refresh-outcome.ts'
import { useRefreshResults } from './results.queries.ts'

/**
 * Refreshes the results of a campaign, or of one post, and says in the end what that brought. Refreshes of other people
 * are shown without a word.
 */
export function useRefreshToast(results: CampaignResults, postId?: string) {
  const t = useText(campaignResultsMessages)
  const { namedPosts } = usePlatforms()
  const refresh = useRefreshResults(results.id)
  const isOwn = useRef(false)

  function show({ posts, refresh }: CampaignResults) {
    const ended = {
      refresh,
      posts: posts.filter((post) => (postId === undefined ? isRefreshed(post) : post.postId === postId)),
    }
    const outcome = refreshOutcome(ended)
    if (outcome === 'updated') toast({ title: t('toasts.updated') })
    else if (outcome === 'partly') {
      const silent = ended.posts.filter(({ problem }) => problem !== null)
      toast({
        title: t(ended.refresh.hasNews ? 'toasts.updated' : 'toasts.unchanged'),
        description: t('toasts.partly', { names: namedPosts(silent).names }),
      })
    } else
      toast({
        title: t(`toasts.${outcome}`),
        description: t(`toasts.${outcome}Why`),
        ...(outcome === 'refused' && { variant: 'destructive' }),
      })
  }

  useOnFinished(
    [results],
    (each) => each.refresh.isRunning,
    (ended) => {
      if (isOwn.current) show(ended)
      isOwn.current = false
    },
  )

  return {
    isPending: refresh.isPending || results.refresh.isRunning,
    start: () =>
      refresh.mutate(postId, {
        onSuccess: (answer) => {
          if (answer.refresh.isRunning) isOwn.current = true
          else show(answer)
        },
      }),
  }
}
