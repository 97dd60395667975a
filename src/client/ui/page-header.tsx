import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode
  /** One sentence: the purpose of this page. */
  description?: ReactNode
  actions?: ReactNode
  /** A back link above the title. */
  back?: ReactNode
}

export function PageHeader({ title, description, actions, back, className, ...props }: PageHeaderProps) {
  return (
    <header className={cn('mb-6 flex flex-col gap-2', className)} {...props}>
      {back}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-full flex-1 basis-64">
          <h1 className="break-words text-xl">{title}</h1>
          {description ? <p className="mt-1 max-w-prose text-pretty text-muted">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
    </header>
  )
}
