import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

export type InputProps = ComponentProps<'input'>

export function Input({ className, ...props }: InputProps) {
  const field = useFieldControl(props)
  return <input className={cn('control', className)} {...props} {...field} />
}
