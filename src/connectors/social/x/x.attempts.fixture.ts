import type { Env } from '#server/env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost, PublishOutcome } from '../adapter.ts'
import type { Budget } from '../budget.ts'
import { outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { x } from './x.adapter.ts'
import { type FakeX, startFakeX } from './x.fake.fixture.ts'

export class Killed extends Error {}

/** A month's limit; what is set aside is known by its names. */
export function budgetOf(limit = Number.POSITIVE_INFINITY) {
  const names = new Map<string, number>()
  const setAside = () => [...names.values()].reduce((sum, amount) => sum + amount, 0)
  return {
    names,
    limit,
    setAside,
    async spend(name: string, amount: number): Promise<boolean> {
      if (names.has(name)) return true
      if (setAside() + amount > this.limit) return false
      names.set(name, amount)
      return true
    },
    async refund(name: string): Promise<void> {
      names.delete(name)
    },
  }
}
export type TestBudget = ReturnType<typeof budgetOf>

/** Attempts of one post at a fake of X, with steps saved as the engine saves them. */
export async function startAttempts(readEnv: (source: Record<string, string>) => Env) {
  const network = await startFakeX()
  const clock = new TestClock(new Date().toISOString())
  const adapter = () =>
    x.create({ env: readEnv({ X_BASE_URL: network.url, X_AUTH_BASE_URL: network.url }), clock })
  let saved: string | null = null
  /** Moments at which a worker can die: before and after each save and each change of the budget. */
  let moments = 0
  let diesAt = Number.POSITIVE_INFINITY

  async function passing<T>(work: () => Promise<T>): Promise<T> {
    if (++moments === diesAt) throw new Killed()
    const result = await work()
    if (++moments === diesAt) throw new Killed()
    return result
  }

  const mortal = (budget: Budget): Budget => ({
    spend: (name, amount) => passing(() => budget.spend(name, amount)),
    refund: (name) => passing(() => budget.refund(name)),
  })

  async function attempt(post: Partial<OutgoingPost> = {}): Promise<PublishOutcome> {
    const given = outgoingPostOf('x', { ...post, ...(post.budget && { budget: mortal(post.budget) }) })
    const outcome = await adapter().publish(network.account, given, {
      step: saved,
      save: (next) =>
        passing(async () => {
          saved = next
        }),
    })
    if (outcome.kind === 'processing') saved = outcome.step
    return outcome
  }

  return {
    network,
    clock,
    adapter,
    attempt,
    /** Attempts until there is an outcome; nobody waits. */
    async publish(post: Partial<OutgoingPost> = {}): Promise<PublishOutcome> {
      for (let checks = 0; checks < 40; checks++) {
        const outcome = await attempt(post)
        if (outcome.kind !== 'processing') return outcome
        clock.set(outcome.checkAt.toISOString())
      }
      throw new Error('Still processing.')
    },
    /** A person edits the post: the next attempt begins with nothing. */
    startOver() {
      saved = null
    },
    step: () => (saved === null ? null : JSON.parse(saved)),
    dieAt(moment: number) {
      moments = 0
      diesAt = moment
    },
    moments: () => moments,
  }
}
export type Attempts = Awaited<ReturnType<typeof startAttempts>>

/** The calls that X got, without ids. */
export const callsTo = ({ requests }: FakeX) =>
  requests.map(({ method, path }) => `${method} ${path.split('?')[0]?.replace(/\d{9,}/g, 'ID')}`)
