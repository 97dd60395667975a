import { setTimeout as pause } from 'node:timers/promises'
import type { PublishOutcome } from '#channels/channel.ts'
import { flagAccount } from '#features/social-accounts/server/social-accounts.service.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { recordDelivery, settle, tellOf } from './after-change.ts'
import { findLastAttempt, type Held, holdPost, updateAttempt, updatePost } from './publishing.repository.ts'
import { putInQueue } from './send-queue.ts'
import { attemptOf, type Verdict, verdictOf } from './verdict.ts'

export type AttemptRef = {
  workspaceId: WorkspaceId
  postId: string
  attemptId: string
  accountId: string | null
}

/**
 * Writes down what came of an attempt. The attempt is the fence: one that somebody else has ended in the meantime changes
 * nothing any more. Answers what the post is now, or null when it was too late.
 */
export const recordOutcome = (
  deps: Deps,
  { workspaceId, postId, attemptId, accountId }: AttemptRef,
  outcome: PublishOutcome,
  canLookUp: boolean,
): Promise<Verdict['state'] | null> =>
  deps.db.transaction(async (db) => {
    const held = await holdPost(db, workspaceId, postId)
    const attempt = held && (await findLastAttempt(db, workspaceId, postId))
    if (!held || attempt?.id !== attemptId) return null
    // That it did arrive is worth knowing even after a person was asked.
    const isLateNews = held.post.state === 'unconfirmed' && outcome.kind === 'published'
    if (held.post.state !== 'sending' && !isLateNews) return null
    const now = deps.clock.now()
    const { number } = attempt
    const verdict = verdictOf(outcome, { number, now, canLookUp, chance: Math.random() })
    const endedAt = verdict.state === 'sending' ? null : now
    await updateAttempt(db, workspaceId, attemptId, { ...attemptOf(outcome), endedAt })
    if (verdict.state === 'sending') return verdict.state
    await apply(deps, db, held, verdict)
    if (outcome.kind === 'needs-reconnect' && accountId) await flagAccount(deps, db, workspaceId, accountId)
    await settle(db, { workspaceId }, held.campaign.id)
    await recordDelivery(db, held.campaign)
    return verdict.state
  })

async function apply(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  db: Db,
  held: Held,
  verdict: Exclude<Verdict, { state: 'sending' }>,
): Promise<void> {
  const { workspaceId, id: postId } = held.post
  const change = (changes: Parameters<typeof updatePost>[3]) => updatePost(db, workspaceId, postId, changes)
  if (verdict.state === 'published') {
    const { remoteId, url: remoteUrl } = verdict
    const reasons = { reason: null, reasonDetail: null }
    const publishedAt = clock.now()
    return change({ state: 'published', remoteId, remoteUrl, publishedAt, jobId: null, ...reasons })
  }
  if (verdict.state === 'scheduled') {
    const runAt = new Date(held.now.getTime() + verdict.waitMs)
    await change({ state: 'scheduled', scheduledFor: runAt })
    return putInQueue(queue, db, { workspaceId, postId, runAt })
  }
  const { state, detail } = verdict
  const reason = state === 'unconfirmed' ? 'unconfirmed' : verdict.reason
  await change({ state, reason, reasonDetail: detail, jobId: null })
  await tellOf(db, held, { state, reason })
}

const RETRIES = 5

/**
 * What the network said is known only here until it is written: a database that is away for a moment is waited for. Should it
 * stay away, the post is still `sending`, and the network is asked again when the lease is over.
 */
export async function recordPatiently(deps: Deps, ...outcome: RecordArguments) {
  for (let failures = 0; ; failures++) {
    try {
      return await recordOutcome(deps, ...outcome)
    } catch (err) {
      if (failures === RETRIES) throw err
      deps.log.warn({ err }, 'an outcome could not be written yet')
      await pause(100 * 2 ** failures)
    }
  }
}

type RecordArguments =
  Parameters<typeof recordOutcome> extends [Deps, ...infer Rest extends unknown[]] ? Rest : never
