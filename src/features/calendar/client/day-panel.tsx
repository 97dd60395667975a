import { Plus, X } from 'lucide-react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayWithWeekday } from '#platform/day.ts'
import type { CalendarItem, Occasion } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DayFreeTimes } from './day-free-times.tsx'
import { DayItems } from './day-items.tsx'
import { OccasionLine } from './occasion-line.tsx'
import { useNewCampaignUrl } from './use-new-campaign.ts'

interface DayPanelProps {
  day: string | null
  items: CalendarItem[]
  occasions: readonly Occasion[]
  onClose: (day: string) => void
  onMove: (item: CalendarItem) => void
}

/** The items of the selected day. */
export function DayPanel({ day, items, occasions, onClose, onMove }: DayPanelProps) {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const format = useFormat()
  const zone = useZoneWords()
  const newCampaignUrl = useNewCampaignUrl()
  if (!day) return <Card className="px-5 py-6 text-muted">{t('day.hint')}</Card>
  const href = newCampaignUrl(day)
  return (
    <Card>
      <CardHeader
        title={<span className="block first-letter:uppercase">{dayWithWeekday(day, locale)}</span>}
        description={zone.all}
        actions={
          <div className="flex">
            {href ? (
              <Button asChild variant="ghost" size="icon">
                <Link href={href} aria-label={t('newCampaignOn', { day: format.day(day) })}>
                  <Plus aria-hidden />
                </Link>
              </Button>
            ) : null}
            <Button variant="ghost" size="icon" aria-label={t('day.close')} onClick={() => onClose(day)}>
              <X aria-hidden />
            </Button>
          </div>
        }
        className="pb-2"
      />
      {occasions.map((occasion) => (
        <OccasionLine
          key={occasion.name}
          occasion={occasion}
          newCampaignUrl={newCampaignUrl}
          className="mx-4 mb-2 pointer-coarse:min-h-11"
        />
      ))}
      {items.length === 0 ? (
        <p className="px-5 pb-5 text-muted">{t('day.nothing')}</p>
      ) : (
        <DayItems key={day} items={items} onMove={onMove} />
      )}
      <DayFreeTimes day={day} newCampaignUrl={newCampaignUrl} />
    </Card>
  )
}
