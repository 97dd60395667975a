import { cn } from '#client/ui/cn.ts'
import { ChipFace } from './chip-face.tsx'
import type { ChipItems } from './group-items.ts'
import { useChip } from './use-chip.ts'

interface ItemChipProps {
  items: ChipItems
  onOpen: () => void
}

/** One line in a day: drag it to another, or click to open the day, which the keyboard selects itself. */
export function ItemChip({ items, onOpen }: ItemChipProps) {
  const { chip, isDragging } = useChip(items)
  return (
    <button
      type="button"
      {...chip}
      tabIndex={-1}
      onClick={onOpen}
      className={cn(
        'relative z-10 @container w-full min-w-0 rounded-sm text-left',
        items[0].canMove && 'cursor-grab touch-manipulation',
        isDragging && 'opacity-40',
      )}
    >
      <ChipFace items={items} />
    </button>
  )
}
