import { cn } from '#client/ui/cn.ts'
import { ChipFace } from './chip-face.tsx'
import type { ChipItems } from './group-items.ts'
import { SelectBox } from './select-box.tsx'
import { useSelection } from './selection-context.ts'
import { useChip } from './use-chip.ts'

interface ItemChipProps {
  items: ChipItems
  onOpen: () => void
}

/** One line in a day: drag it to another, or click to open the day, which the keyboard selects itself. */
export function ItemChip({ items, onOpen }: ItemChipProps) {
  const { chip } = useChip(items)
  const { isOn, toggle } = useSelection()
  return (
    <div className="group/chip relative z-10 w-full min-w-0">
      <button
        type="button"
        {...chip}
        tabIndex={-1}
        onClick={({ shiftKey }) => (isOn || shiftKey ? toggle(items, shiftKey) : onOpen())}
        className={cn(
          'block w-full min-w-0 select-none rounded-sm text-left',
          items[0].canMove && 'cursor-grab touch-manipulation data-dragged:opacity-40',
        )}
      >
        <ChipFace items={items} />
      </button>
      <SelectBox items={items} tabIndex={-1} className="absolute end-0 top-0" />
    </div>
  )
}
