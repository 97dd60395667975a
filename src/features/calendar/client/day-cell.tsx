import { useDroppable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { groupItems } from './group-items.ts'
import { ItemChip } from './item-chip.tsx'
import { ItemDots } from './item-dots.tsx'
import { NewCampaignLink } from './new-campaign-link.tsx'

const SHOWN_CHIPS = 2

interface DayCellProps {
  day: string
  items: CalendarItem[]
  isInMonth: boolean
  isToday: boolean
  isPast: boolean
  isSelected: boolean
  isReachable: boolean
  /** Null for a past day. */
  newCampaignUrl: string | null
  onToggle: () => void
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** A day of the month grid: its number, up to two chips, and how many more posts there are. */
export function DayCell({
  day,
  items,
  isInMonth,
  isToday,
  isPast,
  isSelected,
  isReachable,
  newCampaignUrl,
  onToggle,
  onOpen,
  onKeyDown,
}: DayCellProps) {
  const t = useText(calendarMessages)
  const format = useFormat()
  const { setNodeRef, isOver } = useDroppable({ id: day, disabled: isPast })
  const chips = groupItems(items)
  const more = chips.slice(SHOWN_CHIPS).flat().length
  return (
    <td
      ref={setNodeRef}
      className={cn(
        'group relative h-14 border-r border-b p-1 align-top last:border-r-0 sm:h-40',
        !isInMonth && 'bg-surface-sunken',
        isOver && 'bg-primary-subtle',
        isSelected && 'outline-2 outline-primary-ink -outline-offset-2',
      )}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isReachable ? 0 : -1}
        aria-pressed={isSelected}
        aria-current={isToday ? 'date' : undefined}
        aria-label={t('dayLabel', { day: format.day(day), count: items.length })}
        onClick={onToggle}
        onKeyDown={onKeyDown}
        className="absolute inset-0 rounded-sm focus-visible:-outline-offset-2"
      />
      {newCampaignUrl ? (
        <NewCampaignLink
          href={newCampaignUrl}
          label={t('newCampaignOn', { day: format.day(day) })}
          // As its day: one of the month is in the tab order.
          tabIndex={isReachable ? 0 : -1}
          className="absolute end-1 top-1 z-10 max-sm:hidden"
        />
      ) : null}
      <div className="flex flex-col gap-1">
        <span
          aria-hidden
          className={cn(
            'pointer-events-none flex size-6 items-center justify-center rounded-full text-xs tabular max-sm:self-center',
            isToday ? 'bg-primary font-semibold text-on-primary' : isInMonth ? 'text-ink' : 'text-muted',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <div className="hidden flex-col gap-1 sm:flex">
          {chips.slice(0, SHOWN_CHIPS).map((chip) => (
            <ItemChip key={chip[0].id} items={chip} onOpen={onOpen} />
          ))}
          {more > 0 ? (
            <span className="px-1 text-muted text-xs">{t('more', { count: String(more) })}</span>
          ) : null}
        </div>
        <ItemDots items={items} />
      </div>
    </td>
  )
}
