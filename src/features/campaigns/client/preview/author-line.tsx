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
  className?: string
}

/** Author and time, with the network's icon. */
export function AuthorLine({ account, post, extra, className }: AuthorLineProps) {
  const time = usePostTime(post)
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5', className)}>
      <Avatar name={account.name} src={account.avatarUrl} decorative />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-semibold">
          {account.name}
        </p>
        <p className="text-muted text-xs">{time}</p>
      </div>
      {extra ?? <PlatformIcon platform={post.platform} className="text-muted" />}
    </div>
  )
}
