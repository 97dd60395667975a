import type { ReactNode } from 'react'
import { MediaStrip } from './media-strip.tsx'
import { schemeStyle } from './preview-scheme.ts'
import type { PreviewedMedium } from './previewed-post.ts'

const RATIO = 9 / 16

export interface VerticalFrameProps {
  media: readonly PreviewedMedium[]
  wants: 'picture' | 'video'
  /** Content on top of the picture. */
  children: ReactNode
}

/** A full phone screen filled by the picture, with content on top. */
export function VerticalFrame({ media, wants, children }: VerticalFrameProps) {
  return (
    // Dark in every theme, like a full-screen player.
    <div
      data-theme="dark"
      style={schemeStyle(undefined, 'dark')}
      className="relative overflow-hidden rounded-xl border bg-black text-white"
    >
      <MediaStrip media={media} wants={wants} ratio={RATIO} />
      {children}
    </div>
  )
}
