import { AppError } from '#platform/errors.ts'

export type OpeningBounds = { most: number; seconds: number }

/** Far more than a person who reloads a dozen tabs at once. */
export const openingBounds: OpeningBounds = { most: 36, seconds: 10 }

const SECOND_MS = 1000

/**
 * Limits in memory how often a session opens a stream, so that a client that opens hundreds is refused before any
 * query.
 */
export function limitOpenings({ most, seconds }: OpeningBounds, now: () => number): (who: string) => void {
  const windows = new Map<string, { openings: number; endsAt: number }>()

  /** All windows are equally long, so the oldest come first and the search stops at the first open one. */
  function forgetEnded(): void {
    for (const [who, { endsAt }] of windows) {
      if (endsAt > now()) return
      windows.delete(who)
    }
  }

  return (who) => {
    forgetEnded()
    const current = windows.get(who) ?? { openings: 0, endsAt: now() + seconds * SECOND_MS }
    current.openings += 1
    windows.set(who, current)
    if (current.openings > most) throw new AppError('rate_limited', { retryAfterSeconds: seconds })
  }
}
