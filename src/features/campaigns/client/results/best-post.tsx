import { Trophy } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import type { CampaignResults, PostResults } from '#features/campaigns/results.contract.ts'
import { usePlatforms } from '../new/use-platforms.ts'

interface BestPostProps {
  best: NonNullable<CampaignResults['best']>
  results: PostResults
  post: Post
  onShow: () => void
}

/** The best post with the figure that makes it the best. */
export function BestPost({ best, results, post, onShow }: BestPostProps) {
  const t = useText(campaignResultsMessages)
  const { labelOfPost } = usePlatforms()
  const { by, value, total, comparedPosts } = best
  const reason = comparedPosts > 1 ? t(`best.${by}`, { value, total }) : t(`best.only.${by}`, { value })
  return (
    <Card role="region" aria-label={t('best.title')} className="flex gap-4 p-4 sm:p-5">
      {results.thumbnailUrl ? (
        <img
          src={results.thumbnailUrl}
          alt={post.media[0]?.alt ?? ''}
          className="max-h-40 w-24 shrink-0 self-start rounded-md border bg-surface-sunken object-cover sm:w-44"
        />
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h2 className="flex items-center gap-2 text-base">
          <Trophy aria-hidden className="size-4 text-muted" />
          {t('best.title')}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <PlatformIcon platform={results.platform} className="size-4" />
          {labelOfPost(results)}
        </p>
        <p className="text-pretty">{reason}</p>
        <p className="line-clamp-2 break-words text-muted">{post.title || post.text}</p>
        <Button variant="link" size="sm" className="self-start" onClick={onShow}>
          {t('best.show')}
        </Button>
      </div>
    </Card>
  )
}
