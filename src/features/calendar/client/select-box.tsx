import { useText } from '#client/i18n/use-text.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { cn } from '#client/ui/cn.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { useSelection } from './selection-context.ts'

interface SelectBoxProps {
  /** The posts of a chip. */
  items: readonly CalendarItem[]
  tabIndex?: number
  className?: string
}

/** Selects the posts of a chip. It appears with the pointer or the focus of its `group/chip`, or while selecting. */
export function SelectBox({ items, tabIndex, className }: SelectBoxProps) {
  const t = useText(calendarMessages)
  const { isOn, ids, toggle } = useSelection()
  const [first] = items
  if (!first?.canMove) return null
  return (
    <span
      className={cn(
        'flex rounded-sm bg-surface opacity-0 focus-within:opacity-100 group-hover/chip:pointer-fine:opacity-100',
        isOn && 'opacity-100',
        !isOn && 'pointer-coarse:hidden',
        className,
      )}
    >
      <Checkbox
        aria-label={t('select.named', { title: first.title })}
        tabIndex={isOn ? 0 : tabIndex}
        checked={items.every(({ id }) => ids.has(id))}
        onChange={() => undefined}
        onClick={({ shiftKey }) => toggle(items, shiftKey)}
      />
    </span>
  )
}
