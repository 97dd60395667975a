const TICK_MS = 50

let awakeMs = 0
let timer: NodeJS.Timeout | undefined

/**
 * A stopwatch that stands still while this process is too busy to look at it: what it has not got round to reading is not blamed
 * on the network.
 */
export function awakeNow(): number {
  timer ??= setInterval(() => {
    awakeMs += TICK_MS
  }, TICK_MS).unref()
  return awakeMs
}
