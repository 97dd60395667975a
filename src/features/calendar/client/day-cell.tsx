import type { KeyboardEvent } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { isFirstLook } from '#client/ui/first-look.tsx'
import type { CalendarItem, Occasion } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { DropZone } from './drop-zone.tsx'
import { FreePlace } from './free-place.tsx'
import { useFreeTimesOn } from './free-times-context.ts'
import { groupItems } from './group-items.ts'
import { ItemChip } from './item-chip.tsx'
import { ItemDots } from './item-dots.tsx'
import { useLeftOff } from './left-off-context.ts'
import { NewCampaignLink } from './new-campaign-link.tsx'
import { OccasionLine } from './occasion-line.tsx'
import type { NewCampaignUrl } from './use-new-campaign.ts'

const SHOWN_CHIPS = 2
const SHOWN_FREE = 2

interface DayCellProps {
  day: string
  /** Room for chips; a phone shows dots. */
  isWide: boolean
  items: CalendarItem[]
  occasions: readonly Occasion[]
  isInMonth: boolean
  isToday: boolean
  isPast: boolean
  isSelected: boolean
  isReachable: boolean
  newCampaignUrl: NewCampaignUrl
  onToggle: () => void
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** A day of the month grid: its number, up to two chips, and how many more posts there are. */
export function DayCell({
  day,
  isWide,
  items,
  occasions,
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
  const chips = groupItems(items)
  const href = newCampaignUrl(day)
  const tabIndex = isReachable ? 0 : -1
  const leftOff = useLeftOff(day)
  const free = useFreeTimesOn(day)
  const more = chips.slice(SHOWN_CHIPS).flat().length + leftOff
  const label = [
    t('dayLabel', { day: format.day(day), count: items.length + leftOff }),
    ...occasions.map(({ name }) => name),
  ].join(', ')
  return (
    <td
      className={cn(
        'group relative h-14 border-r border-b p-1 align-top last:border-r-0 sm:h-40',
        !isInMonth && 'bg-surface-sunken',
        isSelected && 'outline-2 outline-primary-ink -outline-offset-2',
      )}
    >
      <DropZone day={day} isPast={isPast} />
      <button
        type="button"
        data-day={day}
        tabIndex={tabIndex}
        aria-pressed={isSelected}
        aria-current={isToday ? 'date' : undefined}
        aria-label={label}
        onClick={onToggle}
        onKeyDown={onKeyDown}
        className="absolute inset-0 rounded-sm focus-visible:-outline-offset-2"
      />
      {href && !isFirstLook() ? (
        <NewCampaignLink
          href={href}
          label={t('newCampaignOn', { day: format.day(day) })}
          tabIndex={tabIndex}
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
          {occasions.length > 0 ? (
            <span className="absolute start-1/2 ms-2.5 mt-[-14px] size-1.5 rounded-full bg-accent sm:hidden" />
          ) : null}
        </span>
        {isWide ? (
          <div className="flex flex-col gap-1">
            {occasions.map((occasion) => (
              <OccasionLine
                key={occasion.name}
                occasion={occasion}
                newCampaignUrl={newCampaignUrl}
                tabIndex={tabIndex}
                className="relative z-10"
              />
            ))}
            {chips.slice(0, SHOWN_CHIPS).map((chip) => (
              <ItemChip key={chip[0].id} items={chip} onOpen={onOpen} />
            ))}
            {more > 0 ? (
              <button
                type="button"
                tabIndex={-1}
                onClick={onOpen}
                className="relative z-10 self-start rounded-sm px-1 text-muted text-xs hover:text-ink hover:underline"
              >
                {t('more', { count: String(more) })}
              </button>
            ) : null}
            {free.slice(0, SHOWN_FREE).map((each) => (
              <FreePlace
                key={`${day} ${each.time}`}
                free={each}
                newCampaignUrl={newCampaignUrl}
                tabIndex={tabIndex}
                className="relative z-10"
              />
            ))}
          </div>
        ) : (
          <ItemDots items={items} />
        )}
      </div>
    </td>
  )
}
