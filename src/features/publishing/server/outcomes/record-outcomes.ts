import type { PublishOutcome } from '#connectors/social/adapter.ts'
import type { Observed } from '#connectors/social/http/observe-calls.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import { type PostProgress, recomputeCampaigns } from '#features/campaigns/index.server.ts'
import { flagAccount, type Pause, pauseAccounts } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { AttemptRef, Refusal } from '../send/claim.ts'
import { followUp } from './follow-up.job.ts'
import { isNotified } from './notify-post.ts'
import {
  type AttemptEnd,
  type CurrentState,
  endAttempts,
  lockCurrentStates,
  type NewState,
  writeStates,
} from './outcomes.repository.ts'
import { attemptOf, type Verdict, verdictOf } from './verdict.ts'

/** A finished attempt. `canLookUp`: the network can be asked about it later. */
export type Ended = {
  ref: AttemptRef
  outcome: PublishOutcome
  progress: PostProgress | null
  canLookUp: boolean
  /** Absent if the network was not called. */
  observed?: Observed
}

const nothing = { reason: null, detail: null, remoteId: null, remoteUrl: null, waitMs: null }

function newStateOf({ ref, outcome, progress }: Ended, verdict: Verdict): NewState | null {
  const base = { ...nothing, id: ref.postId, state: verdict.state, progress: nextProgress(outcome, progress) }
  switch (verdict.state) {
    case 'published':
      return { ...base, remoteId: verdict.remoteId, remoteUrl: verdict.url }
    case 'scheduled':
      return { ...base, waitMs: verdict.waitMs }
    case 'sending':
      // Without a time, the network is asked when the lease ends.
      return verdict.waitMs === null ? null : { ...base, waitMs: verdict.waitMs }
    case 'unconfirmed':
      return { ...base, reason: 'unconfirmed', detail: verdict.detail }
    default:
      return { ...base, reason: verdict.reason, detail: verdict.detail }
  }
}

/** After an accepted post turns out not to be there, everything starts over; and a draft is never taken up again. */
function nextProgress(outcome: PublishOutcome, progress: PostProgress | null): PostProgress | null {
  if (outcome.kind === 'published' || outcome.kind === 'drafted') return null
  return outcome.kind === 'not-sent' && progress?.isAccepted ? null : progress
}

/**
 * Only the newest attempt counts, and of its workers the one who has the post; but "published" is accepted from any, and
 * even after a person was asked.
 */
function isAccepted(post: CurrentState | undefined, { ref, outcome }: Ended): post is CurrentState {
  if (post?.fence !== ref.fence || (post.turn !== ref.turn && outcome.kind !== 'published')) return false
  return post.state === 'sending' || (post.state === 'unconfirmed' && outcome.kind === 'published')
}

async function updateAccounts(deps: Deps, db: Db, accepted: Ended[], now: Date): Promise<void> {
  const pauses: Pause[] = []
  const closed = new Map<string, WorkspaceId>()
  for (const { ref, outcome, observed } of accepted) {
    if (ref.accountId === null) continue
    const isLimited = outcome.kind === 'rate-limited'
    const restUntil = isLimited ? outcome.retryAt : observed?.restUntil
    if (restUntil)
      pauses.push({
        id: ref.accountId,
        ms: restUntil.getTime() - now.getTime(),
        isOfApp: isLimited && outcome.isOfApp,
      })
    if (outcome.kind === 'needs-reconnect') closed.set(ref.accountId, ref.workspaceId)
  }
  await pauseAccounts(db, pauses)
  for (const [id, workspaceId] of [...closed].sort()) await flagAccount(deps, db, workspaceId, id)
}

type Changed = Pick<AttemptRef, 'workspaceId' | 'campaignId'> & { state: PostState }

/** Recomputes and announces the campaigns; notifications and activity are a separate job. */
async function conclude({ queue }: Deps, db: Db, changed: Changed[]): Promise<void> {
  const recomputed = await recomputeCampaigns(db, uniqueIds(changed))
  for (const workspaceId of new Set(changed.map((each) => each.workspaceId)))
    await announce(db, { workspaceId }, 'campaigns')
  const finished = new Set(recomputed.filter(({ status }) => status === 'published').map(({ id }) => id))
  const followed = changed.filter((each) => finished.has(each.campaignId) || isNotified(each))
  const shops = Map.groupBy(followed, ({ workspaceId }) => workspaceId)
  await queue.enqueueAll(
    db,
    followUp,
    [...shops].map(([workspaceId, each]) => ({ workspaceId, campaignIds: uniqueIds(each) })),
  )
}

const uniqueIds = (refs: { campaignId: string }[]) => [...new Set(refs.map(({ campaignId }) => campaignId))]

/** Writes the outcomes of many attempts at once. Answers the new states of those that were accepted. */
export const recordOutcomes = (deps: Deps, all: Ended[]): Promise<Map<string, Verdict['state']>> =>
  deps.db.transaction(async (db) => {
    const refs = all.map(({ ref }) => ref)
    const current = await lockCurrentStates(
      db,
      uniqueIds(refs),
      refs.map(({ postId }) => postId),
    )
    const now = deps.clock.now()
    const accepted = all.filter((each) => isAccepted(current.get(each.ref.postId), each))
    const states = new Map<string, Verdict['state']>()
    const changes: NewState[] = []
    const ends: AttemptEnd[] = []
    for (const ended of accepted) {
      const { ref, outcome, progress, canLookUp, observed } = ended
      const isProcessing = progress?.isAccepted ?? false
      const chance = Math.random()
      const verdict = verdictOf(outcome, { number: ref.fence, now, canLookUp, isProcessing, chance })
      const post = newStateOf(ended, verdict)
      if (post) changes.push(post)
      const answer = observed?.refusal ?? null
      ends.push({ id: ref.attemptId, ...attemptOf(outcome, answer), isOver: verdict.state !== 'sending' })
      states.set(ref.postId, verdict.state)
    }
    await endAttempts(db, ends)
    await writeStates(db, changes)
    await updateAccounts(deps, db, accepted, now)
    const changed = accepted.flatMap(({ ref }) => {
      const state = states.get(ref.postId)
      return state && state !== 'sending' ? [{ ...ref, state }] : []
    })
    await conclude(deps, db, changed)
    return states
  })

/** The same for due posts that cannot be sent; a post changed meanwhile stays as it is. */
export const recordRefusals = (deps: Deps, refusals: Refusal[]): Promise<void> =>
  deps.db.transaction(async (db) => {
    const current = await lockCurrentStates(
      db,
      uniqueIds(refusals.map(({ post }) => post)),
      refusals.map(({ post }) => post.id),
    )
    const isAsHeld = ({ post, heldUntil }: Refusal) => {
      const now = current.get(post.id)
      return now?.state === 'scheduled' && now.dueMs === heldUntil
    }
    const accepted = refusals.filter(isAsHeld)
    await writeStates(
      db,
      accepted.map(({ post, state, reason, detail }) => ({
        ...{ ...nothing, id: post.id, state, reason, detail, progress: post.progress },
      })),
    )
    for (const { closed, post } of accepted)
      if (closed !== null) await flagAccount(deps, db, post.workspaceId, closed)
    await conclude(
      deps,
      db,
      accepted.map(({ post, state }) => ({ ...post, state })),
    )
  })
