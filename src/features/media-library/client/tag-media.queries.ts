import { useMutation } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { mediaMessages } from '../i18n/index.ts'
import { type MediaItem, updateMedia } from '../media-library.contract.ts'
import { addTags } from './tag-list.ts'

/** Adds tags to several images. */
export function useTagMedia() {
  const t = useText(mediaMessages)
  return useMutation({
    mutationFn: async ({ items, tags }: { items: readonly MediaItem[]; tags: readonly string[] }) => {
      for (const item of items) {
        const body = { tags: addTags(item.tags, tags) }
        if (body.tags.length > item.tags.length) await call(updateMedia, { params: { id: item.id }, body })
      }
    },
    onSuccess: (_, { items }) => void toast({ title: t('toasts.tagged', { count: items.length }) }),
    onError: failureToast(t('toasts.tagFailed')),
    onSettled: () => void refresh('media'),
  })
}
