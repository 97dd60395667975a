import { adapterFor } from '#connectors/social/server-registry.ts'
import { type AccountRow, renewTokens } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import { type Caller, type CallPlace, openCallPlaces } from './call-places.ts'
import type { Claim } from './claim.ts'
import { claimDue, type Taken } from './claim-due.ts'
import type { Lane } from './due-lanes.repository.ts'
import { laneKey, openDueLanes } from './due-lanes.ts'
import type { Forsaken } from './due-posts.repository.ts'
import { lookUpPost } from './look-up-post.ts'
import { openOutcomeWriter } from './outcome-writer.ts'
import { recordRefusals } from './record-outcomes.ts'
import { sendClaim } from './send-claim.ts'
import { callerAbout, takeOver } from './take-over.ts'

/** A workspace alone gets four fifths of the places, a platform half of them: a newcomer finds some free. */
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

/** A claim costs nearly the same for one as for many: fewer than so many are gathered for so long. */
const WORTH_A_CLAIM = 32
const GATHER_MS = 200

export type PostSender = {
  /** Begins to send what is due; answers whether there may be more. */
  takeUpDue(): Promise<boolean>
  /** Begins to find out what became of posts whose sender has not been heard of any more; answers whether there may be more. */
  takeOverForsaken(): Promise<boolean>
  /** How much is under way. */
  inFlight(): number
  /** How many posts it has sent so far. */
  sent(): number
  /** When the next of what is under way has ended. */
  nextEnd(): Promise<void>
  /** When all that is under way has ended. */
  allEnded(): Promise<void>
}

/** Everything this process has on its way to the networks. */
export function openPostSender(deps: Deps): PostSender {
  const write = openOutcomeWriter(deps)
  const lanes = openDueLanes(deps.db)
  const sending = openCallPlaces(SENDING)
  const asking = openCallPlaces(ASKING)
  const underWay = new Set<Promise<void>>()
  const renewing = new Set<string>()
  /** Which account the posts of a lane went through last. */
  const accountOfLane = new Map<string, string>()
  let ended = Promise.withResolvers<void>()
  let claimedAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let sent = 0

  /** With nothing under way there is nothing to wait for. */
  const isTooSoonAfter = (moment: number) => underWay.size > 0 && performance.now() - moment < GATHER_MS

  function begin(work: () => Promise<unknown>, end: () => void = () => undefined): void {
    const task: Promise<void> = work()
      .then(
        () => undefined,
        (err: unknown) => deps.log.error({ err }, 'publishing was not completed; it is looked into later'),
      )
      .finally(() => {
        end()
        underWay.delete(task)
        ended.resolve()
        ended = Promise.withResolvers()
      })
    underWay.add(task)
  }

  /** Until an account is known, its lane stands for it. */
  function callerOf(lane: Lane): Caller {
    const { workspaceId, platform } = lane
    const key = laneKey(lane)
    return { workspaceId, platform, accountId: accountOfLane.get(key) ?? key }
  }

  async function conclude(forsaken: Forsaken, place: CallPlace): Promise<void> {
    const outcome = await lookUpPost(deps, forsaken)
    place.answered()
    if (outcome) await write({ ref: forsaken, outcome, canLookUp: false })
  }

  function lookUp(forsaken: Forsaken): void {
    const place = asking.begin(callerAbout(forsaken))
    begin(() => conclude(forsaken, place), place.leave)
  }

  async function send(claim: Claim, place: CallPlace): Promise<void> {
    const canLookUp = adapterFor(claim.row.adapter, deps).find !== undefined
    sent += 1
    const outcome = await sendClaim(deps, claim)
    place.answered()
    const state = await write({ ref: claim, outcome, canLookUp })
    if (state !== 'sending' || outcome.kind !== 'unknown') return
    // Often the network knows at once what its broken answer did not say; without room for that, it is asked after the lease.
    const forsaken = { ...claim, handle: null, ageMs: 0, outcome: 'unknown' as const }
    if (asking.room().reserve(callerAbout(forsaken))) lookUp(forsaken)
  }

  function renew(account: AccountRow): void {
    if (renewing.has(account.id)) return
    renewing.add(account.id)
    begin(
      () => renewTokens(deps, account),
      () => renewing.delete(account.id),
    )
  }

  /** Remembers which accounts the lanes have, and which of them have nothing more. */
  function learn(shares: ReadonlyMap<Lane, number>, { due }: Taken): void {
    const seen = Map.groupBy(due, ({ post }) =>
      laneKey({ ...post, brandKey: post.brandId ?? post.workspaceId }),
    )
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
    async takeUpDue() {
      const room = sending.room()
      if (room.free() === 0) return true
      const shares = await lanes.share((lane) => {
        const caller = callerOf(lane)
        return !renewing.has(caller.accountId) && room.reserve(caller)
      })
      if (shares.size === 0) return lanes.isAnyLeft()
      const wanted = shares.values().reduce((sum, places) => sum + places)
      if (wanted < WORTH_A_CLAIM && isTooSoonAfter(claimedAt)) return true
      claimedAt = performance.now()
      const { reserve } = sending.room()
      const taken = await claimDue(deps, shares, ({ platform }, { workspaceId, id }) =>
        reserve({ workspaceId, platform, accountId: id }),
      )
      learn(shares, taken)
      const { claims, refusals, outdated } = taken
      for (const claim of claims) {
        const { workspaceId, platform, row } = claim
        const place = sending.begin({ workspaceId, platform, accountId: row.id })
        begin(() => send(claim, place), place.leave)
      }
      if (refusals.length > 0) begin(() => recordRefusals(deps, refusals))
      for (const account of outdated) renew(account)
      return lanes.isAnyLeft()
    },
    async takeOverForsaken() {
      if (isTooSoonAfter(lookedAt)) return true
      lookedAt = performance.now()
      const { forsaken, isMore } = await takeOver(deps, asking)
      for (const each of forsaken) lookUp(each)
      return isMore
    },
    inFlight: () => underWay.size,
    sent: () => sent,
    nextEnd: () => (underWay.size === 0 ? Promise.resolve() : ended.promise),
    async allEnded() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
