import { useFormat } from '#client/format.ts'
import { useText } from '#client/i18n.ts'
import { useWorkspace } from '#client/workspace-context.ts'
import { addDays } from '#features/calendar/days.ts'
import { dayIn } from '#platform/day.ts'
import { publishingHealthMessages } from '../publishing-health.messages.ts'

/** "today at 10:00", "tomorrow at 10:00", and the day itself after that. */
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
