import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { CampaignResults, PostResults } from '#features/campaigns/results.contract.ts'
import { ReadNow } from './read-now.tsx'
import { canAsk, isOnDemand } from './refresh-outcome.ts'
import { useAgo } from './use-ago.ts'

const MINUTE_MS = 60_000

interface ReadingCellProps {
  results: CampaignResults
  post: PostResults
}

/** When the results of a post were read, and when or at what price they are read next. */
export function ReadingCell({ results, post }: ReadingCellProps) {
  const t = useText(campaignResultsMessages)
  const ago = useAgo()
  if (!canAsk(post)) return t('platforms.byHand')
  if (post.problem === 'not_supported') return t('platforms.notShared')
  return (
    <span className="inline-flex flex-col items-end gap-0.5">
      <span>{post.readAt ? ago(post.readAt) : t('never')}</span>
      {post.isDemo ? null : isOnDemand(post) ? (
        <ReadNow results={results} post={post} />
      ) : (
        <NextRead post={post} />
      )}
    </span>
  )
}

function NextRead({ post: { nextReadAt, problem } }: Pick<ReadingCellProps, 'post'>) {
  const t = useText(campaignResultsMessages)
  const format = useFormat()
  const now = useNow()
  function words(): string {
    if (nextReadAt === null) return t('platforms.over')
    const isSoon = Date.parse(nextReadAt) - now.getTime() < MINUTE_MS
    return isSoon ? t('platforms.nextSoon') : t('platforms.next', { time: format.relative(nextReadAt, now) })
  }
  return problem === 'disconnected' ? null : <span className="text-xs">{words()}</span>
}
