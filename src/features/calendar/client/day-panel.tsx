import { X } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayWithWeekday } from '#platform/day.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DayItem } from './day-item.tsx'

interface DayPanelProps {
  day: string | null
  items: CalendarItem[]
  onClose: (day: string) => void
  onMove: (item: CalendarItem) => void
}

/** The items of the selected day. */
export function DayPanel({ day, items, onClose, onMove }: DayPanelProps) {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const zone = useZoneWords()
  if (!day) return <Card className="px-5 py-6 text-muted">{t('day.hint')}</Card>
  return (
    <Card>
      <CardHeader
        title={<span className="block first-letter:uppercase">{dayWithWeekday(day, locale)}</span>}
        description={zone.all}
        actions={
          <Button variant="ghost" size="icon" aria-label={t('day.close')} onClick={() => onClose(day)}>
            <X aria-hidden />
          </Button>
        }
        className="pb-2"
      />
      {items.length === 0 ? (
        <p className="px-5 pb-5 text-muted">{t('day.nothing')}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <DayItem key={item.id} item={item} onMove={onMove} />
          ))}
        </ul>
      )}
    </Card>
  )
}
