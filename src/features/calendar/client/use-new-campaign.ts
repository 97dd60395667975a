import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toDatetimeLocal } from '#client/time/datetime-local.ts'
import { useNow } from '#client/time/use-now.ts'
import { creatorUrl } from '#features/creator/creator-url.ts'
import { proposeTime } from '#features/creator/propose-time.ts'
import { dayIn } from '#platform/day.ts'
import { calendarMessages } from '../i18n/index.ts'

/** The link and label for a new campaign on the selected day; a past day is ignored. */
export function useNewCampaign(day: string | null): { href: string; label: string } {
  const t = useText(calendarMessages)
  const format = useFormat()
  const { timeZone } = useWorkspace()
  const now = useNow()
  const at = day && proposeTime(day, timeZone, now)
  if (!at) return { href: '/waterfall', label: t('newCampaign') }
  return {
    href: creatorUrl({ when: toDatetimeLocal(timeZone, at) }),
    label: t('newCampaignOn', { day: format.day(dayIn(timeZone, at)) }),
  }
}
