import { Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectionBar } from '#client/ui/selection-bar.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { AddTagsDialog } from './add-tags-dialog.tsx'
import { useDeleteMedia } from './delete-media.queries.ts'

interface MediaSelectionBarProps {
  items: readonly MediaItem[]
  onSelect: (items: readonly MediaItem[]) => void
}

/** What can be done with several images. */
export function MediaSelectionBar({ items, onSelect }: MediaSelectionBarProps) {
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
    <SelectionBar
      label={t('selection.label')}
      count={t('selection.count', { count: items.length })}
      clearLabel={t('selection.clear')}
      onClear={() => onSelect([])}
    >
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
    </SelectionBar>
  )
}
