import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface FieldSetProps extends ComponentProps<'fieldset'> {
  legend: ReactNode
  hint?: ReactNode
}

/** A question answered by several controls, such as a list of checkboxes. */
export function FieldSet({ legend, hint, className, children, ...props }: FieldSetProps) {
  return (
    <fieldset className={cn('min-w-0', className)} {...props}>
      <legend className="mb-2 font-medium">{legend}</legend>
      {hint ? <p className="-mt-1 mb-2 text-muted text-xs">{hint}</p> : null}
      <div className="flex flex-col gap-2 pointer-coarse:gap-0">{children}</div>
    </fieldset>
  )
}
