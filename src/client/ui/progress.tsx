import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 0 to 100. */
  value: number
  label: string
  /** Another color, where it has a meaning. */
  barClassName?: string
}

export function Progress({ value, label, barClassName, className, ...props }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-surface-sunken', className)}
      {...props}
    >
      <div
        className={cn('h-full rounded-full bg-primary transition-[width]', barClassName)}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
