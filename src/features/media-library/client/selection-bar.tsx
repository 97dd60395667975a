import { Tag, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { AddTagsDialog } from './add-tags-dialog.tsx'
import { useDeleteMedia } from './delete-media.queries.ts'

interface SelectionBarProps {
  items: readonly MediaItem[]
  onSelect: (items: readonly MediaItem[]) => void
}

/** What can be done with several images; sticky, because the list is longer than the screen. */
export function SelectionBar({ items, onSelect }: SelectionBarProps) {
  const t = useText(mediaMessages)
  const remove = useDeleteMedia()
  const [isTagging, setIsTagging] = useState(false)

  const removeAll = () =>
    remove.mutate(items, {
      onSuccess: ({ deleted, kept }) => {
        onSelect(kept.map(({ item }) => item))
        if (deleted.length > 0 || !kept[0]) return
        const description =
          kept.length > 1 ? t('toasts.kept', { count: kept.length }) : reasonOf(kept[0].error)
        toast({ variant: 'destructive', title: t('toasts.deleteFailed'), description })
      },
    })

  return (
    <section
      aria-label={t('selection.label')}
      className="sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-2 border-t bg-canvas py-3"
    >
      <div className="flex flex-1 items-center gap-2 max-sm:basis-full">
        <Button variant="ghost" size="icon" aria-label={t('selection.clear')} onClick={() => onSelect([])}>
          <X aria-hidden />
        </Button>
        <output className="font-medium tabular">{t('selection.count', { count: items.length })}</output>
      </div>
      <Button variant="secondary" className="max-sm:flex-1" onClick={() => setIsTagging(true)}>
        <Tag aria-hidden />
        {t('selection.tag')}
      </Button>
      <Button
        variant="secondary"
        className="text-danger max-sm:flex-1"
        pending={remove.isPending}
        onClick={removeAll}
      >
        <Trash2 aria-hidden />
        {t('selection.delete')}
      </Button>
      {isTagging ? (
        <AddTagsDialog items={items} onDone={() => onSelect([])} onClose={() => setIsTagging(false)} />
      ) : null}
    </section>
  )
}
