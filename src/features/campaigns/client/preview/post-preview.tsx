import { type ComponentType, useState } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { useMediaQuery } from '#client/ui/use-media-query.ts'
import type { PostStyle } from '#connectors/social/channel.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { ArticlePreview } from './article-preview.tsx'
import { ChatPreview } from './chat-preview.tsx'
import { FeedPreview } from './feed-preview.tsx'
import { FollowUpsPreview } from './follow-ups-preview.tsx'
import { ForumPreview } from './forum-preview.tsx'
import { MailPreview } from './mail-preview.tsx'
import { PinPreview } from './pin-preview.tsx'
import { type Scheme, schemeStyle } from './preview-scheme.ts'
import type { PreviewedAccount, PreviewedPost, PreviewProps } from './previewed-post.ts'
import { SchemeSwitch } from './scheme-switch.tsx'
import { ShortPreview } from './short-preview.tsx'
import { StoryPreview } from './story-preview.tsx'
import { VideoPreview } from './video-preview.tsx'

type PreviewKind = 'feed' | 'story' | 'short' | 'video' | 'pin' | 'forum' | 'chat' | 'article' | 'mail'

const kinds: Record<PostStyle, PreviewKind> = {
  article: 'article',
  broadcast: 'chat',
  caption: 'feed',
  clip: 'short',
  community: 'feed',
  conversation: 'feed',
  description: 'video',
  essay: 'article',
  forum: 'forum',
  mail: 'mail',
  newsletter: 'article',
  notice: 'feed',
  'one-liner': 'feed',
  personal: 'chat',
  pin: 'pin',
  playful: 'story',
  professional: 'feed',
  question: 'feed',
  story: 'story',
  thread: 'feed',
}

const looks: Record<PreviewKind, ComponentType<PreviewProps>> = {
  feed: FeedPreview,
  story: StoryPreview,
  short: ShortPreview,
  video: VideoPreview,
  pin: PinPreview,
  forum: ForumPreview,
  chat: ChatPreview,
  article: ArticlePreview,
  mail: MailPreview,
}

/** Full-screen players look the same in both schemes. */
const alwaysDark: ReadonlySet<PreviewKind> = new Set(['story', 'short'])

/** The width of a post on each network; narrower if there is no room. */
const widths: Record<PreviewKind, string> = {
  feed: 'max-w-md',
  story: 'max-w-60',
  short: 'max-w-60',
  video: 'max-w-md',
  pin: 'max-w-64',
  forum: 'max-w-lg',
  chat: 'max-w-sm',
  article: 'max-w-lg',
  mail: 'max-w-lg',
}

export interface PostPreviewProps {
  post: PreviewedPost
  account: PreviewedAccount
  className?: string
}

export function PostPreview({ post, account, className }: PostPreviewProps) {
  const t = useText(previewMessages)
  const locale = useLocale()
  const manifest = manifestOf(post.platform)
  const kind = kinds[manifest.style]
  const Look = looks[kind]
  const isAppDark = useMediaQuery('(prefers-color-scheme: dark)')
  const [chosen, setChosen] = useState<Scheme | null>(null)
  const scheme = chosen ?? (isAppDark ? 'dark' : 'light')
  return (
    <figure
      aria-label={t('label', { platform: platformName(post.platform, locale) })}
      className={cn('w-full min-w-0', widths[kind], className)}
    >
      {alwaysDark.has(kind) ? null : <SchemeSwitch scheme={scheme} onChoose={setChosen} />}
      <div data-theme={scheme} style={schemeStyle(manifest.preview.colors, scheme)} className="text-ink">
        <Look post={post} account={account} manifest={manifest} />
        <FollowUpsPreview name={account.name} followUps={post.followUps} />
      </div>
    </figure>
  )
}
