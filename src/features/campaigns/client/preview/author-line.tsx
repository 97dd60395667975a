import type { ReactNode } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { cn } from '#client/ui/cn.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import type { PreviewedAccount, PreviewedPost } from './previewed-post.ts'

export interface AuthorLineProps {
  account: PreviewedAccount
  platform: PreviewedPost['platform']
  /** Shown next to the time, instead of the network's icon. */
  extra?: ReactNode
  className?: string
}

/** Author and time, with the network's icon. */
export function AuthorLine({ account, platform, extra, className }: AuthorLineProps) {
  const t = useText(previewMessages)
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5', className)}>
      <Avatar name={account.name} src={account.avatarUrl} decorative />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-semibold">
          {account.name}
        </p>
        <p className="text-muted text-xs">{t('now')}</p>
      </div>
      {extra ?? <PlatformIcon platform={platform} className="text-muted" />}
    </div>
  )
}
