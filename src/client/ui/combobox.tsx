import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { cn } from './cn.ts'
import { ComboboxList } from './combobox-list.tsx'
import { type ComboboxOption, matchingOptions } from './combobox-options.ts'
import { useFieldControl } from './field-context.ts'

export interface ComboboxProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'list' | 'type'> {
  options: readonly ComboboxOption[]
  /** Empty if nothing is chosen. */
  value: string
  onValueChange: (value: string) => void
  /** Whether emptying the field clears the choice; otherwise it is restored. */
  clearable?: boolean
  listLabel: string
  emptyLabel: string
}

/** One choice out of many, found by typing. For a few options use Select. */
export function Combobox({
  options,
  value,
  onValueChange,
  clearable = false,
  listLabel,
  emptyLabel,
  className,
  onBlur,
  ...props
}: ComboboxProps) {
  const field = useFieldControl(props)
  const listId = useId()
  /** The text being typed; null while the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const found = isOpen ? matchingOptions(options, typed ?? '') : []

  function open() {
    if (isOpen) return
    setIsOpen(true)
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }
  function close() {
    setIsOpen(false)
    setTyped(null)
  }
  function choose(option: ComboboxOption | undefined) {
    if (option) onValueChange(option.value)
    close()
  }
  function leave() {
    if (clearable && typed?.trim() === '') onValueChange('')
    close()
  }
  function move(to: number) {
    if (!isOpen) return open()
    setActive(Math.min(found.length - 1, Math.max(0, to)))
  }
  function press(event: KeyboardEvent) {
    const act = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Enter: isOpen ? () => choose(found[active]) : undefined,
      Escape: isOpen ? close : undefined,
    }[event.key]
    if (!act) return
    event.preventDefault()
    // Inside a dialog, the key that closes the list must not close the dialog too.
    event.stopPropagation()
    act()
  }

  return (
    <div className="relative">
      <input
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        value={typed ?? chosen?.label ?? value}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsOpen(true)
          setActive(0)
        }}
        onBlur={(event) => {
          leave()
          onBlur?.(event)
        }}
        className={cn('control pr-9', className)}
        {...props}
        {...field}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
      />
      {isOpen ? (
        <ComboboxList
          id={listId}
          label={listLabel}
          emptyLabel={emptyLabel}
          options={found}
          active={active}
          value={value}
          onChoose={choose}
        />
      ) : null}
    </div>
  )
}
