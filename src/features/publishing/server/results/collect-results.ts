import type { Results } from '#connectors/social/adapter.ts'
import { resultNames } from '#connectors/social/results/result-names.ts'
import { lockCampaigns, recomputeCampaigns, writeResultDay } from '#features/campaigns/index.server.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type Fetched, fetchResults } from './fetch-results.ts'
import {
  claimDueResults,
  listMeasured,
  listResults,
  type MeasuredPost,
  markProblem,
  markRead,
  writeResults,
} from './results.repository.ts'

const PAGE = 500

/** Results that are written together: their campaigns are locked meanwhile. */
const WRITTEN_TOGETHER = 50

const isSame = (before: Results, now: Results) =>
  resultNames.every((name) => now[name] === null || now[name] === before[name])

/**
 * Writes only first results and changes, so that open screens do not refetch for nothing. Answers whether there were
 * any.
 */
const writeNews = (
  { db, clock }: Deps,
  workspaceId: WorkspaceId,
  posts: MeasuredPost[],
  known: ReadonlyMap<string, Results>,
): Promise<boolean> =>
  db.transaction(async (db) => {
    await lockCampaigns(
      db,
      posts.map(({ campaignId }) => campaignId),
    )
    const ids = posts.map(({ id }) => id)
    const before = new Map((await listResults(db, workspaceId, ids)).map((row) => [row.id, row]))
    const news = posts.flatMap(({ id, campaignId, remoteId }) => {
      const now = known.get(remoteId)
      const old = before.get(id)
      return now && old && (old.at === null || !isSame(old, now)) ? [{ ...now, postId: id, campaignId }] : []
    })
    if (news.length === 0) return false
    const at = clock.now()
    await writeResults(db, workspaceId, at, news)
    await writeResultDay(
      db,
      workspaceId,
      at,
      news.map(({ campaignId: _, ...results }) => results),
    )
    await recomputeCampaigns(
      db,
      news.map(({ campaignId }) => campaignId),
    )
    await announce(db, { workspaceId }, 'campaigns')
    return true
  })

/** When the network answered for each post, or why it did not. */
async function markPosts(
  { db, clock }: Deps,
  posts: MeasuredPost[],
  { known, problem }: Fetched,
): Promise<void> {
  const attemptsOf = (isKnown: boolean) =>
    posts.filter(({ remoteId }) => known.has(remoteId) === isKnown).map(({ attemptId }) => attemptId)
  await markRead(db, attemptsOf(true), clock.now())
  await markProblem(db, attemptsOf(false), problem)
}

async function collect(deps: Deps, workspaceId: WorkspaceId, posts: MeasuredPost[]): Promise<boolean> {
  let hasNews = false
  for (const ofAccount of Map.groupBy(posts, ({ accountId }) => accountId).values()) {
    const fetched = await fetchResults(deps, ofAccount)
    await markPosts(deps, ofAccount, fetched)
    const answered = ofAccount.filter(({ remoteId }) => fetched.known.has(remoteId))
    for (let from = 0; from < answered.length; from += WRITTEN_TOGETHER) {
      const together = answered.slice(from, from + WRITTEN_TOGETHER)
      if (await writeNews(deps, workspaceId, together, fetched.known)) hasNews = true
    }
  }
  return hasNews
}

/** Fetches the due results of a workspace. */
export async function collectDueResults(deps: Deps, workspaceId: WorkspaceId): Promise<void> {
  for (;;) {
    const { seen, posts } = await claimDueResults(deps.db, workspaceId, PAGE)
    await collect(deps, workspaceId, posts)
    if (seen < PAGE) return
  }
}

/** The same for what is free to read of a campaign, or for one of its posts, now. Answers whether a figure is new. */
export const collectCampaignResults = async (
  deps: Deps,
  workspaceId: WorkspaceId,
  campaignId: string,
  postId?: string,
): Promise<boolean> =>
  collect(deps, workspaceId, await listMeasured(deps.db, workspaceId, campaignId, postId))
