import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import { addDays, dayIn } from '#platform/day.ts'

/** "today at 10:00", "tomorrow at 10:00", later the date. */
export function useMoment(): (iso: string, now: Date) => string {
  const t = useText(publishingHealthMessages)
  const format = useFormat()
  const { timeZone } = useWorkspace()
  return (iso, now) => {
    const day = dayIn(timeZone, new Date(iso))
    const today = dayIn(timeZone, now)
    if (day === today) return t('moment.today', { time: format.time(iso) })
    if (day === addDays(today, 1)) return t('moment.tomorrow', { time: format.time(iso) })
    return t('moment.later', { date: format.dateTime(iso) })
  }
}
