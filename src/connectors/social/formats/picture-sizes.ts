import type { PictureSize } from '../channel.ts'
import { allPlatforms } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import { catalog, sizeOf } from './format-catalog.ts'

const keyOf = ({ width, height }: PictureSize) => `${width}x${height}`

let known: Set<string> | undefined

/** Whether a platform, or one of its formats, shows pictures of this size. */
export function isPictureSize(size: PictureSize): boolean {
  known ??= new Set([
    ...allPlatforms.map((platform) => keyOf(manifestOf(platform).media.size)),
    ...catalog.flatMap(({ formats }) => formats.map((format) => keyOf(sizeOf(format)))),
  ])
  return known.has(keyOf(size))
}
