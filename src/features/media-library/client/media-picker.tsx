import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem, MediaKind } from '../media-library.contract.ts'
import { AddMediaButton } from './add-media-button.tsx'
import { DesignGrid } from './design-grid.tsx'
import { DropOverlay } from './drop-overlay.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { type MediaFilters, useMedia } from './media.queries.ts'
import { MediaFilterBar } from './media-filter-bar.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaTile } from './media-tile.tsx'
import { UploadList } from './upload-list.tsx'
import { createMediaUploads, useMediaUploads } from './upload-media.ts'
import { useFileDrop } from './use-file-drop.ts'

export interface MediaPickerProps {
  title: string
  /** The caller closes the dialog. */
  onChoose: (item: MediaItem) => void
  /** Null for both. */
  kind?: MediaKind | null
  /** Why an item cannot be chosen; null if it can. */
  problemOf?: (item: MediaItem) => string | null
  onClose: () => void
}

const kindsOf = {
  picture: ['picture', 'product', 'design'],
  video: ['video'],
  both: [undefined, 'picture', 'video', 'product', 'design'],
} as const

/** Chooses an image or video of the library, or a new one. */
export function MediaPicker({
  title,
  kind: wanted = 'picture',
  problemOf = () => null,
  onChoose,
  onClose,
}: MediaPickerProps) {
  const t = useText(mediaMessages)
  const common = useText(commonMessages)
  const choose = useIfMounted(onChoose)
  const kind = wanted ?? undefined
  const everything: MediaFilters = { search: '', tag: undefined, kind }
  const [filters, setFilters] = useState(everything)
  const list = useMedia(filters)
  const [queue] = useState(() => createMediaUploads(kind))
  useEffect(() => queue.cancelAll, [queue])
  const uploads = useMediaUploads(queue, (item) => {
    // Of several, the person chooses one.
    if (queue.getSnapshot().length === 1 && !item.conversion && problemOf(item) === null) choose(item)
  })
  const isFiltered = filters.search.trim() !== '' || filters.tag !== undefined || filters.kind !== kind

  function upload(files: File[]) {
    if (files.length === 0) return
    setFilters(everything)
    uploads.upload(files)
  }
  const isOver = useFileDrop(upload)

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={title}
      closeLabel={common('close')}
      className="h-[92dvh] sm:h-[min(85dvh,52rem)]"
      footer={
        <AddMediaButton variant="secondary" className="sm:mr-auto" kind={kind} onFiles={upload}>
          <Upload aria-hidden />
          {t(kind === 'video' ? 'picker.uploadVideo' : kind ? 'picker.upload' : 'picker.uploadAny')}
        </AddMediaButton>
      }
    >
      <div className="flex flex-col gap-4">
        <MediaFilterBar
          filters={filters}
          onFilter={(changes) => setFilters({ ...filters, ...changes })}
          list={list}
          kinds={kindsOf[wanted ?? 'both']}
        />
        {uploads.rows.length > 0 ? <UploadList rows={uploads.rows} queue={queue} /> : null}
        {filters.kind === 'design' ? (
          <DesignGrid onChoose={choose} />
        ) : (
          <MediaGrid
            list={list}
            isFiltered={isFiltered}
            empty={<EmptyLibrary onFiles={upload} kind={kind} />}
            onShowAll={() => setFilters(everything)}
            renderItem={(item) => (
              <MediaTile
                key={item.id}
                item={item}
                problem={item.conversion ? t('conversion.notYet') : problemOf(item)}
                onOpen={() => choose(item)}
              />
            )}
          />
        )}
      </div>
      {isOver ? <DropOverlay /> : null}
    </Dialog>
  )
}
