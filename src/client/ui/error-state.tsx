import { CircleAlert, RotateCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What happened. */
  title: ReactNode
  /** Why, what is safe, what to do. */
  reason?: ReactNode
  retryLabel?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

export function ErrorState({
  title,
  reason,
  retryLabel,
  onRetry,
  retrying = false,
  className,
  ...props
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn('flex flex-col items-center gap-4 px-6 py-12 text-center', className)}
      {...props}
    >
      <div className="flex size-11 items-center justify-center rounded-lg bg-danger-subtle text-danger">
        <CircleAlert aria-hidden className="size-5" />
      </div>
      <div className="max-w-sm">
        <p className="text-balance font-medium">{title}</p>
        {reason ? <p className="mt-1 text-pretty text-muted">{reason}</p> : null}
      </div>
      {onRetry && retryLabel ? (
        <Button variant="secondary" pending={retrying} onClick={onRetry}>
          <RotateCw aria-hidden />
          {retryLabel}
        </Button>
      ) : null}
    </div>
  )
}
