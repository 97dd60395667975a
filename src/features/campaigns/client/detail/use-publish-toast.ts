import { useLocation } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { isFinishedInApp } from '#features/campaigns/post-reasons.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../new/use-platforms.ts'

const isSent = new Set<PostState>(['scheduled', 'sending', 'published'])

/** Says what happened: which posts are on their way, which reached only the sandbox, and which need a person. */
export function usePublishToast() {
  const t = useText(campaignMessages)
  const { namedPosts } = usePlatforms()
  const [, navigate] = useLocation()
  const platformsOf = (some: readonly Post[]) => namedPosts(some)

  function whereSent(sent: readonly Post[]): string {
    const inside = sent.filter(({ destination }) => destination === 'test')
    if (inside.length === 0) return t('toasts.onTheirWay')
    return inside.length === sent.length
      ? t('toasts.toSandbox')
      : t('toasts.partlySandbox', platformsOf(inside))
  }

  return ({ id, posts }: CampaignDetail) => {
    const forYou = posts.filter(({ state, reason }) => state === 'needs_you' && !isFinishedInApp(reason))
    const sent = posts.filter(({ state }) => isSent.has(state))
    const [first] = forYou
    if (!first) {
      toast({ title: t('toasts.published'), description: whereSent(sent) })
      return
    }
    const action = {
      label: t('toasts.postNow'),
      altText: t('toasts.postNowAlt'),
      onSelect: () => navigate(`/campaigns/${id}?post=${first.id}`),
    }
    if (sent.length > 0) {
      toast({
        title: t('toasts.someSent', { sent: sent.length, count: sent.length + forYou.length }),
        description: `${whereSent(sent)} ${t('toasts.forYou', platformsOf(forYou))}`,
        action,
      })
      return
    }
    const isLockedOut = forYou.every(({ reason }) => reason === 'needs_reconnect')
    toast({
      title: t('toasts.allForYou'),
      description: t(isLockedOut ? 'toasts.lockedOut' : 'toasts.noAccount', platformsOf(forYou)),
      action,
    })
  }
}
