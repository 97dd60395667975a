import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { PostResults } from '#features/campaigns/results.contract.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { ReconnectLink } from '../post/reconnect-link.tsx'

/** Which networks did not answer the last time, and why. */
export function ResultProblems({ posts }: { posts: readonly PostResults[] }) {
  const t = useText(campaignResultsMessages)
  const { labelOfPost } = usePlatforms()
  // A platform that never shares results is no trouble; the table says so.
  const troubled = posts.flatMap(({ problem, ...post }) =>
    problem && problem !== 'not_supported' ? [{ ...post, problem }] : [],
  )
  if (troubled.length === 0) return null
  return (
    <Alert tone="warning" title={t('problems.title')}>
      <ul className="mt-1 flex flex-col gap-1">
        {troubled.map((post) => (
          <li key={post.postId}>{t(`problems.${post.problem}`, { platform: labelOfPost(post) })}</li>
        ))}
      </ul>
      {troubled.some(({ problem }) => problem === 'needs_reconnect' || problem === 'disconnected') ? (
        <ReconnectLink className="mt-2" />
      ) : null}
    </Alert>
  )
}
