import { inPickerOrder, type Platform } from '#connectors/social/platforms.ts'
import { thumbnailOf } from '#core/files/index.server.ts'
import { countManualPosts } from '../campaign-status.ts'
import type { Campaign, CampaignDetail } from '../campaigns.contract.ts'
import { problemsOf } from '../post-problems.ts'
import type { Post, PostDestination } from '../post-shape.ts'
import type { CampaignRow } from './campaigns.repository.ts'
import type { MediaRow } from './media/post-media.repository.ts'
import { destinationOf, type SendingAccount } from './post-destination.ts'
import type { AttemptRow, ListedPost } from './posts.repository.ts'

/** A platform may have several posts. */
const eachOnce = (platforms: Platform[]) => [...new Set(platforms)].sort(inPickerOrder)

export const campaignAnswer = ({
  reach,
  engagement,
  clicks,
  states,
  picture,
  ...own
}: CampaignRow): Campaign => ({
  ...own,
  ...countManualPosts(states),
  lacksMedia: eachOnce(own.lacksMedia),
  platforms: eachOnce(own.platforms),
  performance: { reach, engagement, clicks },
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
  accountName: string,
): Post => ({
  ...post,
  destination,
  accountName,
  scheduledFor: isoOrNull(post.scheduledFor),
  dueAt: isoOrNull(post.dueAt),
  publishedAt: isoOrNull(post.publishedAt),
  isConfirmed: post.confirmedBy !== null,
  confirmedByName,
  results: { ...post, at: isoOrNull(post.resultsAt) },
  media,
  problems: problemsOf(post, media),
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
      const destination = destinationOf(post, tries, accounts)
      const confirmer = confirmers.get(post.id) ?? null
      const chosen = accounts.find(({ id }) => id === post.accountId)
      const accountName = chosen?.accountName ?? post.accountName
      return postAnswer(post, ofPost(media, post.id), tries, confirmer, destination, accountName)
    }),
  }
}
