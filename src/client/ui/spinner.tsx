import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-8' } as const

export interface SpinnerProps extends ComponentProps<'output'> {
  /** Announced as a status. */
  label: string
  size?: keyof typeof sizes
}

export function Spinner({ label, size = 'md', className, ...props }: SpinnerProps) {
  return (
    <output className={cn('inline-flex text-muted', className)} {...props}>
      <LoaderCircle aria-hidden className={cn('animate-spin', sizes[size])} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
