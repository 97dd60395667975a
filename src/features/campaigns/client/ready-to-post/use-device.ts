import { useMediaQuery } from '#client/ui/use-media-query.ts'
import { sharesFiles, sharesText } from '../manual-publish/share-post.ts'
import type { Device } from '../manual-publish/way-to-post.ts'

export function useDevice(): Device {
  const isTouch = useMediaQuery('(pointer: coarse)')
  return { isTouch, sharesText: sharesText(), sharesFiles: sharesFiles() }
}
