import type { ReactNode } from 'react'
import { useLocale } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { LazyImage } from '#client/ui/lazy-image.tsx'
import type { MediaItem } from '../media-library.contract.ts'
import { altOf, squarePosition } from './image-place.ts'

interface MediaTileProps {
  item: MediaItem
  isSelected?: boolean
  isFirst?: boolean
  onOpen: () => void
  /** Over the corner of the image. */
  children?: ReactNode
}

/** One image with its name; its accessible name is the alt text and the name. */
export function MediaTile({ item, isSelected = false, isFirst = false, onOpen, children }: MediaTileProps) {
  const alt = altOf(item, useLocale())
  return (
    <li className="group relative min-w-0">
      <button
        type="button"
        data-item={item.id}
        onClick={onOpen}
        className="flex w-full min-w-0 flex-col gap-1.5 rounded-md text-left"
      >
        <span
          className={cn(
            'block aspect-square w-full overflow-hidden rounded-md border bg-surface-sunken transition-shadow group-hover:shadow-raised',
            isSelected && 'border-primary-ink ring-2 ring-primary-ink',
          )}
        >
          <LazyImage
            src={item.thumbnailUrl}
            previewUrl={item.previewUrl}
            isFirst={isFirst}
            alt={alt.text}
            lang={alt.lang}
            width={item.width}
            height={item.height}
            decoding="async"
            className="size-full object-cover"
            style={{ objectPosition: squarePosition(item) }}
          />
        </span>
        <span className="block w-full truncate px-0.5" title={item.name}>
          {item.name}
        </span>
      </button>
      {children}
    </li>
  )
}
