import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('min-w-0 rounded-lg border bg-surface shadow-card', className)} {...props} />
}

export interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  /** The heading level of the title. */
  level?: 2 | 3 | 4
}

export function CardHeader({ title, description, actions, level = 2, className, ...props }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cn('flex flex-wrap items-start justify-between gap-3 px-5 pt-5', className)} {...props}>
      <div className="min-w-0 flex-1 basis-48">
        <Heading className="text-base">{title}</Heading>
        {description ? <p className="mt-0.5 text-muted">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  )
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('p-5', className)} {...props} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-wrap items-center gap-2 border-t px-5 py-3', className)} {...props} />
}
