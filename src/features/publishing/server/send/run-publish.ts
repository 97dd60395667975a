import type { ChannelAccount, OutgoingPost, PublishOutcome } from '#connectors/social/adapter.ts'
import { type Observed, observeCalls } from '#connectors/social/http/observe-calls.ts'
import { UnusableFile } from '#connectors/social/outgoing-file.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { hideMediaAddresses } from '#core/files/index.server.ts'
import type { PostProgress } from '#features/campaigns/index.server.ts'
import { outboxOf } from '#features/mailings/index.server.ts'
import {
  type AccountRow,
  budgetOf,
  findAccount,
  openAccount,
  renewTokens,
} from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { AttemptRef } from './claim.ts'
import { renewLease, saveProgress } from './due-posts.repository.ts'
import { progressAt } from './post-progress.ts'

/** A post in this worker's hands. */
export type Run = AttemptRef & {
  row: AccountRow
  account: ChannelAccount
  isOutdated: boolean
  outgoing: OutgoingPost
  progress: PostProgress | null
  /** When its lease began, by this process's monotonic clock. */
  leasedAt: number
}

/** No outcome: another worker has taken the post over, and writes its own. */
export type RunResult = {
  outcome: PublishOutcome | null
  progress: PostProgress | null
  /** Absent if the network was not called. */
  observed?: Observed
}

class TakenOver extends Error {}

/** Keeps the post in this worker's hands while it is being published, and saves its steps. */
function holdPost(deps: Deps, run: Run) {
  const { db, env } = deps
  const { leaseMs, deadlineMs, lookupMs } = env.publishing
  let { progress, leasedAt } = run
  let savedAt = leasedAt
  let isLost = false

  async function hold(write: () => Promise<boolean>): Promise<void> {
    const began = performance.now()
    if (await write()) leasedAt = began
    else isLost = true
  }

  const timer = setInterval(() => {
    // A call that never ends must not keep the post for ever.
    if (isLost || performance.now() - savedAt > lookupMs) return clearInterval(timer)
    hold(() => renewLease(db, run, leaseMs)).catch((err: unknown) =>
      deps.log.warn({ err, post: run.postId }, 'a lease could not be renewed yet'),
    )
  }, leaseMs / 3)

  return {
    async save(step: string): Promise<void> {
      const next = progressAt(run.outgoing, run.account, step, false)
      await hold(() => saveProgress(db, run, next, leaseMs))
      if (isLost) throw new TakenOver('Another worker has taken this post over.')
      progress = next
      savedAt = performance.now()
    },
    /** A call could end after the lease; by then another worker may have found the post missing and sent it. */
    isHeldUp: () => performance.now() - leasedAt > leaseMs - 2 * deadlineMs,
    /** A worker that is frozen after that look would send what another one has taken over. */
    sendsUntil: () => (isLost ? Number.NEGATIVE_INFINITY : leasedAt + leaseMs - deadlineMs),
    isLost: () => isLost,
    progress: () => progress,
    end: () => clearInterval(timer),
  }
}

/** No call was made. What the network has accepted before may still appear, so it must not start over. */
const noCall = ({ progress }: Run, reason: string): PublishOutcome =>
  progress?.isAccepted ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }

/** With those who get it, if its platform reaches people one by one, and with what it may cost, if it costs anything. */
function equipped(deps: Deps, { workspaceId, postId, row, outgoing }: Run): OutgoingPost {
  const budget = budgetOf(deps, row, postId)
  const isMailing = manifestOf(outgoing.platform).goesTo !== undefined
  return {
    ...outgoing,
    ...(budget && { budget }),
    ...(isMailing && { outbox: outboxOf(deps, { workspaceId, postId, accountId: row.id }) }),
  }
}

const withoutAddresses = (outcome: PublishOutcome): PublishOutcome =>
  'reason' in outcome ? { ...outcome, reason: hideMediaAddresses(outcome.reason) } : outcome

/** A new token for a token that has ended; otherwise what that means for the post. */
async function renewAccount(
  deps: Deps,
  run: Run,
): Promise<{ account: ChannelAccount } | { outcome: PublishOutcome }> {
  const { row } = run
  const renewal = await renewTokens(deps, row)
  if (renewal === 'dead') return { outcome: { kind: 'needs-reconnect' } }
  const renewed = renewal === 'renewed' ? await findAccount(deps.db, row.workspaceId, row.id) : null
  const account = renewed && openAccount(deps.secrets, renewed)
  return account ? { account } : { outcome: noCall(run, 'token not renewed yet') }
}

/**
 * Publishes a post, in as many calls as its network needs, from the step that was saved last. While it works the lease
 * is renewed, so nobody else takes the post; a step is saved only by the worker that has it.
 */
export async function runPublish(deps: Deps, run: Run): Promise<RunResult> {
  const held = holdPost(deps, run)
  const { observed, onAnswer } = observeCalls(run.account, hideMediaAddresses)
  const { publish } = adapterFor(run.row.adapter, { ...deps, sendsUntil: held.sendsUntil, onAnswer })
  const step = run.progress?.step ?? null

  async function work(): Promise<PublishOutcome> {
    if (held.isHeldUp()) return noCall(run, 'held up')
    const ready = run.isOutdated ? await renewAccount(deps, run) : { account: run.account }
    if ('outcome' in ready) return ready.outcome
    if (held.isHeldUp()) return noCall(run, 'held up')
    const outgoing = equipped(deps, run)
    const outcome = await publish(ready.account, outgoing, { step, save: held.save })
    if (outcome.kind !== 'token-expired') return outcome
    const renewed = await renewAccount(deps, run)
    return 'outcome' in renewed ? renewed.outcome : outcome
  }

  try {
    const outcome = withoutAddresses(await work())
    // What another worker finds out counts, unless this one knows that it is published.
    if (held.isLost() && outcome.kind !== 'published') return { outcome: null, progress: held.progress() }
    const isProcessing = outcome.kind === 'processing'
    const progress = isProcessing
      ? progressAt(run.outgoing, run.account, outcome.step, true)
      : held.progress()
    return { outcome, progress, observed }
  } catch (err) {
    if (held.isLost()) return { outcome: null, progress: held.progress() }
    if (err instanceof UnusableFile)
      return { outcome: { kind: 'rejected', reason: err.file, code: err.problem }, progress: held.progress() }
    deps.log.error({ err, post: run.postId }, 'publishing a post broke off')
    return { outcome: { kind: 'unknown', reason: 'broke off' }, progress: held.progress(), observed }
  } finally {
    held.end()
  }
}
