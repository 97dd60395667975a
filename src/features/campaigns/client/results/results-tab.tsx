import { ChartColumn } from 'lucide-react'
import { Loaded } from '#client/data/loaded.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { BestPost } from './best-post.tsx'
import { PlatformResults } from './platform-results.tsx'
import { canAsk } from './refresh-outcome.ts'
import { ResultProblems } from './result-problems.tsx'
import { ResultTotals } from './result-totals.tsx'
import { useCampaignResults } from './results.queries.ts'
import { ResultsHeading } from './results-heading.tsx'
import { ResultsOverTime } from './results-over-time.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { useReadingWords } from './use-reading-words.ts'

interface ResultsTabProps {
  campaign: CampaignDetail
  onShow: (postId: string) => void
}

/** The results of all published posts of a campaign. */
export function ResultsTab({ campaign, onShow }: ResultsTabProps) {
  const t = useText(campaignResultsMessages)
  const results = useCampaignResults(campaign.id)
  return (
    <Loaded inCard query={results} failed={t('failed')} skeleton={<ResultsSkeleton />}>
      {(data) => <LoadedResults results={data} campaign={campaign} onShow={onShow} />}
    </Loaded>
  )
}

function LoadedResults({ results, campaign, onShow }: ResultsTabProps & { results: CampaignResults }) {
  const { best, posts, days } = results
  const bestPost = campaign.posts.find(({ id }) => id === best?.postId)
  const bestResults = posts.find(({ postId }) => postId === best?.postId)
  return (
    <div className="flex flex-col gap-5">
      <ResultsHeading results={results} />
      <ResultProblems posts={posts} />
      {days.length === 0 ? (
        <Card>
          <EmptyState icon={<ChartColumn />} title={<WhyNoResults posts={posts} />} />
        </Card>
      ) : (
        <>
          <ResultTotals totals={results.totals} posts={posts} />
          {best && bestPost && bestResults ? (
            <BestPost best={best} results={bestResults} post={bestPost} onShow={() => onShow(best.postId)} />
          ) : null}
        </>
      )}
      {days.length > 0 ? (
        <>
          <PlatformResults results={results} />
          <ByHandNote posts={posts} />
          <ResultsOverTime days={days} />
        </>
      ) : null}
    </div>
  )
}

function WhyNoResults({ posts }: Pick<CampaignResults, 'posts'>) {
  const t = useText(campaignResultsMessages)
  const readingWords = useReadingWords()
  const { namedPosts } = usePlatforms()
  const asked = posts.filter(canAsk)
  if (asked.length === 0) return <ByHandNote posts={posts} />
  const silent = asked.filter(({ problem }) => problem === 'not_supported')
  const waiting = asked.filter(({ problem }) => problem === null)
  return [
    t('none'),
    readingWords(waiting, 'soon'),
    ...(silent.length > 0 ? [t('notShared', namedPosts(silent))] : []),
  ]
    .join(' ')
    .trim()
}

/** Says why a post that was published by hand has no results. */
function ByHandNote({ posts }: Pick<CampaignResults, 'posts'>) {
  const t = useText(campaignResultsMessages)
  const { namedPosts } = usePlatforms()
  const byHand = posts.filter((post) => !canAsk(post))
  if (byHand.length === 0) return null
  return <span className="text-muted">{t('byHand', namedPosts(byHand))}</span>
}
