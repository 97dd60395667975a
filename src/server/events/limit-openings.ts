import { AppError } from '#platform/errors.ts'

export type OpeningBounds = { most: number; seconds: number }

/** Far more than a person with many tabs needs who reloads all of them. */
export const openingBounds: OpeningBounds = { most: 36, seconds: 10 }

/** When so many are known, those whose time is over are forgotten. */
const MANY = 10_000
const SECOND_MS = 1000

/**
 * How often somebody may open a stream, counted in memory: whoever opens hundreds is refused before anything is asked of the
 * database.
 */
export function limitOpenings({ most, seconds }: OpeningBounds, now: () => number): (who: string) => void {
  const windows = new Map<string, { openings: number; endsAt: number }>()

  function forgetOld(): void {
    for (const [who, { endsAt }] of windows) if (endsAt <= now()) windows.delete(who)
  }

  return (who) => {
    if (windows.size >= MANY) forgetOld()
    const known = windows.get(who)
    const current =
      known && known.endsAt > now() ? known : { openings: 0, endsAt: now() + seconds * SECOND_MS }
    current.openings += 1
    windows.set(who, current)
    if (current.openings > most) throw new AppError('rate_limited', { retryAfterSeconds: seconds })
  }
}
