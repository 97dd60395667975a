import { useId, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-column.ts'
import { DataTable } from '#client/ui/data-table.tsx'
import { Select } from '#client/ui/select.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { PostResults } from '#features/campaigns/results.contract.ts'
import { TestMark } from '#features/social-accounts/index.client.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { KnownFigure } from './known-figure.tsx'
import { type ResultSort, resultSorts, sortResults } from './sort-results.ts'
import { useAgo } from './use-ago.ts'

const figures = ['reach', 'interactions', 'likes', 'comments', 'shares', 'clicks'] as const

/** The published posts side by side: a table, or cards on a phone. */
export function PlatformResults({ posts }: { posts: readonly PostResults[] }) {
  const t = useText(campaignResultsMessages)
  const ago = useAgo()
  const { labelOfPost } = usePlatforms()
  const [sort, setSort] = useState<ResultSort>('interactions')
  const sortLabel = useId()
  // If all come from the sandbox, the heading says so once.
  const isMixed = posts.some(({ destination }) => destination !== 'test')
  const columns: DataColumn<PostResults>[] = [
    {
      id: 'platform',
      header: t('platforms.platform'),
      primary: true,
      cell: (post) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <PlatformIcon platform={post.platform} className="size-4" />
          {labelOfPost(post)}
          {isMixed && post.destination === 'test' ? <TestMark /> : null}
        </span>
      ),
    },
    ...figures.map((figure) => ({
      id: figure,
      header: t(figure),
      align: 'right' as const,
      cell: (row: PostResults) => <KnownFigure value={row[figure]} />,
    })),
    {
      id: 'read',
      header: t('platforms.read'),
      align: 'right',
      className: 'text-muted',
      cell: ({ readAt, destination }) => {
        if (readAt) return ago(readAt)
        return t(destination === 'person' ? 'platforms.byHand' : 'never')
      },
    },
  ]
  return (
    <section aria-label={t('platforms.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base">{t('platforms.title')}</h2>
        {posts.length > 1 ? (
          <div className="flex items-center gap-2">
            <span id={sortLabel} className="text-muted text-xs">
              {t('platforms.sort')}
            </span>
            <Select
              aria-labelledby={sortLabel}
              className="w-48"
              value={sort}
              onValueChange={setSort}
              options={resultSorts.map((value) => ({ value, label: t(`platforms.sorts.${value}`) }))}
            />
          </div>
        ) : null}
      </div>
      <DataTable
        label={t('platforms.title')}
        columns={columns}
        rows={sortResults(posts, sort)}
        rowKey={({ postId }) => postId}
      />
    </section>
  )
}
