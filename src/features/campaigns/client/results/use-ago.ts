import { useFormat } from '#client/i18n/format.ts'
import { useNow } from '#client/time/use-now.ts'

/** "2 hours ago". A moment that is younger than the last tick of the clock is now, and not in the future. */
export function useAgo(): (iso: string) => string {
  const format = useFormat()
  const now = useNow().getTime()
  return (iso) => format.relative(iso, new Date(Math.max(now, Date.parse(iso))))
}
