const SECOND_MS = 1000
const DEFAULT_MS = 60 * SECOND_MS
const LONGEST_MS = 24 * 60 * 60 * SECOND_MS

const isSeconds = (header: string) => /^\d{1,9}$/.test(header.trim())

/** The time in a Retry-After header (seconds, a date, or missing), between a second and a day. */
export function retryAt(header: string | null, now: Date): Date {
  const wait =
    header === null
      ? DEFAULT_MS
      : isSeconds(header)
        ? Number(header) * SECOND_MS
        : Date.parse(header) - now.getTime()
  const bounded = Math.min(Math.max(Number.isNaN(wait) ? DEFAULT_MS : wait, SECOND_MS), LONGEST_MS)
  return new Date(now.getTime() + bounded)
}
