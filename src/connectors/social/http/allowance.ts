import { retryAt } from '#server/outgoing/retry-after.ts'

/** The headers in which a network says how many calls are left, and when there are more. */
export type AllowanceHeaders = {
  remaining: string
  reset: string
  /** What `reset` holds: the seconds until then, the seconds since 1970, or a date. */
  resetIn: 'seconds' | 'epoch' | 'date'
}

type Header = (name: string) => string | null

const SECOND_MS = 1000
const isNumber = (text: string) => /^\d{1,12}(?:\.\d{1,9})?$/.test(text)

/** The reset in a form that `retryAt` reads; null if there is none. */
function resetOf(header: Header, { reset, resetIn }: AllowanceHeaders): string | null {
  const text = header(reset)?.trim() ?? ''
  if (resetIn === 'date') return text || null
  if (!isNumber(text)) return null
  return resetIn === 'seconds'
    ? `${Math.ceil(Number(text))}`
    : new Date(Number(text) * SECOND_MS).toUTCString()
}

/** When a network that has refused a call allows calls again. */
export const allowedAt = (header: Header, headers: AllowanceHeaders, now: Date): Date =>
  retryAt(resetOf(header, headers), now)

/** Until when nothing may be sent because this call was the last one; null if there are more. */
export function restUntil(header: Header, headers: AllowanceHeaders, now: Date): Date | null {
  const remaining = header(headers.remaining)?.trim() ?? ''
  const hasNone = isNumber(remaining) && Number(remaining) === 0
  return hasNone && resetOf(header, headers) !== null ? allowedAt(header, headers, now) : null
}
