import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ComboboxOption } from './combobox-options.ts'

export interface ComboboxListProps {
  id: string
  label: string
  emptyLabel: string
  options: readonly ComboboxOption[]
  /** Index of the option that Enter would choose. */
  active: number
  value: string
  onChoose: (option: ComboboxOption) => void
}

export function ComboboxList({ id, label, emptyLabel, options, active, value, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      // The field keeps the focus; losing it would close the list before the click counts.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 animate-pop-in overflow-y-auto rounded-md border bg-surface-raised p-1 shadow-raised"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field points at it instead of moving the focus
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          data-active={index === active || undefined}
          onClick={() => onChoose(option)}
          className="flex min-h-8 pointer-coarse:min-h-11 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 hover:bg-surface-sunken data-active:bg-surface-sunken"
        >
          <span className="min-w-0 flex-1 break-words">{option.label}</span>
          {option.value === value ? <Check aria-hidden className="size-4 text-primary-ink" /> : null}
        </div>
      ))}
      {options.length === 0 ? (
        <div
          role="option"
          aria-selected={false}
          aria-disabled
          tabIndex={-1}
          className="px-2 py-1.5 text-muted"
        >
          {emptyLabel}
        </div>
      ) : null}
    </div>
  )
}
