import { useDraggable } from '@dnd-kit/core'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { calendarMessages } from '../i18n/index.ts'
import { ChipFace } from './chip-face.tsx'
import type { ChipItems } from './group-items.ts'

interface ItemChipProps {
  items: ChipItems
  onOpen: () => void
}

/** One line in a day: drag it to another, or click to open the day, which the keyboard selects itself. */
export function ItemChip({ items, onOpen }: ItemChipProps) {
  const t = useText(calendarMessages)
  const format = useFormat()
  const locale = useLocale()
  const [item] = items
  const platforms = items.map(({ platform }) => platformName(platform, locale)).join(', ')
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: item.id,
    data: { items },
    disabled: !item.canMove,
  })
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...listeners}
      tabIndex={-1}
      aria-label={`${format.zoned(format.clock(item.time))}: ${item.title}, ${platforms}, ${t(item.isOverdue ? 'state.overdue' : `status.${item.status}`)}`}
      title={item.title}
      onClick={onOpen}
      className={cn(
        'relative z-10 @container w-full min-w-0 rounded-sm text-left',
        item.canMove && 'cursor-grab touch-manipulation',
        isDragging && 'opacity-40',
      )}
    >
      <ChipFace items={items} />
    </button>
  )
}
