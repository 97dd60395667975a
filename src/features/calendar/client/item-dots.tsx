import { cn } from '#client/ui/cn.ts'
import type { CalendarItem, CalendarStatus } from '../calendar.contract.ts'
import { lookOf } from './look-of.ts'

const SHOWN_DOTS = 3

const colours: Record<CalendarStatus, string> = {
  draft: 'bg-muted',
  scheduled: 'bg-info',
  published: 'bg-success',
  failed: 'bg-danger',
}

/** On a phone there is no room for words in a day; the day's name says how many there are. */
export function ItemDots({ items }: { items: CalendarItem[] }) {
  if (items.length === 0) return null
  return (
    <span aria-hidden className="pointer-events-none flex items-center justify-center gap-0.5 sm:hidden">
      {items.slice(0, SHOWN_DOTS).map((item) => (
        <span key={item.id} className={cn('size-1.5 rounded-full', colours[lookOf(item)])} />
      ))}
    </span>
  )
}
