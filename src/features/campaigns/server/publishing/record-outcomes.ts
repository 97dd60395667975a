import type { PublishOutcome } from '#connectors/social/channel.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import { flagAccount, pauseAccount } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { announceCampaigns } from '../announce-campaigns.ts'
import { recomputeCampaigns } from '../recompute-campaign.ts'
import type { AttemptRef, Refusal } from './claim.ts'
import {
  type AttemptEnd,
  type Became,
  endAttempts,
  holdStanding,
  type Standing,
  writeStates,
} from './due-posts.repository.ts'
import { followUp } from './follow-up.job.ts'
import { isNotified } from './notify-post.ts'
import { attemptOf, type Verdict, verdictOf } from './verdict.ts'

/** What came of an attempt. `canLookUp`: the network can be asked about it later. */
export type Ended = { ref: AttemptRef; outcome: PublishOutcome; canLookUp: boolean }

const nothing = { reason: null, detail: null, remoteId: null, remoteUrl: null, handle: null, waitMs: null }

function becomes(id: string, verdict: Verdict): Became | null {
  const base = { ...nothing, id, state: verdict.state }
  switch (verdict.state) {
    case 'published':
      return { ...base, remoteId: verdict.remoteId, remoteUrl: verdict.url }
    case 'scheduled':
      return { ...base, waitMs: verdict.waitMs }
    case 'sending':
      // Without a handle the lease says when the network is asked.
      return verdict.asked ? { ...base, ...verdict.asked } : null
    case 'unconfirmed':
      return { ...base, reason: 'unconfirmed', detail: verdict.detail }
    default:
      return { ...base, reason: verdict.reason, detail: verdict.detail }
  }
}

/** Only who has the newest number may say what became of a post; that it did arrive is believed even after a person was asked. */
function isHeard(post: Standing | undefined, { ref, outcome }: Ended): post is Standing {
  if (post?.fence !== ref.fence) return false
  return post.state === 'sending' || (post.state === 'unconfirmed' && outcome.kind === 'published')
}

async function heedAccounts(deps: Deps, db: Db, heard: Ended[], now: Date): Promise<void> {
  const paused = new Map<string, number>()
  const closed = new Map<string, WorkspaceId>()
  for (const { ref, outcome } of heard) {
    if (ref.accountId === null) continue
    if (outcome.kind === 'rate-limited') {
      const ms = outcome.retryAt.getTime() - now.getTime()
      paused.set(ref.accountId, Math.max(ms, paused.get(ref.accountId) ?? 0))
    }
    if (outcome.kind === 'needs-reconnect') closed.set(ref.accountId, ref.workspaceId)
  }
  for (const [id, ms] of [...paused].sort()) await pauseAccount(db, id, ms)
  for (const [id, workspaceId] of [...closed].sort()) await flagAccount(deps, db, workspaceId, id)
}

type Changed = Pick<AttemptRef, 'workspaceId' | 'campaignId'> & { state: PostState }

/** What is true of the campaigns now, and everyone who shows them is told; what else follows is a job of its own. */
async function conclude({ queue }: Deps, db: Db, changed: Changed[]): Promise<void> {
  const settled = await recomputeCampaigns(db, uniqueIds(changed))
  for (const workspaceId of new Set(changed.map((each) => each.workspaceId)))
    await announceCampaigns(db, { workspaceId, clientId: undefined })
  const landed = new Set(settled.filter(({ status }) => status === 'published').map(({ id }) => id))
  const followed = changed.filter((each) => landed.has(each.campaignId) || isNotified(each))
  const shops = Map.groupBy(followed, ({ workspaceId }) => workspaceId)
  await queue.enqueueAll(
    db,
    followUp,
    [...shops].map(([workspaceId, each]) => ({ workspaceId, campaignIds: uniqueIds(each) })),
  )
}

const uniqueIds = (refs: { campaignId: string }[]) => [...new Set(refs.map(({ campaignId }) => campaignId))]

/** Writes down what came of many attempts at once. Answers which of them were heard, and what their posts are now. */
export const recordOutcomes = (deps: Deps, all: Ended[]): Promise<Map<string, Verdict['state']>> =>
  deps.db.transaction(async (db) => {
    const refs = all.map(({ ref }) => ref)
    const standing = await holdStanding(
      db,
      uniqueIds(refs),
      refs.map(({ postId }) => postId),
    )
    const now = deps.clock.now()
    const heard = all.filter((each) => isHeard(standing.get(each.ref.postId), each))
    const states = new Map<string, Verdict['state']>()
    const became: Became[] = []
    const ends: AttemptEnd[] = []
    for (const { ref, outcome, canLookUp } of heard) {
      const verdict = verdictOf(outcome, { number: ref.fence, now, canLookUp, chance: Math.random() })
      const post = becomes(ref.postId, verdict)
      if (post) became.push(post)
      ends.push({ id: ref.attemptId, ...attemptOf(outcome), isOver: verdict.state !== 'sending' })
      states.set(ref.postId, verdict.state)
    }
    await endAttempts(db, ends)
    await writeStates(db, became)
    await heedAccounts(deps, db, heard, now)
    const changed = heard.flatMap(({ ref }) => {
      const state = states.get(ref.postId)
      return state && state !== 'sending' ? [{ ...ref, state }] : []
    })
    await conclude(deps, db, changed)
    return states
  })

/** The same for what is due and cannot go out; who has changed one of them meanwhile has the last word. */
export const recordRefusals = (deps: Deps, refusals: Refusal[]): Promise<void> =>
  deps.db.transaction(async (db) => {
    const standing = await holdStanding(
      db,
      uniqueIds(refusals.map(({ post }) => post)),
      refusals.map(({ post }) => post.id),
    )
    const isAsHeld = ({ post, heldUntil }: Refusal) => {
      const now = standing.get(post.id)
      return now?.state === 'scheduled' && now.dueMs === heldUntil
    }
    const heard = refusals.filter(isAsHeld)
    await writeStates(
      db,
      heard.map(({ post, state, reason, detail }) => ({ ...nothing, id: post.id, state, reason, detail })),
    )
    for (const { closed, post } of heard)
      if (closed !== null) await flagAccount(deps, db, post.workspaceId, closed)
    await conclude(
      deps,
      db,
      heard.map(({ post, state }) => ({ ...post, state })),
    )
  })
