import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export const Tabs = Primitive.Root

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn(
        'flex gap-5 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]',
        className,
      )}
      {...props}
    />
  )
}

export interface TabsTriggerProps extends ComponentProps<typeof Primitive.Trigger> {
  count?: ReactNode
}

export function TabsTrigger({ count, className, children, ...props }: TabsTriggerProps) {
  return (
    <Primitive.Trigger
      className={cn(
        'inline-flex min-h-10 pointer-coarse:min-h-11 pointer-coarse:min-w-11 shrink-0 items-center gap-2 rounded-t-sm border-transparent border-b-2 px-0.5 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-50 data-[state=active]:border-primary-ink data-[state=active]:text-ink [&_.lucide]:size-4',
        className,
      )}
      {...props}
    >
      {children}
      {count === undefined ? null : (
        <span className="rounded-full bg-surface-sunken px-1.5 text-muted text-xs tabular">{count}</span>
      )}
    </Primitive.Trigger>
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('rounded-sm pt-5', className)} {...props} />
}
