import { Bookmark, Heart, MessageCircle, Repeat2, Send, Share2, ThumbsUp } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PostStyle } from '#connectors/social/channel.ts'
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
  /** The text starts with the account name. */
  namesTwice?: boolean
}

const plain: FeedLook = { Layout: TextAbove, actions: [like, comment, share] }
const professional: FeedLook = { Layout: TextAbove, actions: [like, comment, repost, send] }

/** Feed layouts by post style; the default is plain. */
const looks: Partial<Record<PostStyle, FeedLook>> = {
  caption: { Layout: CaptionBelow, actions: [heart, comment, repost, send, save], namesTwice: true },
  notice: { Layout: CaptionBelow, actions: [] },
  conversation: plain,
  professional,
  thread: professional,
  question: { Layout: TextBeside, actions: [heart, comment, repost, send] },
  'one-liner': { Layout: TextBeside, actions: [comment, repost, heart, share] },
  community: { Layout: TextBeside, actions: [] },
}

export function FeedPreview(props: PreviewProps) {
  const { Layout, actions, namesTwice = false } = looks[props.manifest.style] ?? plain
  return <Layout {...props} actions={actions} namesTwice={namesTwice} />
}
