import { ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { cn } from '#client/ui/cn.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { AddMediaButton } from './add-media-button.tsx'
import { DesignGrid } from './design-grid.tsx'
import { DropOverlay } from './drop-overlay.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { hasFilter, itemsOf, libraryKinds, useMedia } from './media.queries.ts'
import { MediaFilterBar } from './media-filter-bar.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaSelectionBar } from './media-selection-bar.tsx'
import { MediaSheet } from './media-sheet.tsx'
import { MediaTile } from './media-tile.tsx'
import { libraryUploads, useMediaUploads } from './upload-media.ts'
import { UploadPanel } from './upload-panel.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useMediaSearchParams } from './use-media-search-params.ts'

const kinds = [undefined, ...libraryKinds]
const idsOf = (items: readonly MediaItem[]) => new Set(items.map(({ id }) => id))

export function MediaPage() {
  const t = useText(mediaMessages)
  useTitle(t('title'))
  const place = useMediaSearchParams()
  const list = useMedia(place.filters)
  const items = itemsOf(list)
  const uploads = useMediaUploads(libraryUploads)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const selected = items.filter(({ id }) => selectedIds.has(id))
  const isFiltered = hasFilter(place.filters)
  const isEmpty = !isFiltered && list.data !== undefined && items.length === 0

  const showAll = () => place.filter({ search: '', tag: undefined, kind: undefined })
  function upload(files: File[]) {
    if (files.length === 0) return
    // New images are at the top of the whole list.
    if (isFiltered) showAll()
    uploads.upload(files)
  }
  const isOver = useFileDrop(upload, place.itemId === null)
  const toggle = (item: MediaItem, isChosen: boolean) =>
    setSelectedIds(idsOf(isChosen ? [...selected, item] : selected.filter(({ id }) => id !== item.id)))

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          isEmpty ? null : (
            <AddMediaButton className="max-sm:w-full" onFiles={upload}>
              <ImagePlus aria-hidden />
              {t('add')}
            </AddMediaButton>
          )
        }
      />
      <div className="flex flex-col gap-4">
        {isEmpty ? null : (
          <MediaFilterBar filters={place.filters} onFilter={place.filter} list={list} kinds={kinds} />
        )}
        {place.filters.kind === 'design' ? (
          <DesignGrid onChoose={({ id }) => place.open(id)} />
        ) : (
          <MediaGrid
            list={list}
            isFiltered={isFiltered}
            empty={<EmptyLibrary onFiles={upload} />}
            onShowAll={showAll}
            renderItem={(item, isFirst) => (
              <MediaTile
                key={item.id}
                isFirst={isFirst}
                item={item}
                isSelected={selectedIds.has(item.id)}
                onOpen={() => place.open(item.id)}
              >
                <SelectBox
                  item={item}
                  isSelected={selectedIds.has(item.id)}
                  isShown={selected.length > 0}
                  onToggle={(isChosen) => toggle(item, isChosen)}
                />
              </MediaTile>
            )}
          />
        )}
      </div>
      {selected.length > 0 ? (
        <MediaSelectionBar items={selected} onSelect={(chosen) => setSelectedIds(idsOf(chosen))} />
      ) : null}
      <UploadPanel uploads={uploads} />
      <MediaSheet
        id={place.itemId}
        known={items.find(({ id }) => id === place.itemId)}
        onClose={place.close}
      />
      {isOver ? <DropOverlay /> : null}
    </>
  )
}

interface SelectBoxProps {
  item: MediaItem
  isSelected: boolean
  /** Otherwise only under the mouse or with the focus. */
  isShown: boolean
  onToggle: (isChosen: boolean) => void
}

function SelectBox({ item, isSelected, isShown, onToggle }: SelectBoxProps) {
  const t = useText(mediaMessages)
  const id = useId()
  return (
    // The label makes the target larger than the box.
    <label
      htmlFor={id}
      className={cn(
        'absolute top-1 left-1 flex size-9 pointer-coarse:size-11 items-center justify-center transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
        isShown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <Checkbox
        id={id}
        aria-label={t('grid.select', { name: item.name })}
        checked={isSelected}
        onCheckedChange={onToggle}
        className="rounded-sm bg-surface p-0.5 shadow-raised"
      />
    </label>
  )
}
