const clamp = (share: number) => Math.min(1, Math.max(0, share))

/** How much of a movement that begins at `from` and takes `takes` seconds is done: 0 to 1. */
export const share = (at: number, from: number, takes: number) => clamp((at - from) / takes)

/** Quick first, then coming to rest. */
export const settle = (done: number) => 1 - (1 - done) ** 3

/** Slow at both ends. */
export const glide = (done: number) => (done < 0.5 ? 4 * done ** 3 : 1 - (-2 * done + 2) ** 3 / 2)

/** A little too far, and back. */
export const pop = (done: number) => 1 + 2.7 * (done - 1) ** 3 + 1.7 * (done - 1) ** 2

/** In at the start of a scene, out at its end: 0 to 1. */
export const presence = (at: number, start: number, end: number, fadeIn = 0.4, fadeOut = 0.25) =>
  Math.min(settle(share(at, start, fadeIn)), 1 - share(at, end - fadeOut, fadeOut))
