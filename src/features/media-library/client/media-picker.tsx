import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { AddImagesButton } from './add-images-button.tsx'
import { DropOverlay } from './drop-overlay.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { type MediaFilters, useMedia } from './media.queries.ts'
import { MediaFilterBar } from './media-filter-bar.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaTile } from './media-tile.tsx'
import { createImageUploads, useImageUploads } from './upload-images.ts'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from './use-file-drop.ts'

export interface MediaPickerProps {
  title: string
  /** The caller closes the dialog. */
  onChoose: (item: MediaItem) => void
  onClose: () => void
}

const everything: MediaFilters = { search: '', tag: undefined }

/** Chooses an image of the library, or a new one. */
export function MediaPicker({ title, onChoose, onClose }: MediaPickerProps) {
  const t = useText(mediaMessages)
  const common = useText(commonMessages)
  const choose = useIfMounted(onChoose)
  const [filters, setFilters] = useState(everything)
  const list = useMedia(filters)
  const [queue] = useState(createImageUploads)
  useEffect(() => queue.cancelAll, [queue])
  const uploads = useImageUploads(queue, (item) => {
    // Of several, the person chooses one.
    if (queue.getSnapshot().length === 1) choose(item)
  })
  const isFiltered = filters.search.trim() !== '' || filters.tag !== undefined

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
        <AddImagesButton variant="secondary" className="sm:mr-auto" onFiles={upload}>
          <Upload aria-hidden />
          {t('picker.upload')}
        </AddImagesButton>
      }
    >
      <div className="flex flex-col gap-4">
        <MediaFilterBar
          filters={filters}
          onFilter={(changes) => setFilters({ ...filters, ...changes })}
          list={list}
        />
        {uploads.rows.length > 0 ? <UploadList rows={uploads.rows} queue={queue} /> : null}
        <MediaGrid
          list={list}
          isFiltered={isFiltered}
          empty={<EmptyLibrary onFiles={upload} />}
          onShowAll={() => setFilters(everything)}
          renderItem={(item) => <MediaTile key={item.id} item={item} onOpen={() => choose(item)} />}
        />
      </div>
      {isOver ? <DropOverlay /> : null}
    </Dialog>
  )
}
