import { cn } from '#client/ui/cn.ts'
import type { CalendarItem, CalendarStatus } from '../calendar.contract.ts'
import { itemColor } from './item-color.ts'

const SHOWN_DOTS = 3

const colors: Record<CalendarStatus, string> = {
  draft: 'bg-muted',
  scheduled: 'bg-info',
  published: 'bg-success',
  failed: 'bg-danger',
}

/** A phone has no room for text in a day; the day's accessible name has the count. */
export function ItemDots({ items }: { items: CalendarItem[] }) {
  if (items.length === 0) return null
  return (
    <span aria-hidden className="pointer-events-none flex items-center justify-center gap-0.5">
      {items.slice(0, SHOWN_DOTS).map((item) => (
        <span key={item.id} className={cn('size-1.5 rounded-full', colors[itemColor(item)])} />
      ))}
    </span>
  )
}
