import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { cn } from './cn.ts'

export interface LoadMoreProps extends Omit<ButtonProps, 'asChild' | 'children'> {
  label: ReactNode
  hasMore: boolean
  /** Next to the button: "50 of 214". */
  summary?: ReactNode
}

export function LoadMore({
  label,
  hasMore,
  summary,
  variant = 'secondary',
  className,
  ...props
}: LoadMoreProps) {
  if (!hasMore && !summary) return null
  return (
    <div className={cn('flex flex-col items-center gap-2 py-4', className)}>
      {summary ? <p className="text-muted text-xs tabular">{summary}</p> : null}
      {hasMore ? (
        <Button variant={variant} {...props}>
          {label}
        </Button>
      ) : null}
    </div>
  )
}
