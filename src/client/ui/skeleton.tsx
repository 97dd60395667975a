import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

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

/** A placeholder that screen readers announce. */
export function LabeledSkeleton({ label, className }: { label: string; className: string }) {
  return (
    <output className="block">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className={className} />
    </output>
  )
}
