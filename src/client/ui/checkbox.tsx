import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Without it, the checkbox needs an aria-label or a Field around it. */
  label?: ReactNode
  description?: ReactNode
  indeterminate?: boolean
  onCheckedChange?: (checked: boolean) => void
}

/** A native checkbox, so that forms, labels and `register()` work. */
export function Checkbox({
  label,
  description,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  ...props
}: CheckboxProps) {
  const ownId = useId()
  const descriptionId = `${ownId}-description`
  const describedBy = props['aria-describedby'] ?? (description ? descriptionId : undefined)
  const field = useFieldControl({ ...props, 'aria-describedby': describedBy })
  const id = field.id ?? props.id ?? ownId
  const frame = useRef<HTMLSpanElement>(null)
  // The browser clears this state on every click and HTML has no attribute for it, so each render sets it again.
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input')
    if (input) input.indeterminate = indeterminate
  })
  const Mark = indeterminate ? Minus : Check
  const box = (
    <span ref={frame} className="relative flex size-5 shrink-0 items-center justify-center">
      <input
        type="checkbox"
        className="peer absolute inset-0.5 size-4 appearance-none rounded-[5px] border border-border-control bg-surface transition-colors checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger indeterminate:border-primary indeterminate:bg-primary"
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked)
        }}
        {...props}
        aria-describedby={describedBy}
        {...field}
        id={id}
      />
      <Mark
        aria-hidden
        className={cn(
          'pointer-events-none relative size-3 text-on-primary opacity-0 [stroke-width:3.5] peer-checked:opacity-100',
          indeterminate && 'opacity-100',
        )}
      />
    </span>
  )
  if (!label) return <span className={cn('inline-flex', className)}>{box}</span>
  return (
    <label
      htmlFor={id}
      className={cn('flex items-start gap-2 pointer-coarse:min-h-11 pointer-coarse:py-3', className)}
    >
      {box}
      <span className="min-w-0">
        <span className="block">{label}</span>
        {description ? (
          <span id={descriptionId} className="block text-muted text-xs">
            {description}
          </span>
        ) : null}
      </span>
    </label>
  )
}
