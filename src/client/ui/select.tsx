import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

export interface SelectOption<Value extends string = string> {
  /** Never the empty string: "none" needs a value of its own. */
  value: Value
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export interface SelectProps<Value extends string = string>
  extends Omit<
    ComponentProps<'button'>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'dir' | 'children'
  > {
  options: readonly SelectOption<Value>[]
  value?: Value | undefined
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  placeholder?: ReactNode
  /** With a name, the value is submitted with the form. */
  name?: string
}

export function Select<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  disabled,
  className,
  ...props
}: SelectProps<Value>) {
  const field = useFieldControl(props)
  const optionOf = (wanted: string) => options.find((option) => option.value === wanted)
  const shown = defaultValue === undefined && value !== undefined ? optionOf(value) : undefined
  function change(next: string) {
    const chosen = optionOf(next)
    if (chosen) onValueChange?.(chosen.value)
  }
  return (
    <Primitive.Root
      // An explicit '' keeps an empty select controlled, so that resetting it shows the placeholder again.
      {...(onValueChange && defaultValue === undefined ? { value: value ?? '' } : {})}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(name === undefined ? {} : { name })}
      {...(disabled === undefined ? {} : { disabled })}
      onValueChange={change}
    >
      <Primitive.Trigger
        className={cn(
          'control flex items-center justify-between gap-2 text-left data-placeholder:text-muted [&>span]:truncate',
          className,
        )}
        {...props}
        {...field}
      >
        {/* By itself it would be empty until the options are mounted. */}
        <Primitive.Value placeholder={placeholder}>{shown?.label}</Primitive.Value>
        <Primitive.Icon>
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] overflow-hidden rounded-md border bg-surface-raised shadow-raised data-[state=open]:animate-pop-in"
        >
          <Primitive.Viewport className="max-h-80 p-1">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                {...(option.disabled === undefined ? {} : { disabled: option.disabled })}
                className="flex min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 cursor-default select-none items-center gap-2 rounded-sm py-1.5 pr-8 pl-2 outline-none data-highlighted:bg-surface-sunken data-disabled:opacity-50"
              >
                {option.icon}
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator className="absolute right-3">
                  <Check aria-hidden className="size-4 text-primary-ink" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
