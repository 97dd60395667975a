import { randomUUID } from 'node:crypto'
import type { ChannelAccount } from '#connectors/social/adapter.ts'
import { checkPost } from '#connectors/social/checks/check-post.ts'
import type { Problem } from '#connectors/social/checks/problem.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { listBeingDrawn, outgoingMedia, type StoredMedia } from '#features/campaigns/index.server.ts'
import { isMissingMedia } from '#features/campaigns/post-problems.ts'
import { type PostReason, reasonWithoutAccount } from '#features/campaigns/post-reasons.ts'
import {
  type AccountRow,
  accountsFor,
  openAccount,
  takeTurn,
} from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Claim, Refusal } from './claim.ts'
import { type Lane, lockDue } from './due-lanes.repository.ts'
import { type DuePost, defer, listMediaOf, startAttempts } from './due-posts.repository.ts'
import { isSameContent } from './post-progress.ts'

/** `due`: all posts that were read, with their accounts. */
export type Claimed = {
  due: { post: DuePost; accountId: string | undefined }[]
  claims: Claim[]
  refusals: Refusal[]
}

type Decision =
  /** `gapMs`: pause of the account afterwards. */
  | { kind: 'send'; row: AccountRow; account: ChannelAccount; isOutdated: boolean; gapMs: number }
  | { kind: 'wait'; ms: number }
  /** Its account has no free slot: it stays due. */
  | { kind: 'leave' }
  | { kind: 'refuse'; refusal: Omit<Refusal, 'post' | 'heldUntil'> }

const BUSY_MS = 1000
/** A token that expires sooner is renewed before it is used. */
const ENDS_SOON_MS = 60_000

const inBrief = (problems: Problem[]) =>
  problems.map(({ field, rule, value, limit }) => `${field}: ${rule} (${value}/${limit})`).join('; ')

const refuse = (state: Refusal['state'], reason: PostReason, detail: string | null = null): Decision => ({
  kind: 'refuse',
  refusal: { state, reason, detail, closed: null },
})

type Media = readonly StoredMedia[]
type Shown = { media: Media; isBeingDrawn: boolean }

function problemsOf(
  { platform, title, text, followUps }: DuePost,
  media: Media,
  { limits }: AccountRow,
): Problem[] {
  const of = (kind: 'picture' | 'video') => media.filter((each) => each.kind === kind).length
  const amounts = { pictures: of('picture'), videos: of('video') }
  return checkPost({ platform, title, text, followUps, ...amounts, limits })
}

const msUntil = (moment: Date | null, { now }: DuePost) => (moment?.getTime() ?? 0) - now.getTime()

/** Opens each account once per batch. */
function opening(deps: Deps) {
  const opened = new Map<string, ChannelAccount | null>()
  const open = (row: AccountRow) => {
    const known = opened.get(row.id)
    if (known !== undefined) return known
    const account = openAccount(deps.secrets, row)
    opened.set(row.id, account)
    return account
  }
  return { ...deps, open }
}
type Opening = ReturnType<typeof opening>

function decide(
  deps: Opening,
  post: DuePost,
  row: AccountRow | undefined,
  { media, isBeingDrawn }: Shown,
): Decision {
  if (post.lateMs > deps.env.publishing.graceMs) return refuse('needs_you', 'missed')
  if (!row) return refuse('needs_you', reasonWithoutAccount(post))
  const account = row.health === 'needs_reconnect' ? null : deps.open(row)
  if (!account)
    return {
      kind: 'refuse',
      refusal: { state: 'needs_you', reason: 'needs_reconnect', detail: null, closed: row.id },
    }
  const problems = problemsOf(post, media, row)
  if (isBeingDrawn && problems.length > 0 && problems.every(isMissingMedia))
    return { kind: 'wait', ms: BUSY_MS }
  if (problems.length > 0) return refuse('failed', 'refused_by_rules', inBrief(problems))
  const pausedMs = msUntil(row.pausedUntil, post)
  if (pausedMs > 0) return { kind: 'wait', ms: pausedMs }
  if (msUntil(row.refreshingUntil, post) > 0) return { kind: 'wait', ms: BUSY_MS }
  const canRenew = adapterFor(row.adapter, deps).refresh !== undefined
  const isOutdated =
    canRenew && account.expiresAt !== undefined && msUntil(account.expiresAt, post) < ENDS_SOON_MS
  const gapMs = (manifestOf(post.platform).secondsBetweenPosts ?? 0) * 1000
  return { kind: 'send', row, account, isOutdated, gapMs }
}

/** An error in one post does not block the others. */
function decideSafely(deps: Opening, post: DuePost, row: AccountRow | undefined, shown: Shown): Decision {
  try {
    return decide(deps, post, row, shown)
  } catch (err) {
    deps.log.error({ err, post: post.id }, 'a post could not be made ready')
    return refuse('failed', 'broken')
  }
}

/** If a network takes one post at a time, one is sent and the others are spaced out after it. */
async function applyPace(db: Db, decided: Map<DuePost, Decision>): Promise<void> {
  const queued = new Map<string, number>()
  for (const [post, decision] of decided) {
    if (decision.kind !== 'send' || decision.gapMs === 0) continue
    const { gapMs, row } = decision
    const { id } = row
    const position = queued.get(id)
    if (position === undefined && (await takeTurn(db, id, gapMs))) {
      queued.set(id, 1)
      continue
    }
    decided.set(post, { kind: 'wait', ms: (position ?? 1) * gapMs })
    queued.set(id, (position ?? 1) + 1)
  }
}

/**
 * Claims a batch of due posts. Time, text, media and account are read under lock, by the database clock. From this
 * commit until its outcome is written a post is `sending`, and cannot be changed or unscheduled.
 */
export const claimDuePosts = (
  deps: Deps,
  shares: ReadonlyMap<Lane, number>,
  hasSlot: (post: DuePost, account: AccountRow) => boolean = () => true,
): Promise<Claimed> =>
  deps.db.transaction(async (db) => {
    const claimedAt = performance.now()
    const due = await lockDue(db, shares)
    const claimed: Claimed = { due: [], claims: [], refusals: [] }
    if (due.length === 0) return claimed
    const accountOf = await accountsFor(db, due)
    claimed.due = due.map((post) => ({ post, accountId: accountOf(post)?.id }))
    const media = Map.groupBy(
      await listMediaOf(
        db,
        due.map(({ id }) => id),
      ),
      ({ postId }) => postId,
    )
    const ready = opening(deps)
    const mediaOf = ({ id }: DuePost) => (media.get(id) ?? []).map(({ postId: _, ...each }) => each)
    const bare = due.map(({ id }) => id).filter((id) => !media.has(id))
    const drawn = await listBeingDrawn(db, bare)
    const shownBy = (post: DuePost) => ({ media: mediaOf(post), isBeingDrawn: drawn.has(post.id) })
    const decided = new Map(
      due.map((post) => [post, decideSafely(ready, post, accountOf(post), shownBy(post))]),
    )
    for (const [post, decision] of decided)
      if (decision.kind === 'send' && !hasSlot(post, decision.row)) decided.set(post, { kind: 'leave' })
    await applyPace(db, decided)

    const waitOf = (decision: Decision) =>
      decision.kind === 'wait' ? decision.ms : deps.env.publishing.leaseMs
    const waiting = [...decided].filter(([, { kind }]) => kind === 'wait' || kind === 'refuse')
    const heldUntil = await defer(
      db,
      waiting.map(([{ id }, decision]) => ({ id, ms: waitOf(decision) })),
    )
    for (const [post, decision] of decided) {
      if (decision.kind === 'send')
        claimed.claims.push(claimOf(deps, post, decision, mediaOf(post), claimedAt))
      else if (decision.kind === 'refuse')
        claimed.refusals.push({ post, ...decision.refusal, heldUntil: heldUntil.get(post.id) ?? 0 })
    }
    if (claimed.claims.length > 0)
      await startAttempts(
        db,
        claimed.claims.map(({ attemptId, fence, row, workspaceId, postId, progress }) => ({
          id: attemptId,
          workspaceId,
          postId,
          number: fence,
          accountId: row.id,
          accountName: row.accountName,
          adapter: row.adapter,
          isContinued: progress !== null,
        })),
        deps.env.publishing.leaseMs,
      )
    for (const workspaceId of new Set(claimed.claims.map((claim) => claim.workspaceId)))
      await announce(db, { workspaceId }, 'campaigns')
    return claimed
  })

function claimOf(
  deps: Deps,
  post: DuePost,
  { row, account, isOutdated }: Extract<Decision, { kind: 'send' }>,
  media: Media,
  claimedAt: number,
): Claim {
  const { id: postId, workspaceId, campaignId, platform, title, text, followUps, options } = post
  const attemptId = randomUUID()
  const files = media.map(outgoingMedia(deps, workspaceId))
  const fresh = { platform, title, text, followUps, media: files, options, reference: attemptId }
  const progress = post.progress && isSameContent(post.progress, fresh, account) ? post.progress : null
  const outgoing = { ...fresh, reference: progress?.reference ?? attemptId }
  const held = { fence: post.fence + 1, turn: post.turn + 1 }
  const ref = { workspaceId, campaignId, postId, attemptId, ...held, accountId: row.id }
  return { ...ref, platform, row, account, isOutdated, outgoing, progress, claimedAt }
}
