import { checkPost } from '#channels/check-post.ts'
import { inPickerOrder } from '#channels/platforms.ts'
import type { Campaign, CampaignDetail } from '../campaigns.contract.ts'
import type { Post } from '../post-shape.ts'
import type { CampaignRow } from './campaigns.repository.ts'
import type { AttemptRow, ListedPost, MediaRow, PostRow } from './posts.repository.ts'

export const campaignAnswer = ({ reach, engagement, clicks, ...own }: CampaignRow): Campaign => ({
  ...own,
  platforms: own.platforms.sort(inPickerOrder),
  performance: { reach, engagement, clicks },
})

type Checkable = Pick<PostRow, 'platform' | 'title' | 'text'>

/** What its network would refuse about a post that carries this. */
export const problemsOf = ({ platform, title, text }: Checkable, media: readonly Pick<MediaRow, 'kind'>[]) =>
  checkPost({
    platform,
    title,
    text,
    pictures: media.filter(({ kind }) => kind === 'picture').length,
    videos: media.filter(({ kind }) => kind === 'video').length,
  })

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null

const attemptAnswer = (attempt: AttemptRow): Post['attempts'][number] => ({
  ...attempt,
  startedAt: attempt.startedAt.toISOString(),
  endedAt: isoOrNull(attempt.endedAt),
})

const postAnswer = (post: ListedPost, media: MediaRow[], attempts: AttemptRow[]): Post => ({
  ...post,
  scheduledFor: isoOrNull(post.scheduledFor),
  publishedAt: isoOrNull(post.publishedAt),
  isConfirmed: post.confirmedBy !== null,
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
): CampaignDetail {
  const ofPost = <Row extends { postId: string }>(rows: Row[], id: string) =>
    rows.filter(({ postId }) => postId === id)
  return {
    ...campaignAnswer(campaign),
    posts: posts.map((post) => postAnswer(post, ofPost(media, post.id), ofPost(attempts, post.id))),
  }
}
