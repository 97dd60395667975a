import { Check } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { isFirstLook } from '#client/ui/first-look.tsx'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { useSelection } from './selection-context.ts'

interface SelectBoxProps {
  /** The posts of a chip. */
  items: readonly CalendarItem[]
  tabIndex?: number
  className?: string
}

/**
 * Selects the posts of a chip. Its target is larger than its box, since it lies on the chip. It appears with the
 * pointer or the focus of its `group/chip`, or while selecting.
 */
export function SelectBox({ items, tabIndex, className }: SelectBoxProps) {
  const t = useText(calendarMessages)
  const { isOn, ids, toggle } = useSelection()
  const [first] = items
  if (!first?.canMove || isFirstLook()) return null
  return (
    <span
      className={cn(
        'relative flex size-6 items-center justify-center opacity-0 focus-within:opacity-100 group-hover/chip:pointer-fine:opacity-100',
        isOn && 'opacity-100',
        !isOn && 'pointer-coarse:hidden',
        className,
      )}
    >
      <input
        type="checkbox"
        aria-label={t('select.named', { title: first.title })}
        tabIndex={isOn ? 0 : tabIndex}
        checked={items.every(({ id }) => ids.has(id))}
        onChange={() => undefined}
        onClick={({ shiftKey }) => toggle(items, shiftKey)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm"
      />
      <span
        aria-hidden
        className="pointer-events-none flex size-4 items-center justify-center rounded-[5px] border border-border-control bg-surface text-on-primary peer-checked:border-primary peer-checked:bg-primary [&>.lucide]:invisible peer-checked:[&>.lucide]:visible"
      >
        <Check className="size-3" strokeWidth={3} />
      </span>
    </span>
  )
}
