import { inPickerOrder } from '#connectors/social/platforms.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
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
  lacksMedia: own.lacksMedia.sort(inPickerOrder),
  platforms: own.platforms.sort(inPickerOrder),
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
  startedAt: attempt.startedAt.toISOString(),
  endedAt: isoOrNull(attempt.endedAt),
})

const postAnswer = (
  post: ListedPost,
  media: MediaRow[],
  attempts: AttemptRow[],
  confirmedByName: string | null,
  destination: PostDestination,
  limits: ServerLimits | null,
): Post => ({
  ...post,
  destination,
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
  accounts: readonly SendingAccount[],
): CampaignDetail {
  const ofPost = <Row extends { postId: string }>(rows: Row[], id: string) =>
    rows.filter(({ postId }) => postId === id)
  return {
    ...campaignAnswer(campaign),
    posts: posts.map((post) => {
      const tries = ofPost(attempts, post.id)
      const destination = destinationOf(post, tries, accounts)
      const limits = limitsFor(accounts, post)
      return postAnswer(
        post,
        ofPost(media, post.id),
        tries,
        confirmers.get(post.id) ?? null,
        destination,
        limits,
      )
    }),
  }
}
