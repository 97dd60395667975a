import type { Claimed, Delivery, DeliveryResult, Outbox, Tally } from './outbox.ts'

type Entry = {
  delivery: Delivery
  state: 'queued' | 'begun' | Exclude<DeliveryResult['kind'], 'untried'>
  answer: string | null
}

/** For messages that are not kept, such as a test to oneself. */
export function memoryOutbox(deliveries: readonly Delivery[]): Outbox {
  const entries: Entry[] = deliveries.map((delivery) => ({ delivery, state: 'queued', answer: null }))
  const entryOf = (id: string) => entries.find(({ delivery }) => delivery.id === id)
  const count = (...states: Entry['state'][]) => entries.filter(({ state }) => states.includes(state)).length
  const tally = (): Tally => ({
    sent: count('sent'),
    unconfirmed: count('unconfirmed', 'begun'),
    refused: count('refused'),
    failed: count('later', 'queued'),
    skipped: 0,
    isStopped: false,
    answer: entries.find(({ answer }) => answer)?.answer ?? null,
  })
  return {
    open: async () => null,
    async claim(): Promise<Claimed> {
      const next = entries.find(({ state }) => state === 'queued')
      return next ? { kind: 'delivery', delivery: next.delivery } : { kind: 'done', tally: tally() }
    },
    async begin(id) {
      const entry = entryOf(id)
      if (entry?.state !== 'queued') return false
      entry.state = 'begun'
      return true
    },
    async record(id, result) {
      const entry = entryOf(id)
      if (!entry) return
      entry.state = result.kind === 'untried' ? 'queued' : result.kind
      if ('answer' in result) entry.answer = result.answer
    },
    pause: async () => undefined,
    end: async (_why, answer) => ({ ...tally(), answer: answer ?? null }),
  }
}
