import { Bot, PenLine, UserRound } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'

interface WrittenByNoteProps {
  campaign: Pick<Campaign, 'writtenBy'>
  post: Pick<Post, 'writtenBy'>
  className?: string
}

/** Names the writer of each post: the built-in writer replaces a model's text that broke the rules. */
export function WrittenByNote({ campaign, post, className }: WrittenByNoteProps) {
  const t = useText(campaignMessages)
  // A person wrote the campaign, so there is nothing to distinguish.
  if (campaign.writtenBy === null) return null
  const steppedIn = post.writtenBy === 'built-in' && campaign.writtenBy === 'ai'
  const Sign = { ai: Bot, 'built-in': PenLine, person: UserRound }[post.writtenBy ?? 'person']
  return (
    <p className={cn('flex items-start gap-1.5 text-muted text-xs', className)}>
      <Sign aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0">
        {steppedIn ? t('writtenBy.steppedIn') : t(`writtenBy.${post.writtenBy ?? 'person'}`)}
      </span>
    </p>
  )
}
