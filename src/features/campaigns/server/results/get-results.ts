import { isReadByAddress } from '#connectors/social/server-registry.ts'
import { thumbnailOf } from '#core/files/index.server.ts'
import { bestOf, growthOf, latestOf, totalsOf, type WhyUnread } from '#features/campaigns/campaign-results.ts'
import type { CampaignResults, PostResults } from '#features/campaigns/results.contract.ts'
import { dayIn } from '#platform/day.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { find } from '../campaigns.repository.ts'
import { list as listMedia } from '../media/post-media.repository.ts'
import { destinationOf } from '../post-destination.ts'
import type { PostRow } from '../posts.repository.ts'
import * as posts from '../posts.repository.ts'
import { listResultDays } from './result-days.repository.ts'
import { findRefresh } from './result-refreshes.repository.ts'

const unknown = { reach: null, interactions: null, likes: null, comments: null, shares: null, clicks: null }

const isoOrNull = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** Why no network can be asked about a post that a person published. */
function whyUnread({ platform, remoteUrl }: Pick<PostRow, 'platform' | 'remoteUrl'>): WhyUnread {
  if (!isReadByAddress(platform)) return 'not_by_link'
  return remoteUrl === null ? 'no_link' : 'no_channel'
}

/** The results of a campaign as they were last read. Asks no network. */
export async function getResults(
  db: Db,
  { workspaceId, timeZone }: Pick<Actor, 'workspaceId' | 'timeZone'>,
  id: string,
): Promise<CampaignResults> {
  if (!(await find(db, workspaceId, id))) throw notFound()
  const published = (await posts.list(db, workspaceId, id)).filter(({ state }) => state === 'published')
  const postIds = published.map((post) => post.id)
  const attempts = await posts.listAttempts(db, workspaceId, postIds)
  const readings = await posts.listReadings(db, workspaceId, postIds)
  const media = await listMedia(db, workspaceId, postIds)
  const days = await listResultDays(db, workspaceId, postIds)
  const refresh = await findRefresh(db, workspaceId, id)
  const latest = latestOf(days)
  const results = published.map((post): PostResults => {
    const tries = attempts.filter(({ postId }) => postId === post.id)
    const reading = readings.find(({ postId }) => postId === post.id)
    const destination = destinationOf(post, tries, [])
    const shown = media.find(({ postId }) => postId === post.id)
    return {
      ...(latest.get(post.id) ?? unknown),
      postId: post.id,
      platform: post.platform,
      accountName: post.accountName,
      publishedAt: isoOrNull(post.publishedAt),
      destination,
      whyUnread: destination === 'person' && !reading ? whyUnread(post) : null,
      isDemo: post.isDemo,
      thumbnailUrl: shown ? thumbnailOf(shown.url) : null,
      readAt: isoOrNull(reading?.readAt),
      // A channel that is gone is looked for, but there is nothing to ask.
      nextReadAt: reading?.problem === 'disconnected' ? null : isoOrNull(reading?.dueAt),
      problem: reading?.problem ?? null,
    }
  })
  const readAt =
    results
      .flatMap((post) => post.readAt ?? [])
      .sort()
      .at(-1) ?? null
  return {
    id,
    readAt,
    refresh: {
      isRunning: refresh?.isRunning ?? false,
      finishedAt: isoOrNull(refresh?.finishedAt),
      hasNews: refresh?.hasNews ?? null,
    },
    totals: totalsOf(results),
    best: bestOf(results),
    posts: results,
    days: growthOf(days, readAt ? dayIn(timeZone, new Date(readAt)) : ''),
  }
}
