import type { ReactNode } from 'react'
import { Avatar } from '#client/ui/avatar.tsx'
import { cn } from '#client/ui/cn.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import type { PreviewedAccount, PreviewedPost } from './previewed-post.ts'
import { usePostTime } from './use-post-time.ts'

export interface AuthorLineProps {
  account: PreviewedAccount
  post: Pick<PreviewedPost, 'platform' | 'at'>
  /** Shown next to the time, instead of the network's icon. */
  extra?: ReactNode
  /** Shown after the name, as some networks do with co-authors. */
  after?: string | undefined
  /** Shown after the time, such as who can see the post. */
  note?: string | undefined
  className?: string
}

/** Author and time, with the network's icon. */
export function AuthorLine({ account, post, extra, after, note, className }: AuthorLineProps) {
  const time = usePostTime(post)
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5', className)}>
      <Avatar name={account.name} src={account.avatarUrl} decorative />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-semibold">
          {account.name}
          {after ? ` ${after}` : null}
        </p>
        <p className="truncate text-muted text-xs">{[time, note].filter(Boolean).join(' · ')}</p>
      </div>
      {extra ?? <PlatformIcon platform={post.platform} className="text-muted" />}
    </div>
  )
}
