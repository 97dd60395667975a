import { RefreshCw } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import { TestMark } from '#features/social-accounts/index.client.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { canAsk, isRefreshed } from './refresh-outcome.ts'
import { useAgo } from './use-ago.ts'
import { useReadingWords } from './use-reading-words.ts'
import { useRefreshToast } from './use-refresh-toast.ts'

/** How old the figures are, where they come from, and the way to newer ones. */
export function ResultsHeading({ results }: { results: CampaignResults }) {
  const t = useText(campaignResultsMessages)
  const format = useFormat()
  const ago = useAgo()
  const readingWords = useReadingWords()
  const refresh = useRefreshToast(results)
  const { readAt } = results
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
        {readAt ? (
          <p className="text-muted" title={t('readAt', { date: format.dateTime(readAt) })}>
            {t('read', { time: ago(readAt) })} {readingWords(results.posts.filter(canAsk), 'readRegularly')}
          </p>
        ) : (
          <p className="text-muted">{t('never')}</p>
        )}
        <SandboxLine posts={results.posts} />
      </div>
      {results.posts.some(isRefreshed) ? (
        <Button variant="secondary" pending={refresh.isPending} onClick={refresh.start}>
          <RefreshCw aria-hidden />
          {t('refresh')}
        </Button>
      ) : null}
      <output className="sr-only">{refresh.isPending ? t('refreshing') : ''}</output>
    </div>
  )
}

function SandboxLine({ posts }: Pick<CampaignResults, 'posts'>) {
  const t = useText(campaignResultsMessages)
  const { namedPosts } = usePlatforms()
  const inside = posts.filter(({ destination }) => destination === 'test')
  if (inside.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-muted text-xs">
      <TestMark />
      {inside.length === posts.length ? t('allSandbox') : t('partlySandbox', namedPosts(inside))}
    </p>
  )
}
