import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

const badgeStyles = cva(
  'inline-flex max-w-full items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs [&_.lucide]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-sunken text-muted',
        success: 'bg-success-subtle text-success',
        warning: 'bg-warning-subtle text-warning',
        danger: 'bg-danger-subtle text-danger',
        info: 'bg-info-subtle text-info',
        accent: 'bg-accent text-on-accent',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyles>['tone']>

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone
  icon?: ReactNode
}

export function Badge({ tone, icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={cn(badgeStyles({ tone }), className)} {...props}>
      {icon}
      {children}
    </span>
  )
}
