import { useState } from 'react'
import { cn } from '#client/ui/cn.ts'
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx'
import type { CalendarItem } from '../calendar.contract.ts'
import { ChipFace } from './chip-face.tsx'
import { DayItem } from './day-item.tsx'
import type { ChipItems } from './group-items.ts'
import { SelectBox } from './select-box.tsx'
import { useSelection } from './selection-context.ts'
import { useChip } from './use-chip.ts'
import { CHIP_HEIGHT } from './week-layout.ts'

interface WeekChipProps {
  items: ChipItems
  /** A chip in the hours is as high as they allow. */
  isLow?: boolean
  onMove: (item: CalendarItem) => void
}

/** A chip at its time. Enter or a click opens its posts; the mouse or Space moves it. */
export function WeekChip({ items, isLow = false, onMove }: WeekChipProps) {
  const { chip, describedBy } = useChip(items)
  const { isOn, toggle } = useSelection()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="group/chip relative">
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger>
          <button
            type="button"
            {...chip}
            aria-describedby={describedBy}
            onClick={(event) => {
              if (!isOn && !event.shiftKey) return
              event.preventDefault()
              toggle(items, event.shiftKey)
            }}
            // Space picks the chip up; released, it would click.
            onKeyUp={(event) => {
              if (event.code === 'Space' && items[0].canMove) event.preventDefault()
            }}
            className={cn(
              'block w-full min-w-0 select-none rounded-sm text-left shadow-card',
              items[0].canMove && 'cursor-grab touch-manipulation data-dragged:opacity-40',
            )}
            style={isLow ? { height: CHIP_HEIGHT } : undefined}
          >
            <ChipFace items={items} isLow={isLow} />
          </button>
        </PopoverTrigger>
        <PopoverContent label={items[0].title} className="w-96 p-0">
          <ul>
            {items.map((item) => (
              <DayItem
                key={item.id}
                item={item}
                onMove={(moved) => {
                  setIsOpen(false)
                  onMove(moved)
                }}
              />
            ))}
          </ul>
        </PopoverContent>
      </Popover>
      <SelectBox items={items} className="absolute end-0 top-0" />
    </div>
  )
}
