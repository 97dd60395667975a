import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  icon?: ReactNode
  /** One sentence: what will be here. */
  title: ReactNode
  description?: ReactNode
  /** One action: how to get there. */
  action?: ReactNode
}

export function EmptyState({ icon, title, description, action, className, ...props }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center gap-4 px-6 py-12 text-center', className)} {...props}>
      {icon ? (
        <div
          aria-hidden
          className="flex size-11 items-center justify-center rounded-lg bg-surface-sunken text-muted [&_.lucide]:size-5"
        >
          {icon}
        </div>
      ) : null}
      <div className="max-w-sm">
        <p className="text-balance font-medium">{title}</p>
        {description ? <p className="mt-1 text-pretty text-muted">{description}</p> : null}
      </div>
      {action}
    </div>
  )
}
