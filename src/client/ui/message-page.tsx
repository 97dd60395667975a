import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface MessagePageProps extends Omit<ComponentProps<'main'>, 'title'> {
  icon?: ReactNode
  /** What happened. */
  title: ReactNode
  /** What is safe, what to do. */
  description?: ReactNode
  actions?: ReactNode
  /** For support: an error code, a request id. */
  detail?: ReactNode
}

/** A whole page with one message: an error, not found, an expired link. */
export function MessagePage({
  icon,
  title,
  description,
  actions,
  detail,
  className,
  ...props
}: MessagePageProps) {
  return (
    <main className={cn('flex min-h-[70dvh] items-center justify-center px-6 py-12', className)} {...props}>
      <div className="flex w-full max-w-md flex-col gap-4">
        {icon ? (
          <div
            aria-hidden
            className="flex size-11 items-center justify-center rounded-lg bg-surface-sunken text-muted [&_.lucide]:size-5"
          >
            {icon}
          </div>
        ) : null}
        <h1 className="text-xl">{title}</h1>
        {description ? (
          <div className="flex flex-col gap-2 text-pretty text-base text-muted">{description}</div>
        ) : null}
        {actions ? <div className="flex flex-wrap gap-2 pt-2">{actions}</div> : null}
        {detail ? <p className="break-words font-mono text-muted text-xs">{detail}</p> : null}
      </div>
    </main>
  )
}
