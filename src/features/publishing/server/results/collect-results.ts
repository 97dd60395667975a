import type { Results } from '#connectors/social/channel.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { lockCampaign, recomputeAndAnnounce, updatePost } from '#features/campaigns/index.server.ts'
import { findAccount, openAccount } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { claimDueResults, listMeasured, listResults, type MeasuredPost } from './results.repository.ts'

const PAGE = 500
/** Posts per call to a network. */
const BATCH = 50

const groupsOf = <Key extends 'accountId' | 'campaignId'>(
  posts: MeasuredPost[],
  key: Key,
): MeasuredPost[][] => [...Map.groupBy(posts, (post) => post[key]).values()]

/** A network without an answer is asked again in the next round. */
async function fetchResults(deps: Deps, posts: MeasuredPost[]): Promise<Map<string, Results>> {
  const [first] = posts
  const account = first && (await findAccount(deps.db, first.workspaceId, first.accountId))
  const opened = account && openAccount(deps.secrets, account)
  const results = account && adapterFor(account.adapter, deps).results
  const known = new Map<string, Results>()
  if (!opened || !results) return known
  for (let from = 0; from < posts.length; from += BATCH) {
    const ids = posts.slice(from, from + BATCH).map(({ remoteId }) => remoteId)
    try {
      for (const [id, each] of await results(opened, ids)) known.set(id, each)
    } catch (err) {
      deps.log.warn({ err, account: first.accountId }, 'results could not be read')
      break
    }
  }
  return known
}

const isSame = (a: Results, b: Results) =>
  a.reach === b.reach &&
  a.likes === b.likes &&
  a.comments === b.comments &&
  a.shares === b.shares &&
  a.clicks === b.clicks

/** Writes only first results and changes, so that open screens do not refetch for nothing. */
const writeResults = ({ db, clock }: Deps, posts: MeasuredPost[], known: Map<string, Results>) =>
  db.transaction(async (db) => {
    const [first] = posts
    const campaign = first && (await lockCampaign(db, first.workspaceId, first.campaignId))
    if (!campaign) return
    const { workspaceId } = first
    const ids = posts.map(({ id }) => id)
    const before = new Map((await listResults(db, workspaceId, ids)).map((row) => [row.id, row]))
    let hasNews = false
    for (const { id, remoteId } of posts) {
      const now = known.get(remoteId)
      const old = before.get(id)
      if (!now || !old || (old.at !== null && isSame(old, now))) continue
      hasNews = true
      await updatePost(db, workspaceId, id, { ...now, resultsAt: clock.now() })
    }
    if (hasNews) await recomputeAndAnnounce(db, { workspaceId }, campaign.id)
  })

async function collect(deps: Deps, posts: MeasuredPost[]): Promise<void> {
  for (const ofAccount of groupsOf(posts, 'accountId')) {
    const known = await fetchResults(deps, ofAccount)
    if (known.size === 0) continue
    for (const ofCampaign of groupsOf(ofAccount, 'campaignId')) await writeResults(deps, ofCampaign, known)
  }
}

/** Fetches the due results of a workspace. */
export async function collectDueResults(deps: Deps, workspaceId: WorkspaceId): Promise<void> {
  for (;;) {
    const { seen, posts } = await claimDueResults(deps.db, workspaceId, PAGE)
    await collect(deps, posts)
    if (seen < PAGE) return
  }
}

/** The same for one campaign, now. */
export const collectCampaignResults = async (
  deps: Deps,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<void> => collect(deps, await listMeasured(deps.db, workspaceId, campaignId))
