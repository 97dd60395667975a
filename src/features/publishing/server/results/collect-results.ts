import type { Results } from '#connectors/social/adapter.ts'
import { resultNames } from '#features/campaigns/campaign-results.ts'
import {
  lockCampaign,
  recomputeAndAnnounce,
  updatePost,
  writeResultDay,
} from '#features/campaigns/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type Fetched, fetchResults } from './fetch-results.ts'
import {
  claimDueResults,
  listMeasured,
  listResults,
  type MeasuredPost,
  markProblem,
  markRead,
} from './results.repository.ts'

const PAGE = 500

const groupsOf = <Key extends 'accountId' | 'campaignId'>(
  posts: MeasuredPost[],
  key: Key,
): MeasuredPost[][] => [...Map.groupBy(posts, (post) => post[key]).values()]

const isSame = (before: Results, now: Results) =>
  resultNames.every((name) => now[name] === null || now[name] === before[name])

/** The figures that were reported: the others stay as they are. */
const reported = (results: Results) =>
  Object.fromEntries(resultNames.flatMap((name) => (results[name] === null ? [] : [[name, results[name]]])))

/**
 * Writes only first results and changes, so that open screens do not refetch for nothing. Answers whether there were
 * any.
 */
const writeResults = (
  { db, clock }: Deps,
  posts: MeasuredPost[],
  known: ReadonlyMap<string, Results>,
): Promise<boolean> =>
  db.transaction(async (db) => {
    const [first] = posts
    const campaign = first && (await lockCampaign(db, first.workspaceId, first.campaignId))
    if (!campaign) return false
    const { workspaceId } = first
    const ids = posts.map(({ id }) => id)
    const before = new Map((await listResults(db, workspaceId, ids)).map((row) => [row.id, row]))
    const news = posts.flatMap(({ id, remoteId }) => {
      const now = known.get(remoteId)
      const old = before.get(id)
      return now && old && (old.at === null || !isSame(old, now)) ? [{ ...now, postId: id }] : []
    })
    if (news.length === 0) return false
    const at = clock.now()
    for (const { postId, ...results } of news)
      await updatePost(db, workspaceId, postId, { ...reported(results), resultsAt: at })
    await writeResultDay(db, workspaceId, at, news)
    await recomputeAndAnnounce(db, { workspaceId }, campaign.id)
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

async function collect(deps: Deps, posts: MeasuredPost[]): Promise<boolean> {
  let hasNews = false
  for (const ofAccount of groupsOf(posts, 'accountId')) {
    const fetched = await fetchResults(deps, ofAccount)
    await markPosts(deps, ofAccount, fetched)
    if (fetched.known.size === 0) continue
    for (const ofCampaign of groupsOf(ofAccount, 'campaignId'))
      if (await writeResults(deps, ofCampaign, fetched.known)) hasNews = true
  }
  return hasNews
}

/** Fetches the due results of a workspace. */
export async function collectDueResults(deps: Deps, workspaceId: WorkspaceId): Promise<void> {
  for (;;) {
    const { seen, posts } = await claimDueResults(deps.db, workspaceId, PAGE)
    await collect(deps, posts)
    if (seen < PAGE) return
  }
}

/** The same for one campaign, now. Answers whether a figure is new. */
export const collectCampaignResults = async (
  deps: Deps,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<boolean> => collect(deps, await listMeasured(deps.db, workspaceId, campaignId))
