import { useMemo } from 'react'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toDatetimeLocal } from '#client/time/datetime-local.ts'
import { useNow } from '#client/time/use-now.ts'
import { creatorUrl } from '#features/creator/creator-url.ts'
import { proposeTime } from '#features/creator/propose-time.ts'
import { dayIn } from '#platform/day.ts'
import { calendarMessages } from '../i18n/index.ts'

/** The link to a new campaign on a day, at its usual time or the given one; null once that has passed. */
export type NewCampaignUrl = (
  day: string,
  proposal?: { time?: string; idea?: string; platform?: string | undefined },
) => string | null

export function useNewCampaignUrl(): NewCampaignUrl {
  const { timeZone } = useWorkspace()
  const now = useNow()
  return useMemo(() => {
    const clock = toDatetimeLocal(timeZone, now)
    return (day, { time, ...rest } = {}) => {
      if (time !== undefined)
        return `${day}T${time}` > clock ? creatorUrl({ ...rest, when: `${day}T${time}` }) : null
      const at = proposeTime(day, timeZone, now)
      // Shortly before midnight, the next full hour is tomorrow.
      if (!at || dayIn(timeZone, at) !== day) return null
      return creatorUrl({ ...rest, when: toDatetimeLocal(timeZone, at) })
    }
  }, [timeZone, now])
}

/** The link and label for a new campaign on the selected day; a past day is ignored. */
export function useNewCampaign(day: string | null): { href: string; label: string } {
  const t = useText(calendarMessages)
  const format = useFormat()
  const urlOn = useNewCampaignUrl()
  const href = day && urlOn(day)
  return day && href
    ? { href, label: t('newCampaignOn', { day: format.day(day) }) }
    : { href: '/waterfall', label: t('newCampaign') }
}
