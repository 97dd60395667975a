import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DayItem } from './day-item.tsx'

/** A shop with thousands of posts a month still opens a day at once. */
const STEP = 20

interface DayItemsProps {
  items: readonly CalendarItem[]
  onMove: (item: CalendarItem) => void
}

/** The posts of a day with all details; more of them on demand. */
export function DayItems({ items, onMove }: DayItemsProps) {
  const t = useText(calendarMessages)
  const [shown, setShown] = useState(STEP)
  const rest = items.length - shown
  return (
    <>
      <ul>
        {items.slice(0, shown).map((item) => (
          <DayItem key={item.id} item={item} onMove={onMove} />
        ))}
      </ul>
      {rest > 0 ? (
        <div className="border-t p-3 text-center">
          <Button variant="ghost" onClick={() => setShown(shown + STEP)}>
            {t('day.showMore', { count: String(Math.min(rest, STEP)) })}
          </Button>
        </div>
      ) : null}
    </>
  )
}
