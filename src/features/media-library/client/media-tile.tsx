import type { ReactNode } from 'react'
import { useLocale } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { LazyImage } from '#client/ui/lazy-image.tsx'
import type { MediaItem } from '../media-library.contract.ts'
import { altOf, squarePosition } from './image-place.ts'
import { ConversionTile, VideoBadge } from './tile-video.tsx'

interface MediaTileProps {
  item: MediaItem
  isSelected?: boolean
  isFirst?: boolean
  /** Why it cannot be chosen. */
  problem?: string | null
  onOpen: () => void
  /** Over the corner of the image. */
  children?: ReactNode
}

/** One image with its name; its accessible name is the alt text and the name. */
export function MediaTile({
  item,
  isSelected = false,
  isFirst = false,
  problem = null,
  onOpen,
  children,
}: MediaTileProps) {
  const alt = altOf(item, useLocale())
  return (
    <li className="group relative min-w-0">
      <button
        type="button"
        data-item={item.id}
        disabled={problem !== null}
        onClick={onOpen}
        className="flex w-full min-w-0 flex-col gap-1.5 rounded-md text-left"
      >
        <span
          className={cn(
            'relative block aspect-square w-full overflow-hidden rounded-md border bg-surface-sunken transition-shadow group-hover:shadow-raised',
            isSelected && 'border-primary-ink ring-2 ring-primary-ink',
          )}
        >
          {item.conversion ? (
            <ConversionTile item={item} />
          ) : (
            <LazyImage
              src={item.thumbnailUrl}
              previewUrl={item.previewUrl}
              isFirst={isFirst}
              alt={alt.text}
              lang={alt.lang}
              width={item.width}
              height={item.height}
              className="size-full object-cover"
              style={{ objectPosition: squarePosition(item) }}
            />
          )}
          {item.seconds !== null && !item.conversion ? <VideoBadge seconds={item.seconds} /> : null}
        </span>
        <span className="block w-full truncate px-0.5" title={item.name}>
          {item.name}
        </span>
        {problem ? <span className="block w-full px-0.5 text-danger text-xs">{problem}</span> : null}
      </button>
      {children}
    </li>
  )
}
