import type { Results } from '#connectors/social/channel.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { findAccount, openAccount } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { settle } from './after-change.ts'
import { lockCampaign, updatePost } from './publishing.repository.ts'
import { type Counted, listCounted, listResults, takeCounted } from './results.repository.ts'

const PAGE = 500
/** So many posts are asked for in one call. */
const BATCH = 50

const groupsOf = <Key extends 'accountId' | 'campaignId'>(posts: Counted[], key: Key): Counted[][] => [
  ...Map.groupBy(posts, (post) => post[key]).values(),
]

/** A network that gives no answer today is asked again in the next round. */
async function ask(deps: Deps, posts: Counted[]): Promise<Map<string, Results>> {
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

/** Only the first figures and what has changed are written, so that open screens are not told of nothing. */
const write = ({ db, clock }: Deps, posts: Counted[], known: Map<string, Results>) =>
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
    if (hasNews) await settle(db, { workspaceId }, campaign.id)
  })

async function collect(deps: Deps, posts: Counted[]): Promise<void> {
  for (const ofAccount of groupsOf(posts, 'accountId')) {
    const known = await ask(deps, ofAccount)
    if (known.size === 0) continue
    for (const ofCampaign of groupsOf(ofAccount, 'campaignId')) await write(deps, ofCampaign, known)
  }
}

/** Asks the networks what people did with a workspace's posts whose figures are due. */
export async function collectDue(deps: Deps, workspaceId: WorkspaceId): Promise<void> {
  for (;;) {
    const { seen, counted } = await takeCounted(deps.db, workspaceId, PAGE)
    await collect(deps, counted)
    if (seen < PAGE) return
  }
}

/** The same for one campaign, now. */
export const collectOf = async (deps: Deps, workspaceId: WorkspaceId, campaignId: string): Promise<void> =>
  collect(deps, await listCounted(deps.db, workspaceId, campaignId))
