import { Download, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { fieldErrors } from '#platform/validation.ts'
import { mediaMessages } from '../i18n/index.ts'
import { type MediaItem, mediaChangesSchema } from '../media-library.contract.ts'
import { CropPreviews } from './crop-previews.tsx'
import { useDeleteMedia } from './delete-media.queries.ts'
import { FocusPicker } from './focus-picker.tsx'
import { changedFields } from './item-changes.ts'
import { useMediaUses, useUpdateMedia } from './media.queries.ts'
import { MediaFacts } from './media-facts.tsx'
import { MediaFields } from './media-fields.tsx'
import { MediaUses, UseList } from './media-uses.tsx'
import { addTags, parseTags } from './tag-list.ts'
import { useDownloadImage } from './use-download-image.ts'
import { VideoPanel } from './video-panel.tsx'

type Edits = Partial<Pick<MediaItem, 'name' | 'alts' | 'tags' | 'focus'>>

interface MediaDetailsProps {
  open: boolean
  item: MediaItem
  /** The answer to a change; the list may no longer contain it. */
  onSaved: (item: MediaItem) => void
  onClose: () => void
}

/** An open list of suggestions closes first. */
const keepForOpenList = (event: KeyboardEvent) => {
  const isInList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  if (isInList) event.preventDefault()
}

/** The tile that had the focus is gone. */
function focusScreen(event: Event) {
  event.preventDefault()
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** One image: its focus point, texts, tags and posts. */
export function MediaDetails({ open, item, onSaved, onClose }: MediaDetailsProps) {
  const t = useText(mediaMessages)
  const common = useText(commonMessages)
  const locale = useLocale()
  // Only what was edited, so that changes by others show up in the other fields.
  const [edits, setEdits] = useState<Edits>({})
  const [typedTag, setTypedTag] = useState('')
  const edited: MediaItem = { ...item, ...edits }
  const changes = changedFields(item, { ...edited, tags: addTags(edited.tags, parseTags(typedTag)) })
  const isDirty = Object.keys(changes).length > 0
  const checked = mediaChangesSchema.safeParse(changes, { reportInput: true })
  const errors = checked.error ? fieldErrors(checked.error, locale) : {}
  const update = useUpdateMedia()
  const remove = useDeleteMedia()
  const download = useDownloadImage()
  const close = useIfMounted(onClose)
  const isDeleted = remove.data?.deleted.length === 1
  const refusal = remove.data?.kept[0]

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isDirty || !checked.success || update.isPending) return
    update.mutate(
      { params: { id: item.id }, body: checked.data },
      {
        onSuccess: (saved) => {
          // Edits made while saving are kept.
          setEdits((now) => (now === edits ? {} : now))
          setTypedTag((now) => (now === typedTag ? '' : now))
          onSaved(saved)
        },
      },
    )
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      onEscapeKeyDown={keepForOpenList}
      {...(isDeleted && { onCloseAutoFocus: focusScreen })}
      onInteractOutside={(event) => {
        if (isDirty) event.preventDefault()
      }}
      title={item.name}
      closeLabel={common('close')}
      onSubmit={save}
      className="w-full max-w-5xl lg:w-[calc(100%-3rem)]"
      footer={
        <>
          <div className="flex gap-2 sm:mr-auto">
            <Button
              variant="ghost"
              className="text-danger max-sm:flex-1"
              pending={remove.isPending}
              onClick={() =>
                remove.mutate([item], {
                  onSuccess: ({ deleted }) => {
                    if (deleted.length > 0) close()
                  },
                })
              }
            >
              <Trash2 aria-hidden />
              {t(item.kind === 'video' ? 'item.deleteVideo' : 'item.delete')}
            </Button>
            {item.conversion ? null : (
              <Button
                variant="ghost"
                className="max-sm:flex-1"
                pending={download.isPending}
                onClick={() => download.mutate(item)}
              >
                <Download aria-hidden />
                {t('item.download')}
              </Button>
            )}
          </div>
          <Button type="submit" disabled={!isDirty || !checked.success} pending={update.isPending}>
            {common('save')}
          </Button>
        </>
      }
    >
      {refusal ? <Refusal item={item} error={refusal.error} /> : null}
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        {item.kind === 'video' ? (
          <div className="md:col-span-2">
            <VideoPanel item={item} />
          </div>
        ) : (
          <>
            <FocusPicker item={edited} onChange={(focus) => setEdits({ ...edits, focus })} />
            <CropPreviews item={edited} />
          </>
        )}
        <MediaFields
          item={edited}
          errors={errors}
          typedTag={typedTag}
          onTypeTag={setTypedTag}
          onChange={(changed) => setEdits({ ...edits, ...changed })}
        />
        <div className="flex min-w-0 flex-col gap-6">
          <MediaFacts item={item} />
          <MediaUses id={item.id} />
        </div>
      </div>
    </Sheet>
  )
}

/** Why the image could not be deleted, and the posts that show it. */
function Refusal({ item, error }: { item: MediaItem; error: unknown }) {
  const t = useText(mediaMessages)
  const planned = useMediaUses(item.id).data?.items.filter(({ state }) => state === 'planned') ?? []
  return (
    <Alert role="alert" tone="danger" title={reasonOf(error)} className="mb-6">
      {planned.length > 0 ? (
        <section aria-label={t('uses.blocked')} className="mt-3">
          <UseList uses={planned} />
        </section>
      ) : null}
    </Alert>
  )
}
