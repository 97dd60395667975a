import type { ComponentProps, ReactNode } from 'react'
import { Card } from './card.tsx'
import { cn } from './cn.ts'
import { Skeleton } from './skeleton.tsx'

export interface StatCardProps extends ComponentProps<'div'> {
  label: ReactNode
  value: ReactNode
  /** The comparison that gives the number its meaning. */
  hint?: ReactNode
  icon?: ReactNode
  loading?: boolean
}

export function StatCard({ label, value, hint, icon, loading = false, className, ...props }: StatCardProps) {
  return (
    <Card className={cn('flex flex-col gap-1 p-4', className)} aria-busy={loading || undefined} {...props}>
      <div className="flex items-center justify-between gap-2 text-muted [&_.lucide]:size-4">
        <span className="font-medium">{label}</span>
        {icon}
      </div>
      {loading ? (
        <Skeleton className="my-1 h-6 w-24" />
      ) : (
        <div className="font-semibold text-xl tabular">{value}</div>
      )}
      {loading ? <Skeleton className="h-3.5 w-32 max-w-full" /> : null}
      {hint && !loading ? <div className="text-muted text-xs">{hint}</div> : null}
    </Card>
  )
}
