import type { CSSProperties } from 'react'
import { cropRectangle } from '#platform/crop-rectangle.ts'
import { type Locale, locales } from '#platform/locale.ts'
import type { MediaItem } from '../media-library.contract.ts'

type Sized = Pick<MediaItem, 'width' | 'height' | 'focus'>
type Shape = { width: number; height: number }

const percent = (share: number) => `${share * 100}%`

/** Where `object-fit: cover` must put an image in a square, to show the part that a crop keeps. */
export function squarePosition(item: Sized): string {
  const { left, top, width, height } = cropRectangle(item, { width: 1, height: 1 }, item.focus)
  const [spareX, spareY] = [item.width - width, item.height - height]
  return `${percent(spareX > 0 ? left / spareX : 0.5)} ${percent(spareY > 0 ? top / spareY : 0.5)}`
}

/** Size and position of an image in a frame of this shape, so that the frame shows what a crop keeps. */
export function cropPlace(item: Sized, shape: Shape): CSSProperties {
  const { left, top, width, height } = cropRectangle(item, shape, item.focus)
  return {
    width: percent(item.width / width),
    height: percent(item.height / height),
    left: percent(-left / width),
    top: percent(-top / height),
  }
}

/** The alt text in this language, or else in another one. */
export function altOf({ alts }: Pick<MediaItem, 'alts'>, locale: Locale): { text: string; lang: Locale } {
  const lang = [locale, ...locales].find((each) => alts[each]) ?? locale
  return { text: alts[lang] ?? '', lang }
}
