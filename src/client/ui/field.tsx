import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { FieldContext } from './field-context.ts'

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Sits at the end of the label's line: a "forgot it?" link, a character count. */
  aside?: ReactNode
  /** The id of the control; made up when absent. */
  id?: string
}

/** Label, control, hint and error as one. The control inside picks up its id and descriptions by itself. */
export function Field({
  label,
  hint,
  error,
  required = false,
  aside,
  id,
  className,
  children,
  ...props
}: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>
      <div className={cn('flex min-w-0 flex-col gap-1.5', className)} {...props}>
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={controlId} className="font-medium">
            {label}
            {required ? (
              <span aria-hidden className="ml-0.5 text-danger">
                *
              </span>
            ) : null}
          </label>
          {aside ? <div className="text-muted text-xs">{aside}</div> : null}
        </div>
        {children}
        {error ? (
          <p id={errorId} className="flex items-start gap-1.5 text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4" />
            <span className="min-w-0">{error}</span>
          </p>
        ) : null}
        {hint ? (
          <p id={hintId} className="text-muted text-xs">
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  )
}
