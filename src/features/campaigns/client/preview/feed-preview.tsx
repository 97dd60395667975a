import { Bookmark, Heart, MessageCircle, Repeat2, Send, Share2, ThumbsUp } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PreviewAction } from './action-row.tsx'
import { CaptionBelow } from './caption-below.tsx'
import type { FeedLayoutProps } from './feed-layout.ts'
import type { PreviewProps } from './previewed-post.ts'
import { TextAbove } from './text-above.tsx'
import { TextBeside } from './text-beside.tsx'

const like: PreviewAction = { word: 'like', Icon: ThumbsUp }
const heart: PreviewAction = { word: 'like', Icon: Heart }
const comment: PreviewAction = { word: 'comment', Icon: MessageCircle }
const share: PreviewAction = { word: 'share', Icon: Share2 }
const repost: PreviewAction = { word: 'repost', Icon: Repeat2 }
const send: PreviewAction = { word: 'send', Icon: Send }
const save: PreviewAction = { word: 'save', Icon: Bookmark }

type FeedLook = {
  Layout: ComponentType<FeedLayoutProps>
  actions: readonly PreviewAction[]
  namesTwice?: boolean
}

/** How the feed of each network is built; any other is shown like the last. */
const looks = new Map<string, FeedLook>([
  ['instagram', { Layout: CaptionBelow, actions: [heart, comment, send, save], namesTwice: true }],
  ['google_business', { Layout: CaptionBelow, actions: [] }],
  ['facebook', { Layout: TextAbove, actions: [like, comment, share] }],
  ['linkedin', { Layout: TextAbove, actions: [like, comment, repost, send] }],
  ['threads', { Layout: TextBeside, actions: [heart, comment, repost, send] }],
  ['x', { Layout: TextBeside, actions: [comment, repost, heart, share] }],
  ['discord', { Layout: TextBeside, actions: [] }],
])
const plain: FeedLook = { Layout: TextAbove, actions: [like, comment, share] }

/** A post among others in a feed. */
export function FeedPreview(props: PreviewProps) {
  const { Layout, actions, namesTwice = false } = looks.get(props.manifest.network) ?? plain
  return <Layout {...props} actions={actions} namesTwice={namesTwice} />
}
