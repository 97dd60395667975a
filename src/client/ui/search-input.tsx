import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { cn } from './cn.ts'

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'ref'> {
  value: string
  onValueChange: (value: string) => void
  label: string
  clearLabel: string
}

export function SearchInput({
  value,
  onValueChange,
  label,
  clearLabel,
  placeholder = label,
  className,
  ...props
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <div className={cn('relative w-full sm:max-w-xs', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="control px-9"
        {...props}
      />
      {value ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className="absolute inset-y-0 right-0 flex w-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center justify-center rounded-md text-muted transition-colors hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      ) : null}
    </div>
  )
}
