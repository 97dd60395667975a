import { inPickerOrder, type Platform } from '#connectors/social/platforms.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { thumbnailOf } from '#core/files/index.server.ts'
import { countManualPosts } from '../campaign-status.ts'
import type { Campaign, CampaignDetail } from '../campaigns.contract.ts'
import { problemsOf } from '../post-problems.ts'
import { isRejection } from '../post-reasons.ts'
import type { Post, PostDestination } from '../post-shape.ts'
import type { CampaignRow } from './campaigns.repository.ts'
import type { MediaRow } from './media/post-media.repository.ts'
import { destinationOf, type SendingAccount } from './post-destination.ts'
import { limitsFor } from './post-limits.ts'
import type { AttemptRow, ListedPost } from './posts.repository.ts'

/** A platform may have several posts. */
const eachOnce = (platforms: Platform[]) => [...new Set(platforms)].sort(inPickerOrder)

export const campaignAnswer = ({
  reach,
  engagement,
  clicks,
  isReachKnown,
  isEngagementKnown,
  areClicksKnown,
  states,
  picture,
  ...own
}: CampaignRow): Campaign => ({
  ...own,
  ...countManualPosts(states),
  lacksMedia: eachOnce(own.lacksMedia),
  platforms: eachOnce(own.platforms),
  performance: {
    reach: isReachKnown ? reach : null,
    engagement: isEngagementKnown ? engagement : null,
    clicks: areClicksKnown ? clicks : null,
  },
  thumbnailUrl: picture && thumbnailOf(picture[0]),
  previewUrl: picture?.[1] ?? null,
})

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null

const attemptAnswer = (attempt: AttemptRow): Post['attempts'][number] => ({
  ...attempt,
  isTest: isTestAdapter(attempt.adapter),
  startedAt: attempt.startedAt.toISOString(),
  endedAt: isoOrNull(attempt.endedAt),
})

type Around = {
  media: MediaRow[]
  attempts: AttemptRow[]
  confirmedByName: string | null
  destination: PostDestination
  accountName: string
  limits: ServerLimits | null
}

const postAnswer = (
  post: ListedPost,
  { media, attempts, confirmedByName, destination, accountName, limits }: Around,
): Post => ({
  ...post,
  destination,
  accountName,
  scheduledFor: isoOrNull(post.scheduledFor),
  dueAt: isoOrNull(post.dueAt),
  publishedAt: isoOrNull(post.publishedAt),
  restsUntil: isoOrNull(post.restsUntil),
  answer: isRejection(post.reason) || post.reason === 'not_sent' ? (attempts.at(-1)?.answer ?? null) : null,
  isConfirmed: post.confirmedBy !== null,
  confirmedByName,
  results: { ...post, at: isoOrNull(post.resultsAt) },
  media,
  limits,
  problems: problemsOf({ ...post, limits }, media),
  attempts: attempts.map(attemptAnswer),
})

export function detailAnswer(
  campaign: CampaignRow,
  posts: ListedPost[],
  media: MediaRow[],
  attempts: AttemptRow[],
  confirmers: ReadonlyMap<string, string>,
  accounts: readonly (SendingAccount & { accountName: string })[],
): CampaignDetail {
  const ofPost = <Row extends { postId: string }>(rows: Row[], id: string) =>
    rows.filter(({ postId }) => postId === id)
  return {
    ...campaignAnswer(campaign),
    posts: posts.map((post) => {
      const tries = ofPost(attempts, post.id)
      const chosen = accounts.find(({ id }) => id === post.accountId)
      return postAnswer(post, {
        media: ofPost(media, post.id),
        attempts: tries,
        confirmedByName: confirmers.get(post.id) ?? null,
        destination: destinationOf(post, tries, accounts),
        accountName: chosen?.accountName ?? post.accountName,
        limits: limitsFor(accounts, post),
      })
    }),
  }
}
