const TICK_MS = 50

let elapsedMs = 0
let isTicking = false

/**
 * A clock that stops while the event loop is blocked, so that a network is not called slow because this process was too busy to
 * read its answer.
 */
export function eventLoopNow(): number {
  if (!isTicking) {
    isTicking = true
    setInterval(() => {
      elapsedMs += TICK_MS
    }, TICK_MS).unref()
  }
  return elapsedMs
}
