import { Check } from 'lucide-react'
import { cn } from '#client/ui/cn.ts'
import { FieldSet } from '#client/ui/field-set.tsx'

interface ChoiceCardsProps<Value extends string> {
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
  className?: string
}

/** A few options to tap, one of which can be chosen. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  className,
}: ChoiceCardsProps<Value>) {
  return (
    <FieldSet legend={legend}>
      <div className={cn('grid grid-cols-2 gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-md border px-3 py-2 leading-tight transition-colors hover:border-border-control has-checked:border-primary-ink has-checked:bg-primary-subtle has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="peer sr-only"
            />
            <span className="min-w-0 flex-1 text-pretty">{option.label}</span>
            <Check
              aria-hidden
              className="size-4 shrink-0 text-primary-ink opacity-0 peer-checked:opacity-100"
            />
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
