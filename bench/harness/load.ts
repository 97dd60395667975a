import { fileURLToPath } from 'node:url'
import { startChild } from './child.ts'
import type { Order, Outcome } from './load.process.ts'
import type { Scope } from './scope.ts'

export type Load = (order: Order) => Promise<Outcome>

/** The load comes from a separate process, so that it shares no event loop with anything measured. */
export function startLoad(scope: Scope): Load {
  const child = startChild(scope, fileURLToPath(new URL('./load.process.ts', import.meta.url)))
  return async (order) => {
    const answer = child.message()
    child.send(order)
    const outcome = (await answer) as Outcome
    if (outcome.refused > 0) throw new Error(`${outcome.refused} requests to ${order.url} failed.`)
    return outcome
  }
}
