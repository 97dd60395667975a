import { CalendarClock, ChevronLeft, CircleMinus, ExternalLink } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { TestMark } from '#features/social-accounts/index.client.ts'
import type { CampaignDialog } from '../detail/campaign-page-dialogs.tsx'
import { postDate } from '../detail/displayed-date.ts'
import { PlannedTimeNote } from '../detail/planned-time-note.tsx'
import { usePlatforms } from '../new/use-platforms.ts'
import { PostStateBadge } from './post-state-badge.tsx'

interface PostHeadingProps {
  post: Post
  isOnly: boolean
  /** The campaign has further posts of its platform. */
  hasSiblings: boolean
  hasUnsaved: boolean
  onOpen: (dialog: CampaignDialog) => void
  onBack: () => void
}

export function PostHeading({ post, isOnly, hasSiblings, hasUnsaved, onOpen, onBack }: PostHeadingProps) {
  const t = useText(campaignDetailMessages)
  const format = useFormat()
  const { labelOfPost } = usePlatforms()
  const label = labelOfPost(post)
  const isEditable = editableStates.has(post.state)
  const date = postDate(post, useNow())

  return (
    <div className="flex flex-col gap-2">
      <Button variant="link" size="sm" className="self-start lg:hidden" onClick={onBack}>
        <ChevronLeft aria-hidden />
        {t('posts.all')}
      </Button>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="flex min-w-0 items-center gap-2 text-lg">
          <PlatformIcon platform={post.platform} className="size-5" />
          {label}
        </h2>
        <PostStateBadge post={post} />
        {post.destination === 'test' ? <TestMark /> : null}
        {date ? (
          <span className="text-muted text-xs">
            {t(`posts.at.${date.kind}`, { date: format.dateTime(date.at) })}
          </span>
        ) : null}
        {post.isConfirmed ? <span className="text-muted text-xs">{t('posts.confirmed')}</span> : null}
        <div className="ml-auto flex items-center gap-2">
          {post.remoteUrl ? (
            <Button asChild variant="secondary" size="sm">
              <a href={post.remoteUrl} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
                {t('posts.openThere')}
              </a>
            </Button>
          ) : null}
          {isEditable ? (
            <RowMenu label={t('posts.actions', { platform: label })}>
              <DropdownMenuItem
                icon={<CalendarClock aria-hidden />}
                disabled={hasUnsaved}
                onSelect={() => onOpen({ kind: post.state === 'scheduled' ? 'move' : 'scheduleOne', post })}
              >
                {t(post.state === 'scheduled' ? 'posts.move' : 'posts.scheduleOne')}
              </DropdownMenuItem>
              <DropdownMenuItem
                tone="danger"
                icon={<CircleMinus aria-hidden />}
                disabled={isOnly}
                onSelect={() => onOpen({ kind: 'leaveOut', post })}
              >
                {t(hasSiblings ? 'posts.leaveOutAccount' : 'posts.leaveOut')}
              </DropdownMenuItem>
            </RowMenu>
          ) : null}
        </div>
      </div>
      <PlannedTimeNote post={post} />
    </div>
  )
}
