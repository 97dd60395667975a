import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { useMediaTags } from './media.queries.ts'
import { TagInput } from './tag-input.tsx'
import { addTags, parseTags } from './tag-list.ts'
import { useTagMedia } from './tag-media.queries.ts'

interface AddTagsDialogProps {
  items: readonly MediaItem[]
  onDone: () => void
  onClose: () => void
}

export function AddTagsDialog({ items, onDone, onClose }: AddTagsDialogProps) {
  const t = useText(mediaMessages)
  const known = useMediaTags().data?.items ?? []
  const [tags, setTags] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const all = addTags(tags, parseTags(typed))
  const tagAll = useTagMedia()
  const finish = useIfMounted(() => {
    onClose()
    onDone()
  })
  return (
    <FormDialog
      title={t('selection.tagTitle', { count: items.length })}
      submitLabel={t('selection.tag')}
      pending={tagAll.isPending}
      disabled={all.length === 0}
      dirty={all.length > 0}
      onSubmit={(event) => {
        event.preventDefault()
        if (all.length > 0) tagAll.mutate({ items, tags: all }, { onSuccess: finish })
      }}
      onClose={onClose}
    >
      {/* Room for the suggestions, which would be cut off at the end of the dialog. */}
      <Field label={t('item.tags')} hint={t('item.tagsHint')} className="min-h-48">
        <TagInput
          tags={tags}
          onChange={setTags}
          suggestions={known.map(({ tag }) => tag)}
          typed={typed}
          onType={setTyped}
        />
      </Field>
    </FormDialog>
  )
}
