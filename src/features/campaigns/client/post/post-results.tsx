import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { resultNames } from '#connectors/social/results/result-names.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { TestMark } from '#features/social-accounts/index.client.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { PostFigure } from '../results/post-figure.tsx'
import { ReadNow } from '../results/read-now.tsx'
import { isOnDemand } from '../results/refresh-outcome.ts'
import { useCampaignResults } from '../results/results.queries.ts'
import { useReadingWords } from '../results/use-reading-words.ts'
import { useWhyUnread } from '../results/use-why-unread.ts'

interface PostResultsProps {
  campaignId: string
  post: Pick<Post, 'id' | 'destination' | 'platform'>
}

export function PostResults({ campaignId, post: { id, destination, platform } }: PostResultsProps) {
  const t = useText(campaignResultsMessages)
  const { labelOf } = usePlatforms()
  const readingWords = useReadingWords()
  const whyUnread = useWhyUnread()
  const format = useFormat()
  const { data, error } = useCampaignResults(campaignId)
  const results = data?.posts.find(({ postId }) => postId === id)
  const readAt = results?.readAt
  function whyNone(): string {
    if (results?.whyUnread) return whyUnread(platform, results.whyUnread)
    if (results?.problem) return t(`problems.${results.problem}`, { platform: labelOf(platform) })
    if (error) return t('failed')
    return [t('none'), readingWords(results ? [results] : [], 'soon')].join(' ')
  }

  return (
    <section aria-label={t('label')}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {t('label')}
          {destination === 'test' ? <TestMark /> : null}
        </h3>
        {readAt ? <p className="text-muted text-xs">{t('at', { date: format.dateTime(readAt) })}</p> : null}
      </div>
      {destination === 'test' ? <p className="mt-1 text-muted text-xs">{t('sandboxPost')}</p> : null}
      {results && readAt ? (
        <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-3">
          {resultNames.map((figure) => (
            <div
              key={figure}
              className="flex min-w-0 flex-col-reverse rounded-md bg-surface-sunken px-2.5 py-2"
            >
              <dt className="truncate text-muted text-xs">{t(figure)}</dt>
              <dd className="font-semibold text-lg tabular [&_*]:items-start [&_*]:text-left">
                <PostFigure post={results} figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      ) : data || error ? (
        <p className="mt-2 text-muted">{whyNone()}</p>
      ) : (
        <Skeleton className="mt-3 h-15" />
      )}
      {data && results && isOnDemand(results) ? (
        <p className="mt-3">
          <ReadNow results={data} post={results} />
        </p>
      ) : null}
    </section>
  )
}
