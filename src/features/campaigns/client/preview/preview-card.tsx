import type { ComponentProps } from 'react'
import { cn } from '#client/ui/cn.ts'

/** The card of a post in its network. */
export function PreviewCard({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('overflow-hidden rounded-md border bg-surface-raised', className)} {...props} />
}
