import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** Without it, the switch needs an aria-label or a Field around it. */
  label?: ReactNode
  description?: ReactNode
  onCheckedChange?: (checked: boolean) => void
}

/** For settings that apply immediately; use a Checkbox for values submitted with a form. */
export function Switch({ label, description, onCheckedChange, onChange, className, ...props }: SwitchProps) {
  const ownId = useId()
  const descriptionId = `${ownId}-description`
  const describedBy = props['aria-describedby'] ?? (description ? descriptionId : undefined)
  const field = useFieldControl({ ...props, 'aria-describedby': describedBy })
  const id = field.id ?? props.id ?? ownId
  const track = (
    <span className="relative inline-flex h-5 w-9 shrink-0">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own checked state
        role="switch"
        className="peer absolute inset-0 size-full appearance-none rounded-full bg-border-control transition-colors checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50"
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked)
        }}
        {...props}
        aria-describedby={describedBy}
        {...field}
        id={id}
      />
      <span
        aria-hidden
        className="pointer-events-none relative m-0.5 size-4 rounded-full bg-white shadow-card transition-transform peer-checked:translate-x-4"
      />
    </span>
  )
  if (!label) return <span className={cn('inline-flex', className)}>{track}</span>
  return (
    <label
      htmlFor={id}
      className={cn(
        'flex items-start justify-between gap-4 pointer-coarse:min-h-11 pointer-coarse:py-3',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {description ? (
          <span id={descriptionId} className="block text-muted">
            {description}
          </span>
        ) : null}
      </span>
      {track}
    </label>
  )
}
