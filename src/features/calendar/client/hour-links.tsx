import { Plus } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { calendarMessages } from '../i18n/index.ts'
import type { NewCampaignUrl } from './use-new-campaign.ts'
import { HOUR_HEIGHT, topOf } from './week-layout.ts'

interface HourLinksProps {
  day: string
  hours: readonly string[]
  /** The free hour in the tab order, if it is on this day. */
  reachable: string | undefined
  newCampaignUrl: NewCampaignUrl
}

/** The hours of a day; a free one starts a campaign. Memoized: a moved chip changes none of the 168 of a week. */
export const HourLinks = memo(function HourLinks({ day, hours, reachable, newCampaignUrl }: HourLinksProps) {
  const t = useText(calendarMessages)
  const format = useFormat()
  return hours.map((time, hour) => {
    const href = newCampaignUrl(day, { time })
    const at = `${day}T${time}`
    const label = t('newCampaignAt', { day: format.day(day), time: format.clock(time) })
    return (
      <div
        key={time}
        className="absolute inset-x-0 border-b border-border/60"
        style={{ top: topOf(hour * 60), height: HOUR_HEIGHT }}
      >
        {href ? (
          <Link
            href={href}
            data-hour={at}
            tabIndex={at === reachable ? 0 : -1}
            aria-label={label}
            title={label}
            className="flex size-full items-center justify-center rounded-sm text-muted opacity-0 hover:bg-surface-sunken hover:opacity-100 focus-visible:-outline-offset-2 focus-visible:opacity-100"
          >
            <Plus aria-hidden className="size-4" />
          </Link>
        ) : null}
      </div>
    )
  })
})
