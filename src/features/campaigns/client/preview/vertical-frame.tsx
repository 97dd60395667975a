import type { ReactNode } from 'react'
import { MediaStrip } from './media-strip.tsx'
import type { PreviewedMedium } from './previewed-post.ts'

const RATIO = 9 / 16

export interface VerticalFrameProps {
  media: readonly PreviewedMedium[]
  wants: 'picture' | 'video'
  /** What lies over the picture. */
  children: ReactNode
}

/** A whole phone screen: the picture fills it, the rest lies on top. */
export function VerticalFrame({ media, wants, children }: VerticalFrameProps) {
  return (
    // Dark whatever the theme, as a phone's full screen is.
    <div data-theme="dark" className="relative overflow-hidden rounded-xl border bg-black text-white">
      <MediaStrip media={media} wants={wants} ratio={RATIO} />
      {children}
    </div>
  )
}
