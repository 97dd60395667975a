import type { OutgoingPost, PublishOutcome } from '../adapter.ts'
import { priceOfPost } from '../price.ts'
import type { Step } from './post-step.ts'
import { x } from './x.manifest.ts'

/** Without a reason: X said nothing, because it was not asked. */
export const overLimit: PublishOutcome = { kind: 'rejected', reason: '', code: 'spending_limit' }

/** A call that costs besides the post itself. */
export type PaidCall = 'look' | 'alt' | 'delete'

/**
 * Sets aside what X will charge before each call, and gives back only what it certainly did not charge. Each name stands for
 * one charge: it holds the reference, which changes with the content, and how often the thread was taken back or which
 * call it is. A step is saved before money is set aside for the post, so that further attempts have the same reference,
 * and before it is given back, because another worker that has taken over may need it.
 */
export function postCharges(
  { budget, reference, text, followUps }: OutgoingPost,
  save: (step: Step) => Promise<void>,
) {
  const parts = [text, ...followUps]
  const priceOf = ([first = '', ...rest]: readonly string[]) =>
    priceOfPost(x, { text: first, followUps: rest })
  const nameOf = (what: string, number: number) => `${what}-${number}-${reference}`
  const nameOfPost = ({ round }: Step) => nameOf('post', round)
  return {
    /** For all parts of the thread. */
    async setAside(step: Step): Promise<boolean> {
      if (!budget) return true
      await save(step)
      return budget.spend(nameOfPost(step), priceOf(parts))
    },
    /** X has accepted no part. */
    async giveBack(step: Step): Promise<void> {
      if (!budget) return
      await save(step)
      await budget.refund(nameOfPost(step))
    },
    /** The accepted parts were taken back, and are charged anyway. Without room for both, all stays set aside. */
    async keepAccepted(step: Step, accepted: number): Promise<void> {
      if (await budget?.spend(nameOf('taken-back', step.round), priceOf(parts.slice(0, accepted))))
        await budget?.refund(nameOfPost(step))
    },
    /** Null if the call would pass the limit. It may be made again after a crash, so each one is counted. */
    async setAsideCall(step: Step, call: PaidCall, amount: number): Promise<Step | null> {
      if (!budget) return step
      const next = { ...step, calls: step.calls + 1 }
      if (!(await budget.spend(nameOf(call, next.calls), amount))) return null
      await save(next)
      return next
    },
    giveBackCall: async ({ calls }: Step, call: PaidCall) => budget?.refund(nameOf(call, calls)),
  }
}
export type PostCharges = ReturnType<typeof postCharges>
