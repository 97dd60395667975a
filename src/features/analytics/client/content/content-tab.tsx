import { Megaphone } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { useContent } from '../analytics.queries.ts'
import { BestPosts } from '../overview/best-posts.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { BestTimes } from './best-times.tsx'

export function ContentTab() {
  const t = useText(analyticsMessages)
  const empty = (
    <EmptyState
      icon={<Megaphone />}
      title={t('content.empty')}
      action={
        <Button asChild>
          <Link href="/waterfall">{t('content.create')}</Link>
        </Button>
      }
    />
  )
  return (
    <QueryBoundary query={useContent()}>
      {({ posts, times }) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <BestPosts posts={posts} empty={empty} />
          <BestTimes times={times} empty={empty} />
        </div>
      )}
    </QueryBoundary>
  )
}
