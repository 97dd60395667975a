import { useState } from 'react'
import { queryClient } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignQuery, useRestorePost } from '../detail/campaign.queries.ts'
import type { PostDrafts } from './use-post-drafts.ts'

/** One post before and after a text was shared with it. `draft` was typed but not saved. */
type Shared = { postId: string; saved: string; draft: string; after: string }

/** Says that texts were saved on several posts, and brings back the ones they had before. */
export function useUndoShare({ id, posts }: CampaignDetail, drafts: PostDrafts) {
  const t = useText(campaignDetailMessages)
  const [shared, setShared] = useState<readonly Shared[]>([])
  const { mutateAsync: restore, isPending } = useRestorePost()

  async function undo(all: readonly Shared[]) {
    setShared([])
    // Texts that somebody changed in the meantime are newer than ours.
    const now = queryClient.getQueryData<CampaignDetail>(campaignQuery(id).queryKey)?.posts ?? []
    const same = all.filter(({ postId, after }) =>
      now.some((post) => post.id === postId && post.text === after.trim()),
    )
    for (const { postId, saved, draft } of same) {
      const { posts: restored } = await restore({ params: { id, postId }, body: { text: saved } })
      const post = restored.find((each) => each.id === postId)
      if (post && draft !== saved) drafts.type(post, { text: draft })
    }
    toast({
      title: t('share.undone'),
      description: same.length < all.length ? t('share.changed') : undefined,
    })
  }

  return {
    canUndo: shared.length > 0 && !isPending,
    // A failed step shows its own reason.
    undo: () => void undo(shared).catch(() => undefined),
    /** To be called before the drafts of these posts are dropped. */
    offer(texts: readonly { postId: string; text: string }[]) {
      const all = texts.flatMap(({ postId, text }) => {
        const post = posts.find((each) => each.id === postId)
        return post ? [{ postId, saved: post.text, draft: drafts.textOf(post).text, after: text }] : []
      })
      setShared(all)
      toast({
        title: t('share.done'),
        action: {
          label: t('tools.undo'),
          altText: t('share.undo'),
          onSelect: () => void undo(all).catch(() => undefined),
        },
      })
    },
  }
}
