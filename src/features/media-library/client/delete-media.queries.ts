import { useMutation } from '@tanstack/react-query'
import { call, isUnauthorized } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { mediaMessages } from '../i18n/index.ts'
import { deleteMedia, type MediaItem, restoreMedia } from '../media-library.contract.ts'
import { changeLists, isList } from './media.queries.ts'

type Deletion = {
  deleted: MediaItem[]
  /** Refused: usually a scheduled post shows the image. */
  kept: { item: MediaItem; error: unknown }[]
}

async function deleteEach(items: readonly MediaItem[]): Promise<Deletion> {
  const deletion: Deletion = { deleted: [], kept: [] }
  for (const item of items) {
    try {
      await call(deleteMedia, { params: { id: item.id } })
      deletion.deleted.push(item)
    } catch (error) {
      if (isUnauthorized(error)) throw error
      deletion.kept.push({ item, error })
    }
  }
  return deletion
}

function useRestoreMedia() {
  const t = useText(mediaMessages)
  return useMutation({
    mutationFn: async (items: readonly MediaItem[]) => {
      for (const { id } of items) await call(restoreMedia, { params: { id } })
    },
    onSuccess: (_, items) => void toast({ title: t('toasts.restored', { count: items.length }) }),
    onError: failureToast(t('toasts.restoreFailed')),
    onSettled: () => void refresh('media'),
  })
}

/** Deletes images, with undo. The caller shows what was refused if nothing could be deleted. */
export function useDeleteMedia() {
  const t = useText(mediaMessages)
  const restore = useRestoreMedia()
  return useMutation({
    mutationFn: deleteEach,
    onSuccess: ({ deleted, kept }) => {
      if (deleted.length === 0) return
      changeLists(isList, (items) => items.filter((item) => !deleted.some(({ id }) => id === item.id)))
      void refresh('media')
      toast({
        title: t('toasts.deleted', { count: deleted.length }),
        description: kept.length > 0 ? t('toasts.kept', { count: kept.length }) : undefined,
        action: {
          label: t('toasts.undo'),
          altText: t('toasts.undoAlt'),
          onSelect: () => restore.mutate(deleted),
        },
      })
    },
    onError: failureToast(t('toasts.deleteFailed')),
  })
}
