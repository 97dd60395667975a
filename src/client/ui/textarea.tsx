import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

export type TextareaProps = ComponentProps<'textarea'>

export function Textarea({ className, rows = 4, ...props }: TextareaProps) {
  const field = useFieldControl(props)
  return <textarea rows={rows} className={cn('control resize-y py-2', className)} {...props} {...field} />
}
