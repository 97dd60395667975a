import type { Manifest } from '#connectors/social/channel.ts'
import type { Platform } from '#connectors/social/platforms.ts'

export type PreviewedMedium = {
  kind: 'picture' | 'video'
  url: string
  alt: string
  width: number
  height: number
}

export type PreviewedPost = {
  platform: Platform
  title: string
  text: string
  followUps?: readonly string[]
  /** What was chosen, by the ids of the manifest's options. */
  options?: Readonly<Record<string, string>>
  media: readonly PreviewedMedium[]
  /** When it went out or will; without it, the preview says that it is new. */
  at?: string | null
}

export type PreviewedAccount = { name: string; avatarUrl?: string | null }

/** Props of every network preview. */
export interface PreviewProps {
  post: PreviewedPost
  account: PreviewedAccount
  manifest: Manifest
}
