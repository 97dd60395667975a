import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

const tones = {
  info: { surface: 'bg-info-subtle', mark: 'text-info', Icon: Info },
  success: { surface: 'bg-success-subtle', mark: 'text-success', Icon: CircleCheck },
  warning: { surface: 'bg-warning-subtle', mark: 'text-warning', Icon: TriangleAlert },
  danger: { surface: 'bg-danger-subtle', mark: 'text-danger', Icon: CircleAlert },
} as const

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: keyof typeof tones
  title?: ReactNode
  action?: ReactNode
}

/** A notice that stays on the page. Give it role="alert" if it appears in response to an action. */
export function Alert({ tone = 'info', title, action, className, children, ...props }: AlertProps) {
  const { Icon, surface, mark } = tones[tone]
  return (
    <div className={cn('flex items-start gap-3 rounded-md px-4 py-3', surface, className)} {...props}>
      <Icon aria-hidden className={cn('mt-0.5 size-4', mark)} />
      <div className="min-w-0 flex-1">
        {title ? <p className={cn('font-medium', mark)}>{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
