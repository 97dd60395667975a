import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { DataColumn } from '#client/ui/data-column.ts'
import { DataTable } from '#client/ui/data-table.tsx'
import { Select } from '#client/ui/select.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import type { FigureName } from '#connectors/social/results/figure-words.ts'
import { CountsDiffer } from '#connectors/social/results/network-figure.tsx'
import { resultNames } from '#connectors/social/results/result-names.ts'
import { figureNames } from '#features/campaigns/campaign-results.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { CampaignResults, PostResults } from '#features/campaigns/results.contract.ts'
import { TestMark } from '#features/social-accounts/index.client.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { KnownFigure } from './known-figure.tsx'
import { PostFigure } from './post-figure.tsx'
import { ReadingCell } from './reading-cell.tsx'
import { type ResultSort, resultSorts, sortResults } from './sort-results.ts'
import { useAgo } from './use-ago.ts'
import { useSaveResults } from './use-save-results.ts'

const TOTAL = 'total'
type Row = PostResults | typeof TOTAL

/** The published posts side by side: a table, or cards on a phone. */
export function PlatformResults({ results }: { results: CampaignResults }) {
  const t = useText(campaignResultsMessages)
  const { labelOfPost } = usePlatforms()
  const [sort, setSort] = useState<ResultSort>('interactions')
  const sortLabel = useId()
  const save = useSaveResults()
  const ago = useAgo()
  const { posts } = results
  // If all come from the sandbox, the heading says so once.
  const isMixed = posts.some(({ destination }) => destination !== 'test')
  const sorted = sortResults(posts, sort)
  const columns: DataColumn<Row>[] = [
    {
      id: 'platform',
      header: t('platforms.platform'),
      primary: true,
      className: '[td&]:align-top',
      cell: (row) =>
        row === TOTAL ? (
          t('platforms.total')
        ) : (
          <span className="inline-flex items-center gap-2">
            <PlatformIcon platform={row.platform} className="size-4 shrink-0" />
            {labelOfPost(row)}
            {isMixed && row.destination === 'test' ? <TestMark /> : null}
          </span>
        ),
    },
    ...figureNames.map(
      (figure): DataColumn<Row> => ({
        id: figure,
        header: t(figure),
        align: 'right',
        className: '[td&]:align-top',
        cell: (row) =>
          row === TOTAL ? (
            <Total results={results} figure={figure} />
          ) : (
            <PostFigure post={row} figure={figure} />
          ),
      }),
    ),
    {
      id: 'read',
      header: t('platforms.read'),
      align: 'right',
      className: 'text-muted [td&]:align-top',
      cell: (row) =>
        row === TOTAL ? results.readAt && ago(results.readAt) : <ReadingCell results={results} post={row} />,
    },
  ]
  return (
    <section aria-label={t('platforms.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base">{t('platforms.title')}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {posts.length > 1 ? (
            <>
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
            </>
          ) : null}
          <Button variant="secondary" onClick={() => save(sorted)}>
            <Download aria-hidden />
            {t('platforms.csv.save')}
          </Button>
        </div>
      </div>
      <CountsDiffer platforms={posts.map(({ platform }) => platform)} figures={resultNames} />
      <DataTable
        label={t('platforms.title')}
        columns={columns}
        rows={posts.length > 1 ? [...sorted, TOTAL] : sorted}
        rowKey={(row) => (row === TOTAL ? TOTAL : row.postId)}
      />
    </section>
  )
}

/** A sum of known figures, with the number of posts that it is from. */
function Total({ results: { posts, totals }, figure }: { results: CampaignResults; figure: FigureName }) {
  const t = useText(campaignResultsMessages)
  const format = useFormat()
  const value = totals[figure]
  if (value === null) return <KnownFigure value={null} />
  const count = posts.filter((post) => post[figure] !== null).length
  return (
    <span className="inline-flex flex-col items-end font-medium">
      {format.number(value)}
      <span className="whitespace-nowrap font-normal text-muted text-xs">
        {t('platforms.ofPosts', { count, total: posts.length })}
      </span>
    </span>
  )
}
