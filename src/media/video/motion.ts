/** Seconds of a cross-fade; a photo or clip is seen that much longer than its scene. */
export const FADE = 0.6

const clamp = (share: number) => Math.min(1, Math.max(0, share))

/** Progress of a movement that starts at `from` and lasts `takes` seconds: 0 to 1. */
export const share = (at: number, from: number, takes: number) => clamp((at - from) / takes)

/** Ease out. */
export const easeOut = (done: number) => 1 - (1 - done) ** 3

/** Ease in and out. */
export const easeInOut = (done: number) => (done < 0.5 ? 4 * done ** 3 : 1 - (-2 * done + 2) ** 3 / 2)

/** Ease out with overshoot. */
export const easeOutBack = (done: number) => 1 + 2.7 * (done - 1) ** 3 + 1.7 * (done - 1) ** 2

/** Fades in at the start of a scene and out at its end: 0 to 1. */
export const presence = (at: number, start: number, end: number, fadeIn = 0.4, fadeOut = 0.25) =>
  Math.min(easeOut(share(at, start, fadeIn)), 1 - share(at, end - fadeOut, fadeOut))
