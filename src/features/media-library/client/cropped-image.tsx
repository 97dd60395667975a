import { cn } from '#client/ui/cn.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { cropPlace } from './image-place.ts'

interface CroppedImageProps {
  item: MediaItem
  shape: { width: number; height: number }
  /** Sets the height or the largest size. */
  className?: string
}

/** The part of an image that a crop in this shape keeps. */
export function CroppedImage({ item, shape, className }: CroppedImageProps) {
  const { width, height } = shape
  return (
    <span
      style={{ aspectRatio: `${width} / ${height}` }}
      className={cn('relative block overflow-hidden rounded-sm border bg-surface-sunken', className)}
    >
      <img
        src={item.url}
        alt=""
        draggable={false}
        style={cropPlace(item, shape)}
        className="absolute max-w-none"
      />
    </span>
  )
}
