import type { Platform } from '#channels/platforms.ts'
import { adapterFor } from '#channels/server-registry.ts'
import { renewTokens } from '#features/social-accounts/server/social-accounts.service.ts'
import type { Deps } from '#server/deps.ts'
import type { Claim } from './claim.ts'
import { claimDue } from './claim-due.ts'
import { type Forsaken, takeOver } from './due-posts.repository.ts'
import { lookUpPost } from './look-up-post.ts'
import { openOutcomeWriter } from './outcome-writer.ts'
import { recordRefusals } from './record-outcomes.ts'
import { sendClaim } from './send-claim.ts'

/** So many posts are on their way from this process at the same time. */
const AT_ONCE = 256
/** No platform has more of them than this: one that hangs must not hold the others up. */
const OF_ONE_PLATFORM = 128
/** A claim costs nearly the same for one as for many: it is not made for a few places alone. */
const WORTH_A_CLAIM = 64
const LOOK_UPS_AT_ONCE = 32
const WORTH_A_LOOK = 16

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
  const underWay = new Map<Promise<void>, Platform | 'look-up'>()
  let ended = Promise.withResolvers<void>()
  let sent = 0

  const places = (of: Platform | 'look-up') => [...underWay.values()].filter((each) => each === of).length

  function begin(of: Platform | 'look-up', work: () => Promise<unknown>): void {
    const task: Promise<void> = work()
      .then(
        () => undefined,
        (err: unknown) => deps.log.error({ err }, 'publishing was not completed; it is looked into later'),
      )
      .finally(() => {
        underWay.delete(task)
        ended.resolve()
        ended = Promise.withResolvers()
      })
    underWay.set(task, of)
  }

  async function conclude(forsaken: Forsaken): Promise<void> {
    const outcome = await lookUpPost(deps, forsaken)
    if (outcome) await write({ ref: forsaken, outcome, canLookUp: false })
  }

  async function send(claim: Claim): Promise<void> {
    const canLookUp = adapterFor(claim.row.adapter, deps).find !== undefined
    sent += 1
    const outcome = await sendClaim(deps, claim)
    const state = await write({ ref: claim, outcome, canLookUp })
    // Often the network knows at once what its broken answer did not say.
    if (state === 'sending' && outcome.kind === 'unknown')
      await conclude({ ...claim, handle: null, ageMs: 0 })
  }

  return {
    async takeUpDue() {
      const limit = AT_ONCE - underWay.size
      if (limit < WORTH_A_CLAIM) return true
      const busy = [...new Set(underWay.values())].filter((of) => of !== 'look-up')
      const full = busy.filter((platform) => places(platform) >= OF_ONE_PLATFORM)
      const { seen, claims, refusals, outdated } = await claimDue(deps, limit, full)
      for (const claim of claims) begin(claim.platform, () => send(claim))
      if (refusals.length > 0) begin('look-up', () => recordRefusals(deps, refusals))
      for (const account of outdated) begin('look-up', () => renewTokens(deps, account))
      return seen === limit
    },
    async takeOverForsaken() {
      const limit = LOOK_UPS_AT_ONCE - places('look-up')
      if (limit < WORTH_A_LOOK) return true
      const forsaken = await takeOver(deps.db, deps.env.publishing.leaseMs, limit)
      for (const each of forsaken) begin('look-up', () => conclude(each))
      return forsaken.length === limit
    },
    inFlight: () => underWay.size,
    sent: () => sent,
    nextEnd: () => (underWay.size === 0 ? Promise.resolve() : ended.promise),
    async allEnded() {
      while (underWay.size > 0) await Promise.all(underWay.keys())
    },
  }
}
