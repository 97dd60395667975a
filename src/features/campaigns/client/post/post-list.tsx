import { ChevronRight, TriangleAlert } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { PostStateBadge } from './post-state-badge.tsx'
import type { PostDrafts } from './use-post-drafts.ts'

interface PostListProps {
  posts: readonly Post[]
  chosen: Post | undefined
  drafts: PostDrafts
  onChoose: (postId: string) => void
  className?: string | undefined
}

/** The posts of a campaign, one per platform, with their states. */
export function PostList({ posts, chosen, drafts, onChoose, className }: PostListProps) {
  const t = useText(campaignDetailMessages)
  const { platforms, labelOfPost } = usePlatforms()
  const inOrder = [...posts].sort((a, b) => platforms.indexOf(a.platform) - platforms.indexOf(b.platform))
  const isUnready = (post: Post) => editableStates.has(post.state) && post.problems.length > 0
  return (
    <Card className={className}>
      <nav aria-label={t('posts.label')}>
        <ul className="flex flex-col p-1.5">
          {inOrder.map((post) => (
            <li key={post.id}>
              <button
                type="button"
                aria-current={post.id === chosen?.id ? 'true' : undefined}
                onClick={() => onChoose(post.id)}
                className={cn(
                  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 py-2 text-left transition-colors hover:bg-surface-sunken',
                  post.id === chosen?.id && 'lg:bg-primary-subtle',
                )}
              >
                <PlatformIcon platform={post.platform} className="text-muted" />
                <span className="flex min-w-0 flex-1 flex-col gap-1">
                  <span className="font-medium leading-tight">{labelOfPost(post)}</span>
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <PostStateBadge post={post} />
                    {drafts.isChanged(post) ? (
                      <span className="text-warning text-xs">{t('posts.unsaved')}</span>
                    ) : null}
                  </span>
                </span>
                {isUnready(post) ? (
                  <TriangleAlert
                    role="img"
                    aria-label={t('posts.notReady')}
                    className="size-4 shrink-0 text-warning"
                  />
                ) : null}
                <ChevronRight aria-hidden className="size-4 shrink-0 text-muted lg:hidden" />
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
