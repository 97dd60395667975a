import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A gray placeholder sized by its class; screen readers get the loading region instead. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cn('h-4 animate-breathe rounded-sm bg-surface-sunken', className)}
      {...props}
    />
  )
}
