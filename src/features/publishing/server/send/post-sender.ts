import { adapterFor } from '#connectors/social/server-registry.ts'
import type { Deps } from '#server/deps.ts'
import { createOutcomeWriter } from '../outcomes/outcome-writer.ts'
import { recordRefusals } from '../outcomes/record-outcomes.ts'
import { type Caller, type CallSlot, createCallSlots } from './call-slots.ts'
import type { Claim } from './claim.ts'
import { type Claimed, claimDuePosts } from './claim-due-posts.ts'
import type { Lane } from './due-lanes.repository.ts'
import { createDueLanes, laneKey, laneOf } from './due-lanes.ts'
import type { Abandoned } from './due-posts.repository.ts'
import { lookUpPost } from './look-up-post.ts'
import { runPublish } from './run-publish.ts'
import { callerFor, takeOverAbandoned } from './take-over-abandoned.ts'

/** One workspace gets at most four fifths of the slots, one platform half of them: others find some free. */
const SENDING = {
  atOnce: 320,
  ofOneWorkspace: 256,
  ofOnePlatform: 160,
  first: 4,
  most: 128,
  slow: 4,
  slowOfOneWorkspace: 48,
  slowAtOnce: 512,
  inAll: 1024,
}
const ASKING = {
  atOnce: 32,
  ofOneWorkspace: 24,
  ofOnePlatform: 24,
  first: 8,
  most: 24,
  slow: 2,
  slowOfOneWorkspace: 16,
  slowAtOnce: 64,
  inAll: 128,
}

/** A claim costs nearly the same for one post as for many: fewer than this are gathered for `GATHER_MS`. */
const WORTH_A_CLAIM = 32
const GATHER_MS = 200

export type PostSender = {
  /** Starts sending due posts; answers whether there may be more. */
  sendDue(): Promise<boolean>
  /** Starts looking up posts whose worker has gone silent; answers whether there may be more. */
  lookUpAbandoned(): Promise<boolean>
  inFlight(): number
  /** Number of posts sent so far. */
  sent(): number
  /** Resolves when the next call has ended. */
  nextEnd(): Promise<void>
  /** Resolves when all calls have ended. */
  allEnded(): Promise<void>
}

/** All calls of this process to the networks. */
export function createPostSender(deps: Deps): PostSender {
  const write = createOutcomeWriter(deps)
  const lanes = createDueLanes(deps.db)
  const sending = createCallSlots(SENDING)
  const asking = createCallSlots(ASKING)
  const inFlight = new Set<Promise<void>>()
  /** The account that each lane used last. */
  const accountOfLane = new Map<string, string>()
  let ended = Promise.withResolvers<void>()
  let claimedAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let sent = 0

  /** With nothing in flight there is nothing to gather for. */
  const isTooSoonAfter = (moment: number) => inFlight.size > 0 && performance.now() - moment < GATHER_MS

  function begin(work: () => Promise<unknown>, end: () => void = () => undefined): void {
    const task: Promise<void> = work()
      .then(
        () => undefined,
        (err: unknown) => deps.log.error({ err }, 'publishing was not completed; it is looked into later'),
      )
      .finally(() => {
        end()
        inFlight.delete(task)
        ended.resolve()
        ended = Promise.withResolvers()
      })
    inFlight.add(task)
  }

  /** Until its account is known, a lane counts as one. */
  function callerOf(lane: Lane): Caller {
    const { workspaceId, platform } = lane
    const key = laneKey(lane)
    return { workspaceId, platform, accountId: accountOfLane.get(key) ?? key }
  }

  async function conclude(abandoned: Abandoned, slot: CallSlot): Promise<void> {
    const { outcome, ...result } = await lookUpPost(deps, abandoned)
    slot.answered()
    if (outcome) await write({ ref: abandoned, outcome, ...result, canLookUp: false })
  }

  function lookUp(abandoned: Abandoned): void {
    const slot = asking.begin(callerFor(abandoned))
    begin(() => conclude(abandoned, slot), slot.release)
  }

  async function send(claim: Claim, slot: CallSlot): Promise<void> {
    sent += 1
    const { outcome, ...result } = await runPublish(deps, { ...claim, leasedAt: claim.claimedAt })
    slot.answered()
    if (!outcome) return
    const { progress } = result
    const canLookUp = progress !== null || adapterFor(claim.row.adapter, deps).find !== undefined
    const state = await write({ ref: claim, outcome, ...result, canLookUp })
    if (state !== 'sending' || outcome.kind !== 'unknown') return
    // Often the network already knows what its broken answer did not say. Without a free slot it is asked after the
    // lease.
    const leasedAt = claim.claimedAt
    const abandoned = { ...claim, progress, leasedAt, ageMs: 0, outcome: 'unknown' as const }
    if (asking.room().reserve(callerFor(abandoned))) lookUp(abandoned)
  }

  /** Remembers the accounts of the lanes, and which lanes are drained. */
  function rememberLanes(shares: ReadonlyMap<Lane, number>, { due }: Claimed): void {
    const seen = Map.groupBy(due, ({ post }) => laneKey(laneOf(post)))
    for (const [lane, share] of shares) {
      const found = seen.get(laneKey(lane)) ?? []
      const accountId = found.at(-1)?.accountId
      const isDrained = found.length < share
      if (isDrained) lanes.drain(lane)
      if (accountId && !isDrained) accountOfLane.set(laneKey(lane), accountId)
      else accountOfLane.delete(laneKey(lane))
    }
  }

  return {
    async sendDue() {
      const room = sending.room()
      if (room.free() === 0) return true
      const shares = await lanes.share((lane) => room.reserve(callerOf(lane)))
      if (shares.size === 0) return lanes.isAnyLeft()
      const wanted = shares.values().reduce((sum, places) => sum + places)
      if (wanted < WORTH_A_CLAIM && isTooSoonAfter(claimedAt)) return true
      claimedAt = performance.now()
      const { reserve } = sending.room()
      const claimed = await claimDuePosts(deps, shares, ({ platform }, { workspaceId, id }) =>
        reserve({ workspaceId, platform, accountId: id }),
      )
      rememberLanes(shares, claimed)
      const { claims, refusals } = claimed
      for (const claim of claims) {
        const { workspaceId, platform, row } = claim
        const slot = sending.begin({ workspaceId, platform, accountId: row.id })
        begin(() => send(claim, slot), slot.release)
      }
      if (refusals.length > 0) begin(() => recordRefusals(deps, refusals))
      return lanes.isAnyLeft()
    },
    async lookUpAbandoned() {
      if (isTooSoonAfter(lookedAt)) return true
      lookedAt = performance.now()
      const { abandoned, isMore } = await takeOverAbandoned(deps, asking)
      for (const each of abandoned) lookUp(each)
      return isMore
    },
    inFlight: () => inFlight.size,
    sent: () => sent,
    nextEnd: () => (inFlight.size === 0 ? Promise.resolve() : ended.promise),
    async allEnded() {
      while (inFlight.size > 0) await Promise.all(inFlight)
    },
  }
}
