import { type ComponentProps, useState } from 'react'
import { useSeen } from './use-seen.ts'

interface LazyImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'loading'> {
  src: string
  /** A tiny version inside the page, shown until the image is loaded. */
  previewUrl: string | null
  /** Expected in view as soon as the page opens, so it is loaded at once. */
  isFirst?: boolean
}

/** A row of a few pixels at the lower edge can wait. */
const VISIBLE_PART = 0.1

/**
 * An image that is loaded when it comes into view. Left to themselves, browsers load several screens ahead, which is
 * dozens of images in a library.
 */
export function LazyImage({ src, previewUrl, isFirst = false, alt, ...rest }: LazyImageProps) {
  const [isSeen, setSeen] = useState(isFirst || previewUrl === null)
  const image = useSeen<HTMLImageElement>(!isSeen, () => setSeen(true), VISIBLE_PART)
  return (
    <img
      {...rest}
      ref={image}
      alt={alt}
      src={isSeen ? src : (previewUrl ?? src)}
      loading={isFirst ? 'eager' : 'lazy'}
      // Those in view are painted with the page, not one frame later.
      decoding={isFirst ? 'sync' : 'async'}
    />
  )
}
