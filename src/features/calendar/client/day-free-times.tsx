import { useContext } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { calendarMessages } from '../i18n/index.ts'
import { FreePlace } from './free-place.tsx'
import { FreeTimesContext } from './free-times-context.ts'
import type { NewCampaignUrl } from './use-new-campaign.ts'

interface DayFreeTimesProps {
  day: string
  newCampaignUrl: NewCampaignUrl
}

/** All free times of the selected day, while they are shown. */
export function DayFreeTimes({ day, newCampaignUrl }: DayFreeTimesProps) {
  const t = useText(calendarMessages)
  const byDay = useContext(FreeTimesContext)
  if (!byDay) return null
  const free = byDay[day] ?? []
  return (
    <section aria-label={t('free.title')} className="border-t px-5 py-4">
      <h3 className="mb-2 text-sm">{t('free.title')}</h3>
      {free.length === 0 ? <p className="text-muted">{t('free.none')}</p> : null}
      <ul className="flex flex-wrap gap-2">
        {free.map((each) => (
          <li key={`${day} ${each.time}`}>
            <FreePlace free={each} newCampaignUrl={newCampaignUrl} className="pointer-coarse:h-11 px-2" />
          </li>
        ))}
      </ul>
    </section>
  )
}
