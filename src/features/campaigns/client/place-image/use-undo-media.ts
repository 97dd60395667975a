import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { postMediaMessages } from '#features/campaigns/i18n/index.ts'
import { useArrangeMedia } from '../detail/campaign.queries.ts'

/** Says what was changed, and brings back the media that these posts had before. */
export function useUndoMedia({ id, posts }: CampaignDetail) {
  const t = useText(postMediaMessages)
  const { mutate } = useArrangeMedia()
  return (title: string, postIds: readonly string[]) => {
    const before = posts
      .filter((post) => postIds.includes(post.id))
      .map((post) => ({
        postId: post.id,
        media: post.media.map(({ url, alt, itemId }) => ({ url, alt, itemId })),
      }))
    const undo = () =>
      mutate({ params: { id }, body: { posts: before } }, { onSuccess: () => toast({ title: t('undone') }) })
    toast({ title, action: { label: t('undo'), altText: t('undo'), onSelect: undo } })
  }
}
