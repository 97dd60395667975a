const TICK_MS = 50

let awakeMs = 0
let isTicking = false

/**
 * A stopwatch that stands still while this process is too busy to look at it: what it has not got round to reading is not blamed
 * on the network.
 */
export function awakeNow(): number {
  if (!isTicking) {
    isTicking = true
    setInterval(() => {
      awakeMs += TICK_MS
    }, TICK_MS).unref()
  }
  return awakeMs
}
