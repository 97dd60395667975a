import { useDraggable } from '@dnd-kit/core'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { ChipFace } from './chip-face.tsx'

interface ItemChipProps {
  item: CalendarItem
  onOpen: () => void
}

/** One line in a day: drag it to another, or click to open the day, which the keyboard selects itself. */
export function ItemChip({ item, onOpen }: ItemChipProps) {
  const t = useText(calendarMessages)
  const format = useFormat()
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: item.id,
    data: { item },
    disabled: !item.canMove,
  })
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...listeners}
      tabIndex={-1}
      aria-label={`${format.zoned(format.clock(item.time))}: ${item.title}, ${t(item.isOverdue ? 'state.overdue' : `status.${item.status}`)}`}
      title={item.title}
      onClick={onOpen}
      className={cn(
        'relative z-10 w-full min-w-0 rounded-sm text-left',
        item.canMove && 'cursor-grab touch-manipulation',
        isDragging && 'opacity-40',
      )}
    >
      <ChipFace item={item} />
    </button>
  )
}
