import { useDndMonitor } from '@dnd-kit/core'
import { type RefObject, useState } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { dateFormat } from '#platform/intl-formats.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import type { Target } from '../move-to.ts'
import { ChipFace } from './chip-face.tsx'
import { targetOf } from './drag-target.ts'

interface DraggedChipProps {
  chip: RefObject<HTMLDivElement | null>
  items: readonly CalendarItem[]
  /** How many posts move with it. */
  count: number
  isPast: (target: Target) => boolean
}

/** Under the pointer, with the day and time where it would land. Its own state: the days behind it do not render. */
export function DraggedChip({ chip, items, count, isPast }: DraggedChipProps) {
  const t = useText(calendarMessages)
  const format = useFormat()
  const locale = useLocale()
  const [target, setTarget] = useState<Target | null>(null)
  useDndMonitor({
    onDragMove: ({ over }) => {
      const next = targetOf(over, chip.current)
      setTarget((now) => (now?.day === next?.day && now?.time === next?.time ? now : next))
    },
  })
  const date = dateFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <div ref={chip} className="relative">
      {target?.time ? (
        <span
          className={cn(
            'absolute start-0 -top-6 whitespace-nowrap rounded-sm px-1.5 py-0.5 text-xs tabular shadow-raised',
            isPast(target) ? 'bg-danger-solid text-on-danger' : 'bg-inverse text-on-inverse',
          )}
        >
          {isPast(target)
            ? t('drag.past')
            : `${date.format(new Date(`${target.day}T00:00:00Z`))}, ${format.clock(target.time)}`}
        </span>
      ) : null}
      {count > items.length ? (
        <span className="absolute -end-2 -top-2 z-10 rounded-full bg-inverse px-2 text-on-inverse text-xs tabular leading-5">
          {t('drag.several', { count })}
        </span>
      ) : null}
      <ChipFace items={items} isLow={target?.time !== undefined} className="cursor-grabbing shadow-raised" />
    </div>
  )
}
