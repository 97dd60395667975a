import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A grey stand-in of the size that the class gives; hidden from screen readers, which hear the loading region instead. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cn('h-4 animate-breathe rounded-sm bg-surface-sunken', className)}
      {...props}
    />
  )
}
