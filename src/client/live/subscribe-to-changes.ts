import type { Progress } from './apply-progress.ts'

/** Events of our server. */
type ServerEvents = {
  ready: { topics: string[]; coversMs: number }
  progress: Progress
  changed: { topics: string[]; by?: string }
}

/** Maximum age of an answer when it arrives. */
const TRAVEL_MS = 10_000

/** Changes this close together cause one refetch. */
export const BATCH_MS = 150

/** The reads of this client. */
export type Reads = {
  refresh(...topics: string[]): unknown
  refreshAll(): unknown
  /** Shows progress without a refetch. */
  show(progress: Progress): unknown
  /** When the oldest cached read arrived. */
  oldest(): number
}

/** Refetches what the stream reports as stale: changes by others, and at the start, what was read too early. */
export function subscribeToChanges(source: EventTarget, clientId: string, reads: Reads): void {
  const began = Date.now()
  let isFirst = true
  const listen = <Event extends keyof ServerEvents>(
    event: Event,
    handle: (data: ServerEvents[Event]) => void,
  ) =>
    source.addEventListener(event, (message) =>
      handle(JSON.parse((message as MessageEvent<string>).data) as ServerEvents[Event]),
    )

  listen('ready', ({ topics, coversMs }) => {
    const readForMs = Date.now() - Math.min(began, reads.oldest()) + TRAVEL_MS
    // After a break, or if the server does not remember that far, missed changes are unknown.
    if (isFirst && readForMs <= coversMs) reads.refresh(...topics)
    else reads.refreshAll()
    isFirst = false
  })
  let changed = new Set<string>()
  function flush() {
    reads.refresh(...changed)
    changed = new Set()
  }
  listen('changed', ({ topics, by }) => {
    if (by === clientId) return
    if (changed.size === 0) setTimeout(flush, BATCH_MS)
    for (const topic of topics) changed.add(topic)
  })
  listen('progress', (progress) => reads.show(progress))
  source.addEventListener('gap', () => reads.refreshAll())
}
