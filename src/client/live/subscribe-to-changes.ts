import type { Progress } from './apply-progress.ts'

/** What our own server sends. */
type Told = {
  ready: { topics: string[]; coversMs: number }
  progress: Progress
  changed: { topics: string[]; by?: string }
}

/** What has just arrived was read earlier, at most so long before. */
const TRAVEL_MS = 10_000

/** Changes that come so close together are one reason to read again. */
export const BATCH_MS = 150

/** What was read from the server. */
export type Reads = {
  refresh(...topics: string[]): unknown
  refreshAll(): unknown
  /** Shows how far something is; nothing is read for it. */
  show(progress: Progress): unknown
  /** When the first of what is at hand arrived. */
  oldest(): number
}

/** Reads anew what the stream tells to be out of date: what others change, and at its beginning what was read too early. */
export function subscribeToChanges(source: EventTarget, clientId: string, reads: Reads): void {
  const began = Date.now()
  let isFirst = true
  const hear = <Event extends keyof Told>(event: Event, told: (data: Told[Event]) => void) =>
    source.addEventListener(event, (message) =>
      told(JSON.parse((message as MessageEvent<string>).data) as Told[Event]),
    )

  hear('ready', ({ topics, coversMs }) => {
    const readForMs = Date.now() - Math.min(began, reads.oldest()) + TRAVEL_MS
    // After a break, or where the server does not remember that much, nobody knows what was missed.
    if (isFirst && readForMs <= coversMs) reads.refresh(...topics)
    else reads.refreshAll()
    isFirst = false
  })
  let changed = new Set<string>()
  function flush() {
    reads.refresh(...changed)
    changed = new Set()
  }
  hear('changed', ({ topics, by }) => {
    if (by === clientId) return
    if (changed.size === 0) setTimeout(flush, BATCH_MS)
    for (const topic of topics) changed.add(topic)
  })
  hear('progress', (progress) => reads.show(progress))
  source.addEventListener('gap', () => reads.refreshAll())
}
